/** Sends goods once more: what, why, and when the customer reported it. */
import { quantityOf } from '#domain/orders/pieces.ts'
import { DEFECT_REPORT_DAYS } from '#domain/orders/policy.ts'
import { REPLACEMENT_REASONS } from '#domain/orders/replacement.ts'
import { leftToReplace, replaceablePieces } from '#domain/orders/replacements/replacement-rules.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatInJapan } from '#shared/japan-day.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

import { TextField } from '../../forms/action-form.tsx'
import { SelectField } from '../../forms/select-field.tsx'
import layout from '../../parts/form-layout.module.css'
import type { OrderErrors } from '../order-action.ts'
import { NoteField, useOrderInput } from '../order-action-fields.tsx'
import { OrderActionForm } from '../order-action-form.tsx'
import type { OrderDetail } from '../order-detail.server.ts'
import { useOrderPieces } from '../order-pieces.ts'
import { PiecesFields } from '../pieces-form-part.tsx'

type Props = { detail: OrderDetail; errors: OrderErrors | undefined }

export function ReplacementForm({ detail, errors }: Props) {
  const t = useT()
  const { order, replacements, today } = detail
  const { input, fieldOf } = useOrderInput('open_replacement', errors, order.currency)
  // After a tick was asked for, the form still carries the old count.
  const before = input?.replacementsBefore || String(replacements.length)
  const refused = input && errors?.code
  const isAsked = (code: string, answer: string | undefined) => refused === code || answer === 'yes'
  return (
    <OrderActionForm
      action="open_replacement"
      order={order}
      errors={errors}
      title={t('adminReplacements.start')}
      text={t('adminReplacements.text', { email: order.customerEmail })}
      submit={t('adminReplacements.submit')}
      hidden={{ replacementsBefore: before }}
      close={t('admin.close')}
    >
      <Period detail={detail} />
      <Items detail={detail} errors={errors} />
      <div className={layout.fields}>
        <SelectField
          state={fieldOf('replacementReason')}
          label={t('adminReplacements.reason')}
          isRequired
          placeholder={t('adminReplacements.reasonChoose')}
          options={REPLACEMENT_REASONS.map((value) => ({
            value,
            label: t(`adminReplacements.reason_${value}`),
          }))}
        />
        <TextField
          type="date"
          label={t('adminReplacements.reportedOn')}
          state={fieldOf('reportedOn', today)}
          isRequired
        />
        <NoteField label={t('adminReplacements.note')} state={fieldOf('note')} />
      </div>
      {isAsked('replacement_period_over', input?.confirmsPeriod) && (
        <Checkbox
          name="confirmsPeriod"
          value="yes"
          label={t('adminReplacements.confirmsPeriod')}
          defaultChecked={input?.confirmsPeriod === 'yes'}
        />
      )}
      {isAsked('replacement_exceeds_order', input?.confirmsExcess) && (
        <Checkbox
          name="confirmsExcess"
          value="yes"
          label={t('adminReplacements.confirmsExcess')}
          defaultChecked={input?.confirmsExcess === 'yes'}
        />
      )}
      {order.country !== JAPAN && (
        <Callout tone="info" title={t('adminReplacements.customsTitle')}>
          <p>{t('adminReplacements.customsText')}</p>
        </Callout>
      )}
    </OrderActionForm>
  )
}

/** Both periods for reporting a defect, counted from the delivery. */
function Period({ detail: { order } }: Pick<Props, 'detail'>) {
  const t = useT()
  const locale = useLocale()
  const { deliveredAt } = order
  return (
    <p>
      {deliveredAt === null
        ? t('adminReplacements.undelivered')
        : t('adminReplacements.delivered', {
            day: formatInJapan(deliveredAt, locale, { dateStyle: 'long' }),
            terms: DEFECT_REPORT_DAYS.termsOfSale,
            notice: DEFECT_REPORT_DAYS.legalNotice,
          })}
    </p>
  )
}

function Items({ detail, errors }: Props) {
  const t = useT()
  const pieces = useOrderPieces(detail)
  const { input, errorOf } = useOrderInput('open_replacement', errors, detail.order.currency)
  const left = leftToReplace(detail, detail.replacements)
  return (
    <PiecesFields
      field="replaced"
      legend={t('adminReplacements.items')}
      hint={t('adminReplacements.itemsHint')}
      input={input}
      error={errorOf('replaced')}
      pieces={replaceablePieces(detail).map((piece) => ({
        code: piece.code,
        name: pieces.nameOf(piece.code),
        most: piece.quantity,
        hint: t('adminReplacements.itemHint', {
          count: piece.quantity,
          left: quantityOf(left, piece),
        }),
      }))}
    />
  )
}
