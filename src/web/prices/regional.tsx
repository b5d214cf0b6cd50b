/**
 * A price in yen and in dollars. A cached page has both; the style sheet shows the one of the visitor's region. Before it is
 * known, Japanese readers see yen, and others yen with dollars next to them. Decision 0049.
 */
import type { ReactNode } from 'react'

import { useLocale, useT } from '#i18n/use-t.ts'
import { type Currency, formatMoney, type Money } from '#shared/money.ts'

import css from './regional.module.css'

export type Prices = Record<Currency, Money | null>

type RegionalProps = { yen: ReactNode; dollars: ReactNode }

const Regional = ({ yen, dollars }: RegionalProps) => (
  <span className={css.regional}>
    <span className={css.yen}>{yen}</span>
    <span className={css.dollars}>{dollars}</span>
  </span>
)

type PriceProps = {
  prices: Prices
  /** What is said about the price in yen alone: it includes tax. */
  note?: string | undefined
  size?: 'normal' | 'large' | undefined
}

export function RegionalPrice({ prices: { jpy, usd }, note, size = 'normal' }: PriceProps) {
  const t = useT()
  const locale = useLocale()
  const amount = (money: Money) => <span className={css.amount}>{formatMoney(money, locale)}</span>
  const yen = jpy && (
    <>
      {amount(jpy)}
      {note !== undefined && <small className={css.note}>{note}</small>}
    </>
  )
  const dollars = usd && (
    <>
      {amount(usd)}
      {note !== undefined && <small className={css.elsewhere}>{t('ui.outsideJapan')}</small>}
    </>
  )
  return (
    <span className={css.price} data-size={size}>
      {yen && dollars ? <Regional yen={yen} dollars={dollars} /> : (yen ?? dollars)}
    </span>
  )
}
