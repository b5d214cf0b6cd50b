/** Money back in two steps: what, how and why; then once more as a sentence before it goes. */
import type { MoneyMethod } from '#domain/ledger/money-words.ts'
import { refundableItems, withItems } from '#domain/orders/refunds/refund-items.ts'
import { amountOf, refundableParts } from '#domain/orders/refunds/refund-parts.ts'
import { cardName, type PaymentCard } from '#domain/payments/payment-card.ts'
import type { Translate } from '#i18n/translate.ts'
import { useAmount, useLocale, useT } from '#i18n/use-t.ts'
import { textIn } from '#shared/locale.ts'
import { decimalText, money } from '#shared/money.ts'
import type { ActionInput } from '#web/features/admin/forms/action.ts'
import { TextField } from '#web/features/admin/forms/action-form.tsx'
import { PostForm } from '#web/features/admin/forms/form-frame.tsx'
import { useFocusOnce, useIsBusy } from '#web/features/admin/forms/form-state.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { DescriptionList } from '#web/features/admin/parts/description-list.tsx'
import layout from '#web/features/admin/parts/form-layout.module.css'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import type { OrderErrors } from '../order-action.ts'
import { useOrderInput } from '../order-action-fields.tsx'
import { OrderActionForm } from '../order-action-form.tsx'
import type { OrderDetail } from '../order-detail.server.ts'
import { useOrderPieces } from '../order-pieces.ts'
import { parsePieces } from '../pieces-fields.ts'
import { PiecesFields } from '../pieces-form-part.tsx'
import {
  mayRelease,
  REFUND_PARTS,
  readRefund,
  refundMethodsOf,
  restockableOf,
} from './refund-fields.ts'

type Props = { detail: OrderDetail; errors: OrderErrors | undefined; checked: ActionInput | null }

export function RefundForm({ detail, errors, checked }: Props) {
  return checked ? (
    <CheckRefund key="check" detail={detail} input={checked} />
  ) : (
    <TypeRefund key="type" detail={detail} errors={errors} />
  )
}

function TypeRefund({ detail, errors }: Omit<Props, 'checked'>) {
  const t = useT()
  const { order, ledger, refundLeftMinor: left } = detail
  const { mine, input, errorOf, fieldOf } = useOrderInput('request_refund', errors, order.currency)
  const methods = refundMethodsOf(ledger)
  // The ledger may have grown since the form was filled. After field errors only, the form still carries the old count.
  const refundsBefore =
    (mine?.code === null && input?.refundsBefore) || String(ledger.refunds.length)

  return (
    <OrderActionForm
      action="check_refund"
      order={order}
      errors={mine && { ...mine, action: 'check_refund' }}
      title={t('admin.refundStart')}
      text={t('admin.refundText')}
      submit={t('admin.refundCheck')}
      hidden={{ refundsBefore }}
      close={t('admin.close')}
    >
      {left !== null && <p>{t('admin.refundLimit', { most: money(left, order.currency) })}</p>}
      <Items detail={detail} errors={errors} />
      <fieldset className={layout.group}>
        <legend>{t('admin.refundAmounts')}</legend>
        <div className={layout.fields}>
          <PartFields detail={detail} errors={errors} />
        </div>
      </fieldset>
      <RadioCards
        id="method"
        name="method"
        legend={t('admin.refundMethod')}
        value={input?.method || methods[0]}
        error={errorOf('method')}
        isRequired
        cards={methods.map((method) => ({
          value: method,
          label: refundMethodName(t, method, ledger.card),
          detail: t(`admin.refundDetail_${method}`),
        }))}
      />
      <div className={layout.fields}>
        <TextField
          label={t('admin.refundReason')}
          state={fieldOf('reason')}
          hint={t('admin.refundReasonHint')}
          maxLength={200}
        />
      </div>
      {mayRelease(order) && (
        <Checkbox
          name="returnsStock"
          value="yes"
          label={t('admin.refundReturnsStock')}
          defaultChecked={input ? input.returnsStock === 'yes' : true}
        />
      )}
      <Restocked detail={detail} errors={errors} />
    </OrderActionForm>
  )
}

/** With the card that paid, where it is known. */
const refundMethodName = (t: Translate, method: MoneyMethod, card: PaymentCard | null): string =>
  method === 'card' && card
    ? [t('admin.refund_card'), cardName(card, '')].join(t('ui.separator'))
    : t(`admin.refund_${method}`)

type PartProps = Omit<Props, 'checked'>

