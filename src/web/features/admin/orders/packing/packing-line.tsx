/** An order on the packing board: what is packed for whom, and its tracking number. */
import { type KeyboardEvent, useCallback } from 'react'
import { Link } from 'react-router'

import { TRACKING_NUMBER_LENGTH_MAX } from '#domain/orders/order.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { countryName } from '#domain/shipping/country-names.ts'
import { DELIVERY_TIME_NAMES } from '#i18n/delivery-time-text.ts'
import { useLocale, useProblem, useT } from '#i18n/use-t.ts'
import { DateTime } from '#web/features/admin/parts/date-time.tsx'
import { OrderNote } from '#web/features/admin/parts/orders/order-note.tsx'
import { Seals } from '#web/scents/seals.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import css from './packing.module.css'
import { confirmField, type PackingRow, trackingField } from './packing.ts'

/** The form that prints: its boxes are in the rows, which are part of the form that ships. */
export const PRINTS = 'prints'

export function PackingLine({ row }: { row: PackingRow }) {
  const t = useT()
  const errorText = useTrackingErrorText()
  const { id, number, notes, trackingNumber, error } = row
  return (
    <li className={css.row}>
      <input type="hidden" name="row" value={id} />
      <label className={css.tick}>
        <span className="visually-hidden">{t('adminOrders.choose', { number })}</span>
        <input type="checkbox" name="id" value={id} form={PRINTS} defaultChecked />
      </label>
      <Who row={row} />
      <OrderNote notes={notes} />
      <div className={css.tracking}>
        <Field
          id={trackingField(id)}
          label={
            <>
              {t('adminOrders.tracking')} <span className="visually-hidden">{number}</span>
            </>
          }
          error={error && errorText(error)}
        >
          {(control) => (
            <TextInput
              {...control}
              name={trackingField(id)}
              defaultValue={trackingNumber}
              autoComplete="off"
              autoCapitalize="characters"
              enterKeyHint="next"
              spellCheck={false}
              onKeyDown={goToNextLine}
            />
          )}
        </Field>
        {error !== null && error !== 'too_long' && (
          <Checkbox
            name={confirmField(id)}
            value={trackingNumber}
            label={t('admin.confirmsTracking')}
          />
        )}
      </div>
    </li>
  )
}

function Who({ row }: { row: PackingRow }) {
  const t = useT()
  const locale = useLocale()
  const { id, number, placedAt, country, deliveryTime } = row
  const place = country === JAPAN ? null : countryName(country, locale)
  const way = t(`admin.shipping_${row.shippingMethod}`)
  const time = deliveryTime && t(DELIVERY_TIME_NAMES[deliveryTime])
  return (
    <div className={css.who}>
      <span className={css.head}>
        <Link to={`/admin/orders/${id}`} className="code">
          {number}
        </Link>
        <strong>{row.customerName}</strong>
        {row.customerCompany && <span>{row.customerCompany}</span>}
      </span>
      <span className={css.facts}>
        <DateTime at={placedAt} isDay />
        {[place, way, time].filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
      <span className={css.facts}>
        <span>{t('admin.packages', { count: row.packageCount })}</span>
        <Seals scents={row.scents} />
      </span>
    </div>
  )
}

/** Scanners end with Enter. After the last line comes the button, which a person presses. */
function goToNextLine(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const { form } = event.currentTarget
  const places = [
    ...(form?.querySelectorAll<HTMLElement>('input[name^="tracking-"], button[type="submit"]') ??
      []),
  ]
  places[places.indexOf(event.currentTarget) + 1]?.focus()
}

export function useTrackingErrorText(): (error: NonNullable<PackingRow['error']>) => string {
  const t = useT()
  const problem = useProblem()
  return useCallback(
    (error) =>
      error === 'too_long'
        ? t('adminOrders.trackingLong', { max: TRACKING_NUMBER_LENGTH_MAX })
        : problem(error),
    [t, problem],
  )
}
