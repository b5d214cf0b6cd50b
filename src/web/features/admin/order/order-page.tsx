/** One order: what to do next first, then everything there is to know. */
import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import { findAction, openForm } from '../forms/action.ts'
import { UndoMessage } from '../forms/undo-message.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { CustomerCard } from '../parts/customer-card.tsx'
import { DateTime, ZoneNote } from '../parts/date-time.tsx'
import { reasonKey } from '../parts/orders/review-reason.ts'
import page from '../parts/page.module.css'
import { StatusPill } from '../parts/status-pill.tsx'
import { OrderDocuments } from './documents/order-documents.tsx'
import type { OrderEditDone } from './edit/edit-action.ts'
import { OrderLedgerTable } from './money/ledger.tsx'
import {
  type Answer,
  type OpenOrderForm,
  ORDER_DONE,
  type OrderDone,
  type OrderErrors,
} from './order-action.ts'
import { OrderActionForm } from './order-action-form.tsx'
import { Cartridges, Lines } from './order-contents.tsx'
import type { OrderEmails as Emails, OrderDetail } from './order-detail.server.ts'
import { OrderEmails } from './order-emails.tsx'
import { OrderNext } from './order-next.tsx'
import { Customer, Payment, Shipping } from './order-panels.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { Replacements } from './replacements/replacements.tsx'
import css from './review-note.module.css'

type Props = {
  detail: OrderDetail
  emails: Emails
  /** The terms of sale that can be read. */
  termsVersions: readonly string[]
  /** What was just done. */
  done: OrderDone | OrderEditDone | null
  ask: OpenOrderForm | null
  answer: Answer | undefined
  now: Date
}

export function OrderPage({ detail, emails, termsVersions, done, ask, answer, now }: Props) {
  const t = useT()
  const { order } = detail
  const errors = answer && 'fieldErrors' in answer ? answer : undefined
  const checked = answer?.kind === 'check_refund' ? answer.input : null
  const open = openForm(ask, errors)

  return (
    <>
      <BackLink to="/admin/orders" text={t('admin.backToOrders')} />
      <div className={page.head}>
        <h1>{t('admin.order', { number: order.number })}</h1>
        <StatusPill status={order.status} isFlagged={order.reviewReason !== null} />
        <p className={page.subline}>
          <PlacedAt at={order.placedAt} />
          {t('ui.separator')}
          <a href="#timeline">{t('adminOrder.noteSubmit')}</a>
        </p>
      </div>
      {done && !answer && (
        <ActionDone key={`${done} ${order.status}`} done={done} now={now} emails={emails.lines} />
      )}
      {order.reviewReason !== null && (
        <ReviewCallout detail={detail} reason={order.reviewReason} errors={errors} />
      )}
      <div className={page.columns}>
        <div className={page.column}>
          <OrderNext detail={detail} open={open} errors={errors} />
          <OrderLedgerTable
            detail={detail}
            open={open}
            errors={errors}
            checked={checked}
            now={now}
          />
          <Replacements detail={detail} open={open} errors={errors} />
          <Lines detail={detail} />
          <Cartridges detail={detail} />
          <OrderEmails detail={detail} emails={emails} open={open} errors={errors} />
        </div>
        <div className={page.column}>
          <Customer detail={detail} open={open} errors={errors} />
          {detail.customer && <CustomerCard card={detail.customer} hereId={order.id} />}
          <Shipping detail={detail} answer={answer} open={open} errors={errors} />
          <Payment detail={detail} termsVersions={termsVersions} open={open} errors={errors} />
          <OrderDocuments detail={detail} />
          <OrderTimeline
            detail={detail}
            now={now}
            isNoted={done === 'note' && !answer}
            errors={errors}
          />
        </div>
      </div>
      <ZoneNote />
    </>
  )
}

type DoneProps = { done: OrderDone | OrderEditDone; emails: Emails['lines']; now: Date }

function ActionDone({ done, emails, now }: DoneProps) {
  const t = useT()
  const step = findAction(ORDER_DONE, done)
  const text = step ? t(`admin.done_${step}`) : t(`adminOrder.done_${done as OrderEditDone}`)
  return <UndoMessage text={text} action="undo" emails={emails} now={now} />
}

/** The words around a date differ by language; the date itself is marked as one. */
function PlacedAt({ at }: { at: Date }) {
  const t = useT()
  const [before = '', after = ''] = t('admin.placedAt', { at: '\u0000' }).split('\u0000')
  return (
    <>
      {before}
      <DateTime at={at} />
      {after}
    </>
  )
}

type ReviewCalloutProps = { detail: OrderDetail; reason: string; errors: OrderErrors | undefined }

/** Why an order needs attention, in words, and the button that closes the review. */
function ReviewCallout({ detail: { order, permitted }, reason, errors }: ReviewCalloutProps) {
  const t = useT()
  return (
    <Callout tone="danger" title={t('admin.reviewTitle')}>
      <p>{t(reasonKey(reason))}</p>
      {permitted.has('review') && (
        <div className={css.reviewed}>
          <OrderActionForm
            action="review"
            order={order}
            errors={errors}
            submit={t('admin.reviewSubmit')}
            variant="outline"
          />
        </div>
      )}
    </Callout>
  )
}
