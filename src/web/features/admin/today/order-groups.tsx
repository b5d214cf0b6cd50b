/** Orders that wait, by what would settle them. */
import { Link } from 'react-router'

import type { AttentionKind } from '#domain/orders/attention/attention-kinds.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney } from '#shared/money.ts'

import { filterPath } from '../orders/list/order-filter.ts'
import { DateTime } from '../parts/date-time.tsx'
import { DisputeDue } from '../parts/orders/dispute-due.tsx'
import { reasonKey } from '../parts/orders/review-reason.ts'
import { Group, Row } from './group.tsx'
import css from './today.module.css'
import type { OrderGroup, OrderLine } from './today.server.ts'

/** Where all orders of a kind are processed. */
const PLACES = {
  dispute: filterPath('attention'),
  refund: filterPath('attention'),
  review: filterPath('attention'),
  transfer_late: filterPath('transfers'),
  confirm: filterPath('confirm'),
  ship: '/admin/orders/packing',
  transfer_due: filterPath('transfers'),
} as const satisfies Record<AttentionKind, string>

type Props = {
  groups: readonly OrderGroup[]
  isException?: boolean
  now: Date
  /** Roles that may not are offered the list and no action. */
  mayProcess: boolean
}

export function OrderGroups({ groups, isException = false, now, mayProcess }: Props) {
  const t = useT()
  return groups.map(({ kind, count, first }) => (
    <Group
      key={kind}
      title={t(`adminToday.orders_${kind}`)}
      count={count}
      isException={isException}
      to={mayProcess || kind !== 'ship' ? PLACES[kind] : filterPath('ship')}
      action={t(mayProcess ? `adminToday.ordersAction_${kind}` : 'adminToday.ordersAction_read')}
    >
      {first.map((line) => (
        <OrderRow key={line.id} kind={kind} line={line} now={now} />
      ))}
    </Group>
  ))
}

function OrderRow({ kind, line, now }: { kind: AttentionKind; line: OrderLine; now: Date }) {
  const t = useT()
  const locale = useLocale()
  const { id, number, customerName, total, reviewReason, isDeclared, answerBy, deadline } = line
  const isClocked = kind === 'dispute' ? answerBy !== null : deadline !== null
  return (
    <Row
      name={
        <>
          <Link to={`/admin/orders/${id}`} className={`code ${css.link}`}>
            {number}
          </Link>{' '}
          {customerName}
        </>
      }
      side={formatMoney(total, locale)}
      about={
        <>
          {kind === 'review' && reviewReason !== null && t(reasonKey(reviewReason))}
          {isClocked && (
            <span className={css.clock} data-late={isUrgent(kind, line) || undefined}>
              {kind === 'dispute' && answerBy && <DisputeDue dueAt={answerBy} now={now} />}
              {kind !== 'dispute' && kind !== 'review' && deadline && (
                <>
                  {t(`admin.deadline_${deadline.kind}`)} <DateTime at={deadline.at} isDue />
                </>
              )}
            </span>
          )}
          {deadline?.kind === 'transfer' &&
            isDeclared &&
            `${t('ui.separator')}${t('adminToday.declared')}`}
        </>
      }
    />
  )
}

const isUrgent = (kind: AttentionKind, { deadline }: OrderLine): boolean =>
  kind === 'dispute' || deadline?.isLastDay === true
