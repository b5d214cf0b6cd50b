/** Why the number on a shelf is what it is, newest first. */
import { Link } from 'react-router'

import type { StockItem } from '#domain/catalog/stock/list-stock.server.ts'
import { isStockReason } from '#domain/catalog/stock/stock-reasons.ts'
import { useT } from '#i18n/use-t.ts'

import table from '../parts/data-table.module.css'
import { DataTable, DateCell } from '../parts/data-table.tsx'

type Movement = StockItem['movements']['items'][number]

/** `who`: the names of staff by their ids. */
type Props = { movements: readonly Movement[]; who: ReadonlyMap<string, string | null> }

export function StockMovements({ movements, who }: Props) {
  const t = useT()
  return (
    <DataTable
      caption={t('adminStock.movements')}
      columns={[
        t('adminStock.when'),
        { text: t('adminStock.change'), isNumber: true },
        { text: t('adminStock.after'), isNumber: true, className: table.wide },
        t('adminStock.why'),
        t('adminStock.by'),
      ]}
    >
      {movements.map((movement) => (
        <Row key={movement.id} movement={movement} who={who} />
      ))}
    </DataTable>
  )
}

function Row({ movement, who }: { movement: Movement; who: Props['who'] }) {
  const t = useT()
  const { at, delta, onHandAfter, reason, note, actorId, orderId } = movement
  const known = isStockReason(reason) ? reason : 'by_hand'
  const word = known === 'shipped' && delta > 0 ? 'unshipped' : known
  return (
    <tr>
      <DateCell at={at} isExact />
      <td data-number>{signed(delta)}</td>
      <td data-number className={table.wide}>
        {onHandAfter}
      </td>
      <td className={table.customer}>
        {orderId === null ? (
          t(`adminStock.reason_${word}`)
        ) : (
          <Link to={`/admin/orders/${orderId}`}>{t(`adminStock.reason_${word}`)}</Link>
        )}
        {note !== '' && <span>{note}</span>}
      </td>
      <td>{(actorId !== null && who.get(actorId)) || t('adminStock.byShop')}</td>
    </tr>
  )
}

const signed = (delta: number): string => (delta > 0 ? `+${delta}` : `−${-delta}`)
