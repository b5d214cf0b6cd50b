/** What an order costs: its parts, its total, and what customs of the destination charge on receipt. */
import { JAPAN } from '#domain/shipping/country.ts'
import { importChargesText } from '#i18n/import-charges-text.ts'
import type { Translate } from '#i18n/translate.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { type Currency, formatMoney, type Money, money } from '#shared/money.ts'
import { Facts } from '#web/ui/facts.tsx'

import css from './order-sums.module.css'

export type Sums = {
  /** Where the goods go, alpha-2. */
  country: string
  /** `null` amounts are not known yet. */
  goods: Money | null
  shipping: Money | null
  transactionFee: Money | null
  tax: Money | null
  total: Money | null
}

/** The amounts of an order that is placed, as calls answer them. */
export type Charged = {
  currency: Currency
  subtotalAmount: number
  shippingAmount: number
  applicationFee: number
  taxAmount: number
  totalChargeAmount: number
}

export const sumsOf = (order: Charged, country: string): Sums => ({
  country,
  goods: money(order.subtotalAmount, order.currency),
  shipping: money(order.shippingAmount, order.currency),
  transactionFee: money(order.applicationFee, order.currency),
  tax: money(order.taxAmount, order.currency),
  total: money(order.totalChargeAmount, order.currency),
})

export function OrderSums({ sums }: { sums: Sums }) {
  const t = useT()
  const locale = useLocale()
  const { country, goods, shipping, transactionFee, tax, total } = sums
  const next = (amount: Money | null) =>
    amount ? formatMoney(amount, locale) : t('sums.calculatedNext')
  const last = (amount: Money | null) => (amount ? formatMoney(amount, locale) : '–')
  // The tax arrives with the shipping fee: its row stays while another method is tried.
  const isTaxed = country === JAPAN && (tax !== null || shipping !== null)
  return (
    <Facts
      kind="sums"
      facts={[
        { id: 'subtotal', label: t('sums.subtotal'), value: next(goods) },
        { id: 'shipping', label: t('sums.shippingFee'), value: next(shipping) },
        ...(transactionFee?.amountMinor
          ? [{ id: 'fee', label: t('sums.transactionFee'), value: last(transactionFee) }]
          : []),
        ...(isTaxed ? [{ id: 'tax', label: t('sums.includedTax'), value: last(tax) }] : []),
        { id: 'total', label: totalLabel(t, country), value: last(total), isStrong: true },
      ]}
    />
  )
}

/** Japanese tax is part of a total at home; exports bear none. */
export const totalLabel = (t: Translate, country: string): string =>
  t(country === JAPAN ? 'sums.totalTaxIncluded' : 'sums.total')

/** Without sums the style sheet shows it to visitors from abroad, in the page of the server, so that nothing moves later. */
export function ImportCharges({
  sums,
}: {
  sums: Pick<Sums, 'country' | 'goods' | 'shipping'> | null
}) {
  const t = useT()
  const text = sums ? importChargesText(t, sums) : t('importCharges.general')
  return (
    text !== null && (
      <p className={css.charges} data-abroad={sums === null || undefined}>
        {/* New text and not changed text: what moves within a line counts as a shift. */}
        <span key={text}>{text}</span>
      </p>
    )
  )
}
