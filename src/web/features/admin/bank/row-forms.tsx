/** The forms about one transfer. What will happen is said before it is done. */
import type { BankFeeLimits } from '#domain/orders/bank-transfers/bank-fee.server.ts'
import type { PayableOrder } from '#domain/orders/bank-transfers/payable-orders.server.ts'
import { IGNORE_REASON_LENGTH_MAX } from '#domain/statements/policy.ts'
import { splitTransfer } from '#domain/statements/split-transfer.ts'
import type { RowView } from '#domain/statements/view-statements.server.ts'
import { useT } from '#i18n/use-t.ts'
import { money } from '#shared/money.ts'

import { ActionForm, TextField, useFields } from '../forms/action-form.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import { bankFeeOf, transferDifference } from '../parts/orders/transfer-difference.ts'
import { Panel } from '../parts/panel.tsx'
import type { BankErrors } from './bank-action.ts'
import { Shares } from './shares.tsx'

type AssignProps = { row: RowView; orders: readonly PayableOrder[]; feeLimits: BankFeeLimits }

/** Every order gets what it is missing. What differs is of the last one. */
export function AssignForm({ row, orders, feeLimits }: AssignProps) {
  const t = useT()
  const after = useWhatHappens(orders.length > 1)
  const last = orders.at(-1)
  if (!last) return null
  const foreign = orders.find(({ currency }) => currency !== 'jpy')
  if (foreign) {
    return (
      <Panel>
        <p>{t('adminBank.otherCurrency')}</p>
        <p>
          <ActionLink to={`/admin/orders/${foreign.id}`}>{t('adminBank.toOrder')}</ActionLink>
        </p>
      </Panel>
    )
  }
  const amount = money(row.amountMinor, 'jpy')
  const split = splitTransfer(row.amountMinor, orders)
  if (split === null) {
    return (
      <Panel>
        <p>{t('adminBank.tooLittle', { amount })}</p>
        <p>
          <ActionLink to="?">{t('adminBank.chooseAgain')}</ActionLink>
        </p>
      </Panel>
    )
  }
  const shares = split.flatMap(({ amountMinor }, at) => {
    const order = orders[at]
    return order ? [{ order, amountMinor }] : []
  })
  const lastMinor = split.at(-1)?.amountMinor ?? 0
  const difference = transferDifference(lastMinor, last.status, last)
  const feeMinor = bankFeeOf(difference, last, feeLimits)
  const texts = shares.map(({ order, amountMinor }) => after(order, amountMinor))
  const shown = (
    <>
      {orders.map(({ id, missingMinor }) => (
        <input key={id} type="hidden" name="order" value={`${id} ${missingMinor}`} />
      ))}
      {orders.length > 1 && <Shares shares={shares} />}
    </>
  )
  const shared = {
    action: 'assign_row',
    errors: undefined,
    close: t('adminBank.keep'),
    heading: 'h2' as const,
  }
  const key = orders.map(({ id }) => id).join(' ')
  const title =
    orders.length > 1
      ? t('adminBank.assignTitleMany', { amount, count: orders.length })
      : t('adminBank.assignTitle', { amount, number: last.number })
  if (feeMinor === null) {
    return (
      <Panel>
        <ActionForm
          key={key}
          {...shared}
          title={title}
          text={[...new Set(texts)].join(' ')}
          submit={t('adminBank.assignSubmit')}
          // The sentence above says what differs; pressing on takes it.
          hidden={{ acceptsDifference: difference.kind === 'none' ? '' : 'yes' }}
        >
          {shown}
        </ActionForm>
      </Panel>
    )
  }
  const by = money(feeMinor, 'jpy')
  return (
    <Panel>
      <ActionForm
        key={key}
        {...shared}
        title={title}
        text={t('admin.bankFeeText', { by })}
        submit={t('admin.bankFeeSubmit', { by })}
        hidden={{ booksFee: 'yes' }}
      >
        {shown}
      </ActionForm>
      <ActionForm
        {...shared}
        text={texts.at(-1) ?? ''}
        submit={t('adminBank.askSubmit')}
        variant="outline"
        hidden={{ acceptsDifference: 'yes' }}
        isBelow
      >
        {shown}
      </ActionForm>
    </Panel>
  )
}

function useWhatHappens(isShared: boolean): (order: PayableOrder, amountMinor: number) => string {
  const t = useT()
  return (order, amountMinor) => {
    const { status, customerName: name } = order
    const difference = transferDifference(amountMinor, status, order)
    const amount = money(amountMinor, 'jpy')
    if (difference.kind === 'paid') return t('admin.transfer_paid', { amount })
    if (difference.kind !== 'none') {
      const by = money(difference.byMinor, 'jpy')
      return t(`admin.transfer_${difference.kind}`, { amount, by })
    }
    if (status === 'canceled') return t('adminBank.willReturn', { name })
    const isOver = status === 'lapsed' || status === 'abandoned'
    if (isOver) return t('adminBank.willPayLate', { name })
    return t(isShared ? 'adminBank.willPayEach' : 'adminBank.willPay', { name })
  }
}

/** Its whole errors are shown by the page: the row may be decided meanwhile, and the form gone. */
export function IgnoreForm({ errors }: { errors: BankErrors | undefined }) {
  const t = useT()
  const reason = useFields('ignore_row', errors, {})('reason')
  return (
    <Panel>
      <ActionForm
        action="ignore_row"
        heading="h2"
        errors={errors?.code === null ? errors : undefined}
        title={t('adminBank.ignoreTitle')}
        text={t('adminBank.ignoreText')}
        submit={t('adminBank.ignoreSubmit')}
        close={t('adminBank.keep')}
      >
        <TextField
          label={t('adminBank.ignoreReason')}
          state={reason}
          maxLength={IGNORE_REASON_LENGTH_MAX}
          isRequired
        />
      </ActionForm>
    </Panel>
  )
}
