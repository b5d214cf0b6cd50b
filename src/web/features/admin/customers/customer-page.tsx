/** One customer: all stored data, and the actions for staff. Never shows passwords or codes. */
import { Link } from 'react-router'

import { useProblem, useT } from '#i18n/use-t.ts'

import { SuccessMessage } from '../forms/flash-message.tsx'
import { FormErrorNote } from '../forms/form-frame.tsx'
import { accessPath } from '../parts/access-log-path.ts'
import { BackLink } from '../parts/back-link.tsx'
import { ZoneNote } from '../parts/date-time.tsx'
import page from '../parts/page.module.css'
import { Panel } from '../parts/panel.tsx'
import { SessionTable } from '../parts/session-table.tsx'
import { CustomerActions, type CustomerProps } from './customer-actions.tsx'
import { CustomerDetails, CustomerDraft, CustomerNews } from './customer-details.tsx'
import { CustomerEmails, CustomerMessages, CustomerOrders } from './customer-lists.tsx'
import { CustomerRecordPanel } from './customer-record.tsx'

type Props = CustomerProps & {
  /** Reads what customers write, and who gets the newsletter. */
  mayAnswer: boolean
  mayReadLog: boolean
}

export function CustomerPage({ mayAnswer, mayReadLog, ...actions }: Props) {
  const { customer, errors, done } = actions
  const t = useT()
  const problem = useProblem()
  const { account } = customer
  const isLone = errors?.action === 'revoke_customer_session'

  return (
    <>
      <BackLink to="/admin/customers" text={t('adminCustomers.back')} />
      <h1>{account.profile.name || account.name || customer.newest?.name || account.email}</h1>
      {done && done !== 'export_customer' && !errors && (
        <SuccessMessage key={done} text={t(`adminCustomers.done_${done}`)} />
      )}
      {isLone && errors.code && <FormErrorNote text={problem(errors.code)} />}
      <div className={page.evenColumns}>
        <div className={page.column}>
          <CustomerOrders customer={customer} />
          <CustomerEmails customer={customer} />
          {mayAnswer && <CustomerMessages customer={customer} />}
        </div>
        <div className={page.column}>
          <CustomerDetails customer={customer} />
          <CustomerRecordPanel customer={customer} errors={errors} done={done} />
          <Panel>
            <h2>{t('adminStaff.sessions')}</h2>
            <SessionTable
              sessions={account.live}
              action={actions.maySignOut ? 'revoke_customer_session' : null}
            />
            {mayReadLog && (
              <p>
                <Link to={accessPath({ person: account.id })}>{t('adminAudit.seeAccess')}</Link>
              </p>
            )}
          </Panel>
          <CustomerDraft customer={customer} />
          {mayAnswer && <CustomerNews customer={customer} />}
          <CustomerActions {...actions} />
        </div>
      </div>
      <ZoneNote />
    </>
  )
}
