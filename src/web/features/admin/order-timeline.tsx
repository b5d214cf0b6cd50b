import { isTimelineKind } from '#domain/orders/timeline.ts'
import { useT } from '#i18n/use-t.ts'

import { Moment } from './moment.tsx'
import type { OrderDetail } from './order-detail.server.ts'
import css from './order-sheet.module.css'
import { reasonKey } from './review-reason.ts'

type Event = OrderDetail['events'][number]

/** What happened, when and by whom, the newest first. */
export function OrderTimeline({ detail: { events, namesById } }: { detail: OrderDetail }) {
  const t = useT()
  return (
    <section className={css.sheet} aria-labelledby="timeline">
      <h2 id="timeline">{t('admin.sectionTimeline')}</h2>
      <ol className={css.timeline} reversed>
        {events.toReversed().map((event) => (
          <Entry key={event.id} event={event} name={namesById[event.actorId ?? '']} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ event, name }: { event: Event; name: string | undefined }) {
  const t = useT()
  const { kind, facts } = event
  const isFlag = kind === 'review_needed'
  const known = isTimelineKind(kind) || isFlag ? kind : 'other'

  return (
    <li data-flag={isFlag || undefined}>
      <span className={css.what}>{t(`admin.event_${known}`)}</span>
      <span className={css.when}>
        <Moment at={event.at} />
      </span>
      <span className={css.who}>
        {t('admin.eventBy', { who: useWho(event.actorKind, name) })}
        {facts.trackingNumber && (
          <> · {t('admin.factTracking', { number: facts.trackingNumber })}</>
        )}
        {facts.receivedOn && <> · {t('admin.factReceived', { day: facts.receivedOn })}</>}
        {facts.reason && <> · {t(reasonKey(facts.reason))}</>}
      </span>
    </li>
  )
}

/** The customer's own name stands on the page; of staff the name tells who it was. */
function useWho(actorKind: string, name: string | undefined): string {
  const t = useT()
  if (actorKind === 'staff') return name || t('admin.by_staff')
  if (actorKind === 'customer') return t('admin.by_customer')
  return actorKind === 'visitor' ? t('admin.by_visitor') : t('admin.by_system')
}
