/** Exceptions outside of orders: money, e-mails, stock, partners, the shop's own jobs. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { useLocale, useT } from '#i18n/use-t.ts'
import { textIn } from '#shared/locale.ts'

import { emailLabelKey } from '../emails/email-labels.ts'
import { EmailState } from '../emails/email-state.tsx'
import { IncidentForm } from '../incidents/incident-form.tsx'
import { filterPath } from '../orders/list/order-filter.ts'
import { DateTime } from '../parts/date-time.tsx'
import { Group, Row } from './group.tsx'
import css from './today.module.css'
import type { Today } from './today.server.ts'

export function MoneyGroup({ discrepancies }: Pick<Today, 'discrepancies'>) {
  const t = useT()
  return (
    <Exceptions
      title={t('admin.sectionDiscrepancies')}
      waiting={discrepancies}
      to={filterPath('attention')}
      action={t('adminToday.compare')}
    >
      {({ id, kind, order, intentId, firstSeenAt }) => (
        <Row
          key={id}
          name={
            order ? (
              <Link to={`/admin/orders/${order.id}`} className={`code ${css.link}`}>
                {order.number}
              </Link>
            ) : (
              <span className="code">{intentId}</span>
            )
          }
          side={<DateTime at={firstSeenAt} isDay />}
          about={t(`admin.discrepancy_${kind}`)}
        />
      )}
    </Exceptions>
  )
}

export function EmailGroup({ emails }: Pick<Today, 'emails'>) {
  const t = useT()
  return (
    <Exceptions
      title={t('admin.sectionUndelivered')}
      waiting={emails}
      to={filterPath('attention')}
      action={t('adminToday.read')}
    >
      {({ id, kind, recipient, lastError, isSecret, ...mail }) => (
        <Row
          key={id}
          name={`${t(emailLabelKey(kind))} → ${recipient}`}
          side={mail.state !== 'failed' && <EmailState {...mail} />}
          about={lastError}
          action={
            mail.state === 'failed' && !isSecret && <IncidentForm action="retry_email" id={id} />
          }
        />
      )}
    </Exceptions>
  )
}

export function StockGroup({ stock }: Pick<Today, 'stock'>) {
  const t = useT()
  const locale = useLocale()
  return (
    <Exceptions
      title={t('adminToday.stock')}
      waiting={stock}
      to="/admin/stock?show=low&form=receive_stock"
      action={t('adminToday.fill')}
    >
      {({ serial, name, onHand, reserved }) => (
        <Row
          key={serial}
          name={
            <>
              {textIn(name, locale)} <span className="code">{serial}</span>
            </>
          }
          side={t('adminToday.free', { count: onHand - reserved })}
          isLate={onHand === reserved}
        />
      )}
    </Exceptions>
  )
}

export function DeliveryGroup({ deliveries }: Pick<Today, 'deliveries'>) {
  const t = useT()
  return (
    <Exceptions
      title={t('adminToday.deliveries')}
      waiting={deliveries}
      to="/admin/webhooks?state=failed"
      action={t('adminToday.redeliver')}
    >
      {({ id, kind, partner, createdAt }) => (
        <Row
          key={id}
          name={
            <>
              <Link to={`/admin/webhooks/deliveries/${id}`} className={`code ${css.link}`}>
                {kind}
              </Link>{' '}
              {partner}
            </>
          }
          side={<DateTime at={createdAt} isDay />}
        />
      )}
    </Exceptions>
  )
}

export function JobGroup({ jobs }: Pick<Today, 'jobs'>) {
  const t = useT()
  return (
    <Exceptions
      title={t('adminToday.jobs')}
      waiting={jobs}
      to="/admin/incidents#jobs"
      action={t('adminToday.look')}
    >
      {({ id, name, error, failedAt }) => (
        <Row
          key={id}
          name={<span className="code">{name}</span>}
          side={<DateTime at={failedAt} />}
          about={error}
          action={<IncidentForm action="retry_job" id={id} />}
        />
      )}
    </Exceptions>
  )
}

export function ErrorReportGroup({ errorReports }: Pick<Today, 'errorReports'>) {
  const t = useT()
  return (
    <Exceptions
      title={t('adminToday.errorReports')}
      waiting={errorReports}
      to="/admin/incidents"
      action={t('adminToday.look')}
    >
      {({ fingerprint, source, message, place, times, lastSeenAt }) => (
        <Row
          key={fingerprint}
          name={message}
          side={<DateTime at={lastSeenAt} />}
          about={[t(`adminToday.source_${source}`), place, t('adminToday.times', { count: times })]
            .filter(Boolean)
            .join(t('ui.separator'))}
          action={<IncidentForm action="resolve_error" id={fingerprint} />}
        />
      )}
    </Exceptions>
  )
}

type Props<Thing> = {
  title: string
  waiting: { count: number; first: readonly Thing[] }
  to: string
  action: string
  children: (thing: Thing) => ReactNode
}

function Exceptions<Thing>({ waiting: { count, first }, children: row, ...words }: Props<Thing>) {
  return (
    <Group {...words} count={count} isException>
      {first.map(row)}
    </Group>
  )
}
