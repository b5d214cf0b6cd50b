/** What a customer ordered, was written and wrote. What they typed is text. */
import { Link } from 'react-router'

import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney, money } from '#shared/money.ts'

import { emailLabelKey } from '../emails/email-labels.ts'
import table from '../parts/data-table.module.css'
import { DateCell, PanelTable } from '../parts/data-table.tsx'
import { DateTime } from '../parts/date-time.tsx'
import panel from '../parts/panel.module.css'
import { Panel } from '../parts/panel.tsx'
import { useSpendText } from '../parts/spend-text.ts'
import { StatusPill } from '../parts/status-pill.tsx'
import type { CustomerPageView } from './customer-view.ts'
import css from './customers.module.css'

type Props = { customer: CustomerPageView }

export function CustomerOrders({ customer: { orders, orderCount, spend, account } }: Props) {
  const t = useT()
  const locale = useLocale()
  const bought = useSpendText({ orderCount, spend })
  return (
    <Panel id="orders" title={t('adminCustomers.ordersTitle')}>
      {orders.length === 0 && <p className={panel.quiet}>{t('adminCustomers.noOrders')}</p>}
      {orders.length > 0 && <p>{bought}</p>}
      {orders.length > 0 && (
        <PanelTable
          caption={t('adminCustomers.orders')}
          columns={[
            t('admin.columnNumber'),
            { text: t('admin.columnPlaced'), className: table.wide },
            t('admin.columnStatus'),
            { text: t('admin.columnTotal'), isNumber: true },
          ]}
        >
          {orders.map(({ id, number, placedAt, status, reviewReason, totalMinor, currency }) => (
            <tr key={id}>
              <th scope="row" className={`code ${table.line}`}>
                <Link to={`/admin/orders/${id}`}>{number}</Link>
              </th>
              <DateCell at={placedAt} isDay isWide />
              <td className={table.line}>
                <StatusPill status={status} isFlagged={reviewReason !== null} />
              </td>
              <td data-number>{formatMoney(money(totalMinor, currency), locale)}</td>
            </tr>
          ))}
        </PanelTable>
      )}
      {orderCount > orders.length && (
        <p>
          <Link to={`/admin/orders?q=${encodeURIComponent(account.email)}`}>
            {t('adminCustomers.allOrders', { count: orderCount })}
          </Link>
        </p>
      )}
    </Panel>
  )
}

export function CustomerEmails({ customer: { emails, account } }: Props) {
  const t = useT()
  if (account.emailVerifiedAt === null) return null
  return (
    <Panel id="emails" title={t('admin.sectionEmails')}>
      {emails.length === 0 && <p className={panel.quiet}>{t('admin.noEmails')}</p>}
      {emails.length > 0 && (
        <PanelTable
          caption={t('admin.sectionEmails')}
          columns={[
            t('admin.emailKind'),
            { text: t('adminCustomers.written'), className: table.wide },
            t('adminCustomers.sent'),
          ]}
        >
          {emails.map(({ kind, subject, createdAt, sentAt }) => (
            <tr key={`${kind} ${createdAt.getTime()} ${subject}`}>
              <th scope="row" className={`${table.who} ${table.person}`}>
                {t(emailLabelKey(kind))}
                {subject && <span>{subject}</span>}
              </th>
              <DateCell at={createdAt} isWide />
              <DateCell at={sentAt} none={t('adminCustomers.notSent')} />
            </tr>
          ))}
        </PanelTable>
      )}
    </Panel>
  )
}

export function CustomerMessages({ customer: { messages, account } }: Props) {
  const t = useT()
  if (account.emailVerifiedAt === null) return null
  return (
    <Panel id="messages" title={t('adminCustomers.messages')}>
      {messages.length === 0 && <p className={panel.quiet}>{t('adminCustomers.noMessages')}</p>}
      <div>
        {messages.map(({ id, subject, message, createdAt, state, locale }) => (
          <details key={id} className={css.message}>
            <summary>
              {subject || t('adminCustomers.noSubject')}
              {t('ui.separator')}
              {t(`adminCustomers.message_${state}`)}
              {t('ui.separator')}
              <DateTime at={createdAt} isDay />
            </summary>
            <p lang={locale}>{message}</p>
            <p>
              <Link to={`/admin/messages/${id}`}>{t('adminCustomers.openMessage')}</Link>
            </p>
          </details>
        ))}
      </div>
    </Panel>
  )
}
