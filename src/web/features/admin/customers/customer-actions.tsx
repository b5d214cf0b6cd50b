/** What can be done for a customer, each said beforehand. */
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import { type OpenFormParam, openForm } from '../forms/action.ts'
import { ActionForm } from '../forms/action-form.tsx'
import { ButtonForm } from '../forms/button-form.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import { FileReady } from '../parts/file-ready.tsx'
import layout from '../parts/form-layout.module.css'
import panel from '../parts/panel.module.css'
import { Panel } from '../parts/panel.tsx'
import type { CustomerAction, CustomerErrors } from './customer-action.ts'
import type { CustomerPageView } from './customer-view.ts'
import css from './customers.module.css'

export type CustomerProps = {
  customer: CustomerPageView
  ask: OpenFormParam<CustomerAction> | null
  errors: CustomerErrors | undefined
  done: CustomerAction | null
  mayExport: boolean
  mayRemove: boolean
  maySignOut: boolean
}

export function CustomerActions({ customer, ask, errors, done, ...may }: CustomerProps) {
  const t = useT()
  const open = openForm(ask, errors)
  const isExporting = open?.action === 'export_customer' && may.mayExport
  const isRemoving = open?.action === 'remove_customer' && may.mayRemove
  const isAsking = isExporting || isRemoving
  return (
    <Panel id="actions" title={t('adminCustomers.actions')}>
      {done === 'export_customer' && !isAsking && (
        <FileReady to={`/admin/customers/${customer.account.id}/data`} />
      )}
      {isExporting && (
        <ActionForm
          action="export_customer"
          errors={errors}
          title={t('adminCustomers.exportTitle')}
          text={t('adminCustomers.exportText')}
          submit={t('adminCustomers.exportSubmit')}
          close={t('adminStaff.keep')}
        />
      )}
      {isRemoving && <RemoveForm customer={customer} errors={errors} />}
      {!isAsking && <Starts customer={customer} {...may} />}
    </Panel>
  )
}

type StartsProps = Pick<CustomerProps, 'customer' | 'mayExport' | 'mayRemove' | 'maySignOut'>

function Starts({ customer, mayExport, mayRemove, maySignOut }: StartsProps) {
  const t = useT()
  return (
    <div className={layout.buttons}>
      {maySignOut && customer.account.live.length > 0 && (
        <ButtonForm action="revoke_customer_sessions" submit={t('adminCustomers.endAll')} />
      )}
      {mayExport && (
        <ActionLink to="?form=export_customer">{t('adminCustomers.exportStart')}</ActionLink>
      )}
      {mayRemove ? (
        <ActionLink to="?form=remove_customer" variant="quiet">
          {t('adminCustomers.removeStart')}
        </ActionLink>
      ) : (
        <p className={panel.quiet}>{t('adminCustomers.removeByAdministrator')}</p>
      )}
    </div>
  )
}

const GOES = [
  'goesProfile',
  'goesDraft',
  'goesContact',
  'goesRecord',
  'goesNews',
  'goesEmails',
] as const
const STAYS = ['staysOrders', 'staysMessages', 'staysAudit'] as const

/** What is erased and what the law requires us to retain, before the button. None while an order is open. */
function RemoveForm({ customer, errors }: Pick<CustomerProps, 'customer' | 'errors'>) {
  const t = useT()
  if (customer.hasOpenBusiness && !errors) {
    return (
      <Callout tone="warn" title={t('adminCustomers.removeOpenTitle')}>
        <p>{t('adminCustomers.removeOpenText')}</p>
        <p>
          <Link to="?">{t('adminStaff.close')}</Link>
        </p>
      </Callout>
    )
  }
  const { email, emailVerifiedAt } = customer.account
  return (
    <ActionForm
      action="remove_customer"
      errors={errors}
      title={t('adminCustomers.removeTitle', { email })}
      text={t('adminCustomers.removeText', { email })}
      submit={t('adminCustomers.removeSubmit')}
      variant="danger"
      close={t('adminStaff.keep')}
    >
      <h4 className={css.part}>{t('adminCustomers.goes')}</h4>
      <ul className={css.stays}>
        {GOES.map((word) => (
          <li key={word}>{t(`adminCustomers.${word}`)}</li>
        ))}
      </ul>
      {emailVerifiedAt === null && <p>{t('adminCustomers.unverified')}</p>}
      <h4 className={css.part}>{t('adminCustomers.stays')}</h4>
      <ul className={css.stays}>
        {STAYS.map((word) => (
          <li key={word}>{t(`adminCustomers.${word}`)}</li>
        ))}
      </ul>
    </ActionForm>
  )
}
