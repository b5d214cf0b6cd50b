/** Name, price, order, product code. Spec §2 "Cartridge list". On a phone each row becomes a small card. */
import { OUT_OF_STOCK_WEEKS } from '#domain/orders/policy.ts'
import { useLocale, useProblem, useT } from '#i18n/use-t.ts'
import { type Currency, formatMoney } from '#shared/money.ts'

import { Icon } from '../../ui/icon.tsx'
import { useNotify } from '../../ui/notification.tsx'
import { SealDot } from '../../ui/seal-dot.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { Table } from '../../ui/table.tsx'
import type { Builder } from './builder.ts'
import { addCartridge, dropCartridge, type Pack, setQuantity } from './pack.ts'
import css from './scent-table.module.css'
import { isMadeToOrder, priceOf, type ShelfItem } from './shelf.ts'

type Props = {
  items: readonly ShelfItem[]
  kinds: Builder['kinds']
  pack: Pack
  /** `null` while the prices for the location are on their way. */
  currency: Currency | null
  isBusy: boolean
}

export function ScentTable({ items, kinds, pack, currency, isBusy }: Props) {
  const t = useT()
  return (
    <div className={css.table} aria-busy={isBusy || undefined}>
      <Table caption={t('order.tableName')} isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">{t('order.columnName')}</th>
            <th scope="col" data-number>
              {t('order.columnPrice')}
            </th>
            <th scope="col" className={css.ordering}>
              {t('order.columnOrder')}
            </th>
            <th scope="col">{t('order.columnCode')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row
              key={item.serial}
              item={item}
              word={kinds.find(({ kind }) => kind === item.kind)?.word ?? item.kind}
              pack={pack}
              currency={currency}
            />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

type RowProps = Pick<Props, 'pack' | 'currency'> & { item: ShelfItem; word: string }

function Row({ item, word, pack, currency }: RowProps) {
  const locale = useLocale()
  const price = currency === null ? null : priceOf(item, currency)
  const isAdded = pack.quantities.has(item.serial)

  return (
    <tr className={css.row} data-added={isAdded || undefined}>
      <th scope="row" className={css.name}>
        {item.name}
        {item.english !== null && (
          <span className={css.english} lang="en">
            {item.english}
          </span>
        )}
        <span className={css.kind}>
          <SealDot kind={item.kind} word={word} />
        </span>
        <Stock item={item} packages={pack.packages} />
      </th>
      <td className={css.price} data-number>
        {price !== null && formatMoney(price, locale)}
      </td>
      <td className={css.order}>
        <Order item={item} pack={pack} />
      </td>
      <td className={css.code}>
        <span className="code">{item.serial}</span>
      </td>
    </tr>
  )
}

/** When more is wanted than there is, how long it takes. Spec §9 "2-3 weeks if out of stock". */
function Stock({ item, packages }: { item: ShelfItem; packages: number }) {
  const t = useT()
  if (isMadeToOrder(item) || item.available >= Math.max(1, packages)) return null

  return (
    <span className={css.stock}>
      {item.available <= 0
        ? t('order.leadTime', OUT_OF_STOCK_WEEKS)
        : t('order.onlyLeft', { count: item.available, ...OUT_OF_STOCK_WEEKS })}
    </span>
  )
}

function Order({ item, pack }: { item: ShelfItem; pack: Pack }) {
  const t = useT()
  const tell = useRefusals(item.name)
  const quantity = pack.quantities.get(item.serial) ?? 0

  if (quantity === 0 && isMadeToOrder(item)) {
    return <span className={css.cannot}>{t('order.askUs')}</span>
  }
  if (quantity === 0 && item.available <= 0) {
    return <span className={css.cannot}>{t('order.soldOut')}</span>
  }
  const isAdded = quantity > 0
  return (
    <div className={css.acts} data-several={pack.packages > 1 || undefined}>
      <button
        type="button"
        className={css.toggle}
        aria-pressed={isAdded}
        onClick={() => (isAdded ? dropCartridge(item.serial) : tell(addCartridge(item.serial)))}
      >
        {isAdded && <Icon name="check" size={18} />}
        <span className="heard">{item.name}: </span>
        {isAdded ? t('order.added') : t('order.addToList')}
      </button>
      {isAdded && pack.packages > 1 && (
        <Stepper
          label={t('order.quantityOf', { name: item.name })}
          value={quantity}
          min={1}
          max={Math.max(quantity, Math.min(pack.packages, item.available))}
          onChange={(next) => tell(setQuantity(item.serial, next))}
          words={{ increase: t('ui.increase'), decrease: t('ui.decrease') }}
        />
      )}
    </div>
  )
}

/** A full pack is no error of the visitor's: it is said as advice. */
function useRefusals(name: string) {
  const t = useT()
  const notify = useNotify()
  const problemText = useProblem()

  return (refusal: ReturnType<typeof addCartridge>) => {
    if (refusal === null) return
    const isFull = refusal.code === 'quantity_exceeded'
    notify({
      type: 'warn',
      text: isFull ? t('order.noRoom') : problemText(refusal.code, { name }),
    })
  }
}
