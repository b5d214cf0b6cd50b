/** Instructions for a bank transfer: amount, deadline, payer name, account. Decisions, section 12. */
import type { ReactNode } from 'react'

import { isForeignTransfer } from '#domain/orders/bank-transfers/payer-name.ts'
import { SHIP_WITHIN_DAYS_AFTER_PAYMENT } from '#domain/orders/policy.ts'
import type { Translate } from '#i18n/translate.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { daysUntil, weekdayAndDayInJapan } from '#shared/japan-day.ts'
import { formatMoney, type Money, money } from '#shared/money.ts'
import { useCopyLabels } from '#web/labels/ui-labels.ts'
import { CopyIconButton } from '#web/ui/copy-button.tsx'

import { accountFacts } from './bank-account.ts'
import css from './transfer-panel.module.css'

export type Transfer = {
  total: Money
  receivedMinor: number
  /** What is still to come; the whole at first. */
  missingMinor: number
  /** ISO instant. */
  deadline: string
  payerName: string
  account: Readonly<Record<string, string>>
}

/** `children` is between the account and what happens next. */
export function TransferPanel({
  transfer,
  children,
}: {
  transfer: Transfer
  children?: ReactNode
}) {
  const t = useT()
  const locale = useLocale()
  const { deadline, payerName, total } = transfer
  const isForeign = isForeignTransfer(total)
  const account = accountFacts(t, { account: transfer.account, isForeign, locale })

  return (
    <div className={css.panel}>
      <div className={css.top}>
        <AmountFact transfer={transfer} />
        <DeadlineFact deadline={deadline} />
      </div>
      <dl>
        <CopiedRow
          label={t(isForeign ? 'orders.remittanceMessage' : 'orders.payerName')}
          text={payerName}
          isLarge
        />
      </dl>
      {isForeign && <p className={css.hint}>{t('orders.remittanceHint')}</p>}
      {payerName.includes(' ') && <p className={css.hint}>{t('orders.payerHint')}</p>}
      <h3 className={css.subtitle}>{t('orders.account')}</h3>
      <dl>
        {account.map(({ id, label, value, copy }) => (
          <CopiedRow key={id} label={label} text={value} copy={copy} />
        ))}
      </dl>
      <ul className={css.notes}>
        <li>{t('checkout.bankExact')}</li>
        <li>{t(isForeign ? 'checkout.bankAbroad' : 'checkout.bankFeeByPayer')}</li>
      </ul>
      {children}
      <h3 className={css.subtitle}>{t('orders.afterTitle')}</h3>
      <ol className={css.after}>
        <li>{t('orders.afterArrival')}</li>
        <li>{t('orders.afterConfirm')}</li>
        <li>{t('orders.afterShip', { days: SHIP_WITHIN_DAYS_AFTER_PAYMENT })}</li>
      </ol>
    </div>
  )
}

function AmountFact({ transfer }: { transfer: Transfer }) {
  const t = useT()
  const locale = useLocale()
  const { total, receivedMinor, missingMinor } = transfer
  const isPart = receivedMinor > 0
  const due = money(missingMinor, total.currency)
  const label = t(isPart ? 'orders.amountMissing' : 'orders.amountToTransfer')
  // Fields of banks take digits and a point, nothing else.
  const input = formatMoney(due, 'en').replace(/[^\d.]/g, '')

  return (
    <div className={css.fact}>
      <p className={css.label}>{label}</p>
      <p className={css.amount}>
        {formatMoney(due, locale)}
        <CopyValue label={label} text={input} />
      </p>
      {isPart && (
        <p className={css.small}>
          {t('orders.partReceived', { received: money(receivedMinor, total.currency), total })}
        </p>
      )}
    </div>
  )
}

type CopiedRowProps = { label: string; text: string; copy?: string; isLarge?: boolean }

/** A value for the form of a bank, with a button that copies it. */
function CopiedRow({ label, text, copy = text, isLarge = false }: CopiedRowProps) {
  return (
    <div className={css.row} data-large={isLarge || undefined}>
      <dt>{label}</dt>
      <dd>
        <span>{text}</span>
        <CopyValue label={label} text={copy} />
      </dd>
    </div>
  )
}

function CopyValue({ label, text }: { label: string; text: string }) {
  const t = useT()
  const words = useCopyLabels()
  return (
    <CopyIconButton text={text} words={{ ...words, copy: t('orders.copyThis', { what: label }) }} />
  )
}

/** The date first, then a calm count of days: nothing ticks. */
function DeadlineFact({ deadline }: { deadline: string }) {
  const t = useT()
  const locale = useLocale()
  const days = daysUntil(new Date(deadline), new Date())
  return (
    <div className={css.fact}>
      <p className={css.label}>{t('orders.transferBy')}</p>
      <p className={css.date}>
        {t('checkout.japanTime', { date: weekdayAndDayInJapan(new Date(deadline), locale) })}
      </p>
      <p className={css.small}>{daysText(t, days)}</p>
    </div>
  )
}

function daysText(t: Translate, days: number): string {
  if (days < 0) return t('orders.deadlinePassed')
  if (days === 0) return t('orders.lastDay')
  return days === 1 ? t('orders.tomorrow') : t('orders.daysLeft', { days })
}
