/** How to transfer the money: the exact amount, the account, the payer's name, until when. Decisions, section 12. */
import type { OrderDetailWire } from '#contract/orders.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney, money } from '#shared/money.ts'

import { useCopyWords } from '../../part-words.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { accountFacts, payerNameOf } from './bank-account.ts'
import css from './bank-instructions.module.css'
import { dayInJapan } from './japan-day.ts'

export function BankInstructions({ order }: { order: OrderDetailWire }) {
  const t = useT()
  const locale = useLocale()
  const { bankTransfer } = order
  if (bankTransfer === null) return null

  const { country } = order.shipping.address
  const total = money(order.totalChargeAmount, order.currency)
  const payer = payerNameOf(order)
  const account = accountFacts(t, { account: bankTransfer.account, country, locale })
  const deadline = dayInJapan(bankTransfer.deadline, locale)
  const toType = formatMoney(total, 'en').replace(/[^\d.]/g, '')

  return (
    <div className={css.instructions}>
      <Facts
        facts={[
          {
            id: 'amount',
            label: t('checkout.transferAmount'),
            value: <Copied text={formatMoney(total, locale)} copy={toType} />,
            isStrong: true,
          },
          {
            id: 'deadline',
            label: t('checkout.transferDeadline'),
            value: t('checkout.japanTime', { date: deadline }),
            isStrong: true,
          },
          {
            id: 'payer',
            label: t('checkout.payerName'),
            value: <Copied text={payer} copy={payer} />,
            isStrong: true,
          },
          ...account.map(({ id, label, value }) => ({
            id,
            label,
            value: id === 'bank_account_number' ? <Copied text={value} copy={value} /> : value,
          })),
        ]}
      />
      <ul className={css.notes}>
        <li>{t('checkout.bankExact')}</li>
        <li>{t('checkout.bankFeeByPayer')}</li>
        {country !== JAPAN && <li>{t('checkout.bankAbroad')}</li>}
        <li>{t('checkout.bankPayerHint')}</li>
      </ul>
    </div>
  )
}

function Copied({ text, copy }: { text: string; copy: string }) {
  const words = useCopyWords()
  return (
    <span className={css.copied}>
      <span>{text}</span>
      <CopyButton text={copy} words={words} />
    </span>
  )
}
