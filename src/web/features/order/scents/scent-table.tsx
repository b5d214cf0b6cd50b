/** Every scent is a row of its own, rendered again only when something about that scent changes. Spec §2 "Cartridge list". */
import { memo } from 'react'
import { Link } from 'react-router'

import { OUT_OF_STOCK_WEEKS } from '#domain/orders/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Seal } from '#web/scents/seal.tsx'
import { contactAbout } from '#web/site/contact-about.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NumberField } from '#web/ui/number-field.tsx'

import type { Builder } from '../builder.ts'
import { canPack, type ListedCartridge } from '../cartridge-list.ts'
import type { PackActions } from '../packing/actions.ts'
import { RestockAlert } from './restock-alert.tsx'
import css from './scent-table.module.css'

type Props = {
  items: readonly ListedCartridge[]
  kinds: Builder['kinds']
  packages: number
  quantities: ReadonlyMap<string, number>
  /** A chamber is free. */
  hasRoom: boolean
  acts: PackActions
}

export function ScentTable({ items, kinds, packages, quantities, hasRoom, acts }: Props) {
  const t = useT()
  return (
    <div className={css.frame}>
      <table
        className={css.table}
        data-several={packages > 1 || undefined}
        data-early-word={t('order.added')}
      >
        <caption className="visually-hidden">{t('order.tableName')}</caption>
        <thead>
          <tr className={css.row}>
            <th scope="col" className={css.name}>
              {t('order.columnName')}
            </th>
            <th scope="col" className={css.code}>
              {t('order.columnCode')}
            </th>
            <th scope="col" className={css.kind}>
              {t('order.columnKind')}
            </th>
            <th scope="col" className={css.price}>
              {t('order.columnPrice')}
            </th>
            <th scope="col" className={css.order}>
              {t('order.columnOrder')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row
              key={item.serial}
              item={item}
              word={kinds.find(({ kind }) => kind === item.kind)?.word ?? item.kind}
              packages={packages}
              quantity={quantities.get(item.serial) ?? 0}
              hasRoom={hasRoom}
              acts={acts}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = Pick<Props, 'packages' | 'hasRoom' | 'acts'> & {
  item: ListedCartridge
  word: string
  quantity: number
}

const Row = memo(function Row({ item, word, packages, quantity, hasRoom, acts }: RowProps) {
  const t = useT()

  return (
    <tr className={css.row} data-added={quantity > 0 || undefined}>
      <th scope="row" className={css.name} data-scent={canPack(item) ? item.serial : undefined}>
        <span className={css.seal}>
          <Seal serial={item.serial} kind={item.kind} size={44} />
        </span>
        <span className={css.words}>
          {item.name}
          {item.english !== null && (
            <span className={css.english} lang="en">
              {item.english}
            </span>
          )}
          <Stock item={item} packages={packages} />
        </span>
      </th>
      <td className={css.code}>{item.serial}</td>
      <td className={css.kind}>
        <span data-kind={item.kind}>{word}</span>
      </td>
      <td className={css.price}>
        {canPack(item) && (hasRoom || quantity > 0) && t('order.included')}
      </td>
      <td className={css.order}>
        <Order item={item} packages={packages} quantity={quantity} acts={acts} />
      </td>
    </tr>
  )
})

/** When more is wanted than there is, how long it takes. Spec §9 "2-3 weeks if out of stock". */
function Stock({ item, packages }: { item: ListedCartridge; packages: number }) {
  const t = useT()
  if (item.isMadeToOrder || item.available >= Math.max(1, packages)) return null

  return (
    <span className={css.stock}>
      {item.available <= 0
        ? t('order.leadTime', OUT_OF_STOCK_WEEKS)
        : t('order.onlyLeft', { count: item.available, ...OUT_OF_STOCK_WEEKS })}
    </span>
  )
}

type OrderProps = Pick<RowProps, 'item' | 'packages' | 'quantity' | 'acts'>

function Order({ item, packages, quantity, acts }: OrderProps) {
  const t = useT()
  const { serial, name } = item
  const isAdded = quantity > 0

  if (!isAdded && item.isMadeToOrder) {
    return (
      <Link className={css.cannot} to={contactAbout(t('order.askSubject', { name }))}>
        <span className="visually-hidden">{name}: </span>
        {t('order.askUs')}
      </Link>
    )
  }
  if (!isAdded && !canPack(item)) return <RestockAlert scent={item} />
  return (
    <>
      {isAdded && packages > 1 && (
        <NumberField
          label={t('order.quantityOf', { name })}
          value={quantity}
          min={1}
          max={Math.max(quantity, Math.min(packages, item.available))}
          onChange={(next) => acts.setQuantity(serial, next)}
          words={{ increase: t('ui.increase'), decrease: t('ui.decrease') }}
        />
      )}
      <button
        type="button"
        className={css.toggle}
        aria-pressed={isAdded}
        onClick={() => (isAdded ? acts.drop(serial) : acts.add(serial))}
      >
        {isAdded && <Icon name="check" size={20} />}
        <span className="visually-hidden">{name}: </span>
        <span>{isAdded ? t('order.added') : t('order.addToList')}</span>
      </button>
    </>
  )
}
