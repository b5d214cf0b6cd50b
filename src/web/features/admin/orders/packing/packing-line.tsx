/** An order or a replacement on the packing board: what is packed for whom, and its tracking numbers. */
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'

import { JAPAN } from '#domain/shipping/country.ts'
import { countryName } from '#domain/shipping/country-names.ts'
import { isTrackingWarning } from '#domain/shipping/tracking/tracking.ts'
import { DELIVERY_TIME_NAMES } from '#i18n/delivery-time-text.ts'
import { useLocale, useProblem, useT } from '#i18n/use-t.ts'
import { textIn } from '#shared/locale.ts'
import { DateTime } from '#web/features/admin/parts/date-time.tsx'
import { OrderNote } from '#web/features/admin/parts/orders/order-note.tsx'
import { Seals } from '#web/scents/seals.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { LabelledTextArea } from '#web/ui/labelled-control.tsx'

import css from './packing.module.css'
import { confirmField, type PackingRow, trackingField } from './packing.ts'

/** The form that prints: its boxes are in the rows, which are part of the form that ships. */
export const PRINTS = 'prints'

export function PackingLine({ row }: { row: PackingRow }) {
  const t = useT()
  const problem = useProblem()
  const { id, number, notes, trackingNumbers, error } = row
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
        <LabelledTextArea
          label={
            <>
              {t('adminOrders.tracking')} <span className="visually-hidden">{number}</span>
            </>
          }
          error={error && problem(error)}
          name={trackingField(id)}
          rows={1}
          defaultValue={trackingNumbers}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="next"
          spellCheck={false}
          onKeyDown={goToNextOrder}
        />
        {error !== null && isTrackingWarning(error) && (
          <Checkbox
            name={confirmField(id)}
            value={trackingNumbers}
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
  const { orderId, number, placedAt, country, deliveryTime, devices } = row
  const place = country === JAPAN ? null : countryName(country, locale)
  const way = t(`admin.shipping_${row.shippingMethod}`)
  const time = deliveryTime && t(DELIVERY_TIME_NAMES[deliveryTime])
  return (
    <div className={css.who}>
      <span className={css.head}>
        <Link to={`/admin/orders/${orderId}`} className="code">
          {number}
        </Link>
        <strong>{row.customerName}</strong>
        {row.customerCompany && <span>{row.customerCompany}</span>}
        {devices && <Badge tone="warn">{t('adminPacking.replacement')}</Badge>}
      </span>
      <span className={css.facts}>
        <DateTime at={placedAt} isDay />
        {[place, way, time].filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
      <span className={css.facts}>
        {devices ? (
          devices.map(({ name, quantity }) => (
            <span key={name.en}>
              {t('admin.pieces', { name: textIn(name, locale), count: quantity })}
            </span>
          ))
        ) : (
          <span>{t('admin.packages', { count: row.packageCount })}</span>
        )}
        <Seals scents={row.scents} />
      </span>
    </div>
  )
}

/** Scanners end with Enter; with Shift, it starts a line. After the last order comes the button, which a person presses. */
function goToNextOrder(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  const { form } = event.currentTarget
  const places = [
    ...(form?.querySelectorAll<HTMLElement>('textarea[name^="tracking-"], button[type="submit"]') ??
      []),
  ]
  places[places.indexOf(event.currentTarget) + 1]?.focus()
}
