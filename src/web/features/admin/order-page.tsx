/** One order: what to do next first, then everything there is to know. */
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { Note } from '../../ui/note.tsx'
import { Moment, ZoneNote } from './moment.tsx'
import type { OrderDetail } from './order-detail.server.ts'
import { OrderNext } from './order-next.tsx'
import css from './order-page.module.css'
import { Cartridges, Customer, Lines, Payment, Shipping } from './order-sheet.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import type { Refused, Work } from './order-work.ts'
import { reasonKey } from './review-reason.ts'
import { StatusPill } from './status-pill.tsx'

type Props = {
  detail: OrderDetail
  /** What was just done. */
  done: Work | null
  isAskingToCancel: boolean
  refused: Refused | undefined
}

export function OrderPage({ detail, done, isAskingToCancel, refused }: Props) {
  const t = useT()
  const { order } = detail

  return (
    <>
      <p>
        <Link to="/admin/orders" className={css.back}>
          {t('admin.backToOrders')}
        </Link>
      </p>
      <div className={css.head}>
        <h1>{t('admin.order', { number: order.number })}</h1>
        <StatusPill status={order.status} isFlagged={order.reviewReason !== null} />
        <p className={css.placed}>
          <PlacedAt at={order.placedAt} />
        </p>
      </div>
      {done && !refused && <Done key={`${done} ${order.status}`} done={done} />}
      {order.reviewReason !== null && (
        <Note tone="danger" title={t('admin.reviewTitle')}>
          <p>{t(reasonKey(order.reviewReason))}</p>
        </Note>
      )}
      <div className={css.columns}>
        <div className={css.column}>
          <OrderNext order={order} isAskingToCancel={isAskingToCancel} refused={refused} />
          <Lines detail={detail} />
          <Cartridges detail={detail} />
        </div>
        <div className={css.column}>
          <Customer detail={detail} />
          <Shipping detail={detail} />
          <Payment detail={detail} />
          <OrderTimeline detail={detail} />
        </div>
      </div>
      <ZoneNote />
    </>
  )
}

/** The words around a date differ by language; the date itself is marked as one. */
function PlacedAt({ at }: { at: Date }) {
  const t = useT()
  const [before = '', after = ''] = t('admin.placedAt', { at: '\u0000' }).split('\u0000')
  return (
    <>
      {before}
      <Moment at={at} />
      {after}
    </>
  )
}

function Done({ done }: { done: Work }) {
  const t = useT()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])

  return (
    <div ref={note} tabIndex={-1} className={css.done}>
      <Note tone="ok" role="status">
        <p>{t(`admin.done_${done}`)}</p>
      </Note>
    </div>
  )
}
