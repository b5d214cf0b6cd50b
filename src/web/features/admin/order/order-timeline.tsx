import { isCancelReason } from '#domain/orders/cancelling/cancel-reason.ts'
import { isEditField } from '#domain/orders/editing/editable-fields.ts'
import { STAFF_NOTE_LENGTH_MAX } from '#domain/orders/order.ts'
import { isReplacementReason } from '#domain/orders/replacement.ts'
import { useAmount, useLocale, useT } from '#i18n/use-t.ts'
import { money } from '#shared/money.ts'

import { emailLabelKey } from '../emails/email-labels.ts'
import { useRound } from '../forms/form-state.ts'
import { DateTime, dateTimeText } from '../parts/date-time.tsx'
import { cancelReasonKey } from '../parts/orders/cancel-labels.ts'
import { eventKey } from '../parts/orders/event-labels.ts'
import { reasonKey } from '../parts/orders/review-reason.ts'
import { Panel } from '../parts/panel.tsx'
import { NoteForm } from '../parts/staff-notes.tsx'
import { EDIT_FIELD_NAMES } from './edit/edit-labels.ts'
import { disputeReasonKey } from './money/dispute-labels.ts'
import type { OrderErrors } from './order-action.ts'
import type { OrderDetail } from './order-detail.server.ts'
import { useOrderPieces } from './order-pieces.ts'
import css from './order-timeline.module.css'

type Event = OrderDetail['events'][number]

/** What happened, when and by whom, the newest first. */
type Props = {
  detail: OrderDetail
  /** It was just written down. */
  isNoted: boolean
  errors: OrderErrors | undefined
  now: Date
}

export function OrderTimeline({ detail, isNoted, errors, now }: Props) {
  const t = useT()
  const { events, namesById } = detail
  const round = useRound(isNoted, now.toISOString())
  return (
    <Panel id="timeline" title={t('admin.sectionTimeline')}>
      <NoteForm key={round} action="note" lengthMax={STAFF_NOTE_LENGTH_MAX} errors={errors} />
      <ol className={css.timeline} reversed>
        {events.toReversed().map((event) => (
          <Entry
            key={event.id}
            event={event}
            name={namesById[event.actorId ?? '']}
            detail={detail}
          />
        ))}
      </ol>
    </Panel>
  )
}

type EntryProps = { event: Event; name: string | null | undefined; detail: OrderDetail }

function Entry({ event, name, detail }: EntryProps) {
  const t = useT()
  const { kind } = event

  return (
    <li data-flag={kind === 'review_needed' || kind === 'dispute_opened' || undefined}>
      <span className={css.what}>{t(eventKey(kind))}</span>
      <span className={css.when}>
        <DateTime at={event.at} />
      </span>
      <span className={css.who}>
        {[
          t('admin.eventBy', { who: useWho(event.actorKind, name) }),
          ...useFacts(event, detail),
        ].join(t('ui.separator'))}
      </span>
      <EventText event={event} />
    </li>
  )
}

/** A note as it was written, of a cancellation too; or an edit: the old and the new values. */
function EventText({ event: { kind, facts } }: { event: Event }) {
  const t = useT()
  if (facts.text) return <p className={css.said}>{facts.text}</p>
  if (kind !== 'edited') return null
  const none = t('admin.none')
  return (
    <dl className={css.said}>
      {(facts.fields ?? []).filter(isEditField).map((field) => (
        <div key={field}>
          <dt>{t(EDIT_FIELD_NAMES[field])}</dt>
          {facts.after && (
            <dd>
              <del>{facts.before?.[field] || none}</del> → <ins>{facts.after[field] || none}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** The details of an event beyond its kind, in words. */
function useFacts({ kind, facts }: Event, detail: OrderDetail): string[] {
  const t = useT()
  const locale = useLocale()
  const pieces = useOrderPieces(detail)
  const { currency } = detail.order
  const amount = useAmount(currency)
  const { trackingNumber, receivedOn, amountMinor, payerName, emailKind, recipient, to, reason } =
    facts
  return [
    amountMinor !== undefined && amount(amountMinor),
    facts.feeMinor !== undefined &&
      t('admin.factBankFee', { amount: money(facts.feeMinor, currency) }),
    ...pieces.inWords(facts.items ?? []),
    trackingNumber && t('admin.factTracking', { number: trackingNumber }),
    receivedOn && t('admin.factReceived', { day: receivedOn }),
    payerName,
    facts.addressee,
    emailKind && t(emailLabelKey(emailKind)),
    recipient,
    to && t('admin.factUntil', { day: dateTimeText(new Date(to), locale, true) }),
    reason && reasonText(kind, reason, t),
  ].flatMap((fact) => fact || [])
}

/** A cancellation, a replacement and a bank that takes money back have reasons of their own. */
function reasonText(kind: string, reason: string, t: ReturnType<typeof useT>): string {
  if (isCancelReason(reason) && kind === 'canceled') return t(cancelReasonKey(reason))
  if (isReplacementReason(reason) && kind === 'replacement_opened')
    return t(`adminReplacements.reason_${reason}`)
  if (!kind.startsWith('dispute_')) return t(reasonKey(reason))
  const key = disputeReasonKey(reason)
  return key ? t(key) : t('admin.dispute_reason_other', { reason })
}

/** The page already shows the customer's name. Events of staff are shown with the name. */
function useWho(actorKind: string, name: string | null | undefined): string {
  const t = useT()
  if (actorKind === 'staff')
    return name === null ? t('admin.by_closed') : name || t('admin.by_staff')
  if (actorKind === 'customer') return t('admin.by_customer')
  return actorKind === 'visitor' ? t('admin.by_visitor') : t('admin.by_system')
}