/** Products of the order by quantity. What is due as a whole is filled in below, as amounts. */
function Items({ detail: { order, ledger, lines }, errors }: PartProps) {
  const t = useT()
  const locale = useLocale()
  const { input, errorOf } = useOrderInput('request_refund', errors, order.currency)
  const { goodsMinor } = refundableParts(order, ledger.refunds, ledger.balance)
  if (goodsMinor === 0 || order.status === 'refund_due') return null
  return (
    <PiecesFields
      field="items"
      legend={t('admin.refundItems')}
      hint={mayRelease(order) ? t('admin.refundPackedAsOrdered') : ''}
      input={input}
      error={errorOf('items')}
      pieces={refundableItems(lines, ledger.refunds)
        .filter(({ quantity }) => quantity > 0)
        .map(({ code, name, quantity, unitMinor }) => ({
          code,
          name: textIn(name, locale),
          most: quantity,
          hint: t('admin.refundItemHint', {
            unit: money(unitMinor, order.currency),
            count: quantity,
          }),
        }))}
    />
  )
}

/** Cartridges of a parcel that came back. */
function Restocked({ detail, errors }: PartProps) {
  const t = useT()
  const { input, errorOf } = useOrderInput('request_refund', errors, detail.order.currency)
  const error = errorOf('restocked')
  const pieces = restockableOf(detail).filter(({ quantity }) => quantity > 0)
  const words = useOrderPieces(detail)
  if (pieces.length === 0) return null
  return (
    <details
      className={layout.group}
      open={error !== null || (input && parsePieces(input, 'restocked')?.length !== 0)}
    >
      <summary>{t('admin.refundCameBack')}</summary>
      <PiecesFields
        field="restocked"
        legend={t('admin.refundRestocked')}
        hint={t('admin.refundRestockedHint')}
        input={input}
        error={error}
        pieces={pieces.map(({ code, quantity }) => ({
          code,
          most: quantity,
          name: words.nameOf(code),
          hint: t('admin.piecesMost', { count: quantity }),
        }))}
      />
    </details>
  )
}

/** Each part from zero, with the most that can go back; only what is due is filled in: an excess, or all of a late payment. */
function PartFields({ detail: { order, ledger }, errors }: PartProps) {
  const t = useT()
  const { fieldOf } = useOrderInput('request_refund', errors, order.currency)
  const most = refundableParts(order, ledger.refunds, ledger.balance)
  const shown = (minor: number) => money(minor, order.currency)
  const isDue = (part: keyof typeof most) =>
    most.excessMinor > 0 ? part === 'excessMinor' : order.status === 'refund_due'

  return REFUND_PARTS.filter(({ part }) => most[part] > 0).map(({ field, part }) => (
    <TextField
      key={field}
      label={t(`admin.refundPart_${field}`)}
      hint={t('admin.partHint', { most: shown(most[part]) })}
      state={fieldOf(field, isDue(part) ? decimalText(shown(most[part])) : '0')}
      inputMode="decimal"
    />
  ))
}

function CheckRefund({ detail, input }: { detail: OrderDetail; input: ActionInput }) {
  const t = useT()
  const { order, ledger, lines } = detail
  const isSending = useIsBusy('request_refund')
  const isGoingBack = useIsBusy('edit_refund')
  const heading = useFocusOnce(true)
  const { items, restocked, ...amounts } = readRefund(input, order)
  const pieces = useOrderPieces(detail)
  const method = input.method === 'card' ? 'card' : 'bank_transfer'
  const shown = useAmount(order.currency)
  const sum = amountOf(withItems(amounts, items, lines))
  return (
    <PostForm action="?" className={layout.form}>
      {Object.entries(input)
        .filter(([name]) => name !== 'intent')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <h3 ref={heading} tabIndex={-1}>
        {t(`admin.refundTitle_${method}`, { amount: money(sum, order.currency) })}
      </h3>
      <DescriptionList
        facts={[
          ...pieces.priced(items).map(({ text, minor }) => ({ label: text, value: shown(minor) })),
          ...REFUND_PARTS.filter(({ part }) => amounts[part] > 0).map(({ field, part }) => ({
            label: t(`admin.refundPart_${field}`),
            value: shown(amounts[part]),
          })),
          { label: t('admin.refundMethod'), value: refundMethodName(t, method, ledger.card) },
          { label: t('admin.refundReason'), value: input.reason },
          {
            label: t('admin.refundRestock'),
            value:
              mayRelease(order) &&
              t(input.returnsStock === 'yes' ? 'admin.refundRestockYes' : 'admin.refundRestockNo'),
          },
          {
            label: t('admin.refundRestocked'),
            value: pieces.inWords(restocked).join('\n'),
          },
        ]}
      />
      <p>{t(`admin.refundAfter_${method}`, { email: order.customerEmail })}</p>
      <div className={layout.buttons}>
        <Button
          type="submit"
          name="intent"
          value="request_refund"
          size="small"
          variant="danger"
          isBusy={isSending}
        >
          {t(`admin.refundSubmit_${method}`)}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="edit_refund"
          size="small"
          variant="outline"
          isBusy={isGoingBack}
        >
          {t('admin.refundEdit')}
        </Button>
        <ActionLink to="?" variant="quiet">
          {t('admin.close')}
        </ActionLink>
      </div>
    </PostForm>
  )
}
