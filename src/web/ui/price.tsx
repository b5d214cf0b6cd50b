import { formatMoney, type Money } from '#shared/money.ts'

import css from './price.module.css'

type Props = {
  money: Money
  locale: string
  /** "tax included", where the price is on its own. */
  note?: string | undefined
  size?: 'normal' | 'large' | undefined
}

export function Price({ money, locale, note, size = 'normal' }: Props) {
  return (
    <span className={css.price} data-size={size}>
      <span className={css.amount}>{formatMoney(money, locale)}</span>
      {note !== undefined && <span className="remark">{note}</span>}
    </span>
  )
}
