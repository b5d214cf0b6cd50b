/** One button that resolves one incident. It posts to the page of incidents, from any page. */
import { useLocation } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { ButtonForm } from '../forms/button-form.tsx'
import { BACK, type IncidentAction } from './incidents.ts'

export function IncidentForm({ action, id }: { action: IncidentAction; id: string }) {
  const t = useT()
  const { pathname } = useLocation()
  return (
    <ButtonForm
      action={action}
      to={BACK.incidents}
      hidden={{ id, from: pathname === BACK.today ? 'today' : 'incidents' }}
      submit={t(`adminToday.submit_${action}`)}
      variant={action === 'delete_job' ? 'danger' : 'outline'}
    />
  )
}
