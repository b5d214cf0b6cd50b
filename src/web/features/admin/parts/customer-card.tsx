/** Who a customer is beyond one order or message: what they bought and wrote, and what staff noted. */
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import css from './customer-card.module.css'
import type { CustomerCardView } from './customer-card.server.ts'
import { DateTime } from './date-time.tsx'
import panel from './panel.module.css'
import { Panel } from './panel.tsx'
import { useSpendText } from './spend-text.ts'
import { Notes } from './staff-notes.tsx'
import { StatusPill } from './status-pill.tsx'

const ORDERS_SHOWN = 3

type Props = {
  card: CustomerCardView
  /** The order or the message on whose page it is. */
  hereId: string
}

export function CustomerCard({ card, hereId }: Props) {
  const t = useT()
  const bought = useSpendText(card)
  const others = card.orders.filter(({ id }) => id !== hereId).slice(0, ORDERS_SHOWN)
  const isOfOrder = card.orders.some(({ id }) => id === hereId)
  const messages = card.messages.filter(({ id }) => id !== hereId)
  return (
    <Panel id="customer-card" title={t('adminCustomers.card')}>
      {card.closedAt !== null && <p className={panel.warn}>{t('adminCustomers.closed')}</p>}
      <p>{bought}</p>
      {card.tags.length > 0 && <Tags tags={card.tags} />}
      <Notes notes={card.notes} />
      {others.length > 0 && (
        <>
          <h3>{t(isOfOrder ? 'adminCustomers.otherOrders' : 'adminCustomers.orders')}</h3>
          <CardOrders orders={others} />
        </>
      )}
      {messages.length > 0 && (
        <>
          <h3>{t('adminCustomers.messages')}</h3>
          <ul className={panel.list}>
            {messages.map(({ id, subject, state, createdAt }) => (
              <li key={id}>
                <Link to={`/admin/messages/${id}`}>{subject || t('adminCustomers.noSubject')}</Link>
                <span>{t(`adminCustomers.message_${state}`)}</span>
                <DateTime at={createdAt} isDay />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to={`/admin/customers/${card.id}`}>{t('adminCustomers.openRecord')}</Link>
      </p>
    </Panel>
  )
}

/** Each leads to the customers that have it. */
function Tags({ tags }: { tags: readonly string[] }) {
  const t = useT()
  return (
    <ul className={css.tags} aria-label={t('adminCustomers.tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={`/admin/customers?${new URLSearchParams({ tag })}`}>{tag}</Link>
        </li>
      ))}
    </ul>
  )
}

export function CardOrders({ orders }: Pick<CustomerCardView, 'orders'>) {
  return (
    <ul className={panel.list}>
      {orders.map(({ id, number, status, reviewReason, placedAt }) => (
        <li key={id}>
          <Link to={`/admin/orders/${id}`} className="code">
            {number}
          </Link>
          <StatusPill status={status} isFlagged={reviewReason !== null} />
          <DateTime at={placedAt} isDay />
        </li>
      ))}
    </ul>
  )
}
