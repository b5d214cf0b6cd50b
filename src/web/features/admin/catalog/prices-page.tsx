/** What each product costs now, what it will cost, and what it cost before. */
import { Link } from 'react-router'

import type { PriceRow } from '#domain/catalog/prices/price-plan.ts'
import type { PricedProduct } from '#domain/catalog/prices/set-prices.server.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { textIn } from '#shared/locale.ts'
import { formatMoney, money } from '#shared/money.ts'
import { Table } from '#web/ui/table.tsx'

import type { GoodsErrors } from '../forms/goods-errors.ts'
import table from '../parts/data-table.module.css'
import { DataTable, DateCell } from '../parts/data-table.tsx'
import { DateTime } from '../parts/date-time.tsx'
import panel from '../parts/panel.module.css'
import { Panel } from '../parts/panel.tsx'
import css from './catalog.module.css'
import { PriceForm, WithdrawForm } from './price-forms.tsx'

type Props = {
  products: readonly PricedProduct[]
  /** The product whose form or history is open. */
  open: PricedProduct | null
  /** The planned price that is about to be withdrawn. */
  withdrawn: PriceRow | null
  errors: GoodsErrors | undefined
  mayChange: boolean
}

export function PricesPage({ products, open, withdrawn, errors, mayChange }: Props) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      {!mayChange && <p className={panel.quiet}>{t('adminCatalog.pricesReadOnly')}</p>}
      {open && (
        <Panel>
          {withdrawn && mayChange && (
            <WithdrawForm product={open} price={withdrawn} errors={errors} />
          )}
          {!withdrawn && mayChange && (
            <PriceForm key={open.revision} product={open} errors={errors} />
          )}
          {!mayChange && <h2>{textIn(open.name, locale)}</h2>}
          <History product={open} mayChange={mayChange} />
        </Panel>
      )}
      <DataTable
        caption={t('adminCatalog.part_prices')}
        className={`${table.cards} ${css.prices}`}
        columns={[
          t('adminCatalog.name'),
          { text: t('adminCatalog.yen'), isNumber: true },
          { text: t('adminCatalog.dollars'), isNumber: true },
          t('adminCatalog.planned'),
          { text: t('adminCatalog.change'), isUnseen: true },
        ]}
      >
        {products.map((product) => (
          <ProductRow key={product.id} product={product} mayChange={mayChange} />
        ))}
      </DataTable>
    </>
  )
}

function ProductRow({ product, mayChange }: { product: PricedProduct; mayChange: boolean }) {
  const t = useT()
  const { id, plan } = product
  const name = textIn(product.name, useLocale())
  return (
    <tr>
      <th scope="row" className={css.name}>
        {name}
      </th>
      <td data-number>
        <Amount row={plan.current.jpy} />
      </td>
      <td data-number>
        <Amount row={plan.current.usd} />
      </td>
      <td>
        {plan.planned.map((row) => (
          <span key={row.id} className={css.planned}>
            <Amount row={row} />
            {t('ui.separator')}
            <DateTime at={row.startsAt} />
          </span>
        ))}
      </td>
      <td className={css.row}>
        <Link to={`?form=set_prices&id=${id}`}>
          {t(mayChange ? 'adminCatalog.change' : 'adminCatalog.history')}
          <span className="visually-hidden"> {name}</span>
        </Link>
      </td>
    </tr>
  )
}

function Amount({ row }: { row: Pick<PriceRow, 'unitAmount' | 'currency'> | null }) {
  const t = useT()
  const locale = useLocale()
  if (!row) return t('adminCatalog.noPrice')
  return formatMoney(money(row.unitAmount, row.currency), locale)
}

/** Soonest planned first, then what was, newest first. */
function History({ product, mayChange }: { product: PricedProduct; mayChange: boolean }) {
  const t = useT()
  const { planned, past, current } = product.plan
  const now = [current.jpy, current.usd].filter((row) => row !== null)
  const rows = [
    ...planned.map((row) => ({ row, state: 'planned' as const })),
    ...now.map((row) => ({ row, state: 'current' as const })),
    ...past.map((row) => ({ row, state: 'past' as const })),
  ]
  if (rows.length === 0) return null
  return (
    <div className={table.spaced}>
      <Table
        caption={t('adminCatalog.history')}
        density="dense"
        columns={[
          t('adminCatalog.since'),
          { text: t('adminCatalog.price'), isNumber: true },
          t('adminCatalog.state'),
          { text: t('adminCatalog.withdraw'), isUnseen: true },
        ]}
      >
        {rows.map(({ row, state }) => (
          <tr key={row.id}>
            <DateCell at={row.startsAt} />
            <td data-number>
              <Amount row={row} />
            </td>
            <td>{t(`adminCatalog.price_${state}`)}</td>
            <td className={css.row}>
              {state === 'planned' && mayChange && (
                <Link to={`?form=withdraw_price&id=${product.id}&price=${row.id}`}>
                  {t('adminCatalog.withdraw')}
                </Link>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
