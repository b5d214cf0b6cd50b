import { Link } from 'react-router'

import table from '../parts/data-table.module.css'

type Props = { order: { id: string; number: string; customerName: string } }

/** The order that a transfer is for, or may be for, and whose it is. */
export function OrderName({ order: { id, number, customerName } }: Props) {
  return (
    <>
      <Link to={`/admin/orders/${id}`} className={`code ${table.number}`}>
        {number}
      </Link>
      <span>{customerName}</span>
    </>
  )
}
