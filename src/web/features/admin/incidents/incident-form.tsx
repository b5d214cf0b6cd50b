/** One button that resolves one incident. It posts to the page of incidents, from any page. */
import { Form, useLocation, useNavigation } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

import { BACK, type IncidentAction } from './incidents.ts'

export function IncidentForm({ action, id }: { action: IncidentAction; id: string }) {
  const t = useT()
  const { formData } = useNavigation()
  const { pathname } = useLocation()
  return (
    <Form method="post" action={BACK.incidents} preventScrollReset>
      <input type="hidden" name="intent" value={action} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="from" value={pathname === BACK.today ? 'today' : 'incidents'} />
      <Button
        type="submit"
        size="small"
        variant={action === 'delete_job' ? 'danger' : 'outline'}
        isBusy={formData?.get('id') === id && formData.get('intent') === action}
      >
        {t(`adminToday.submit_${action}`)}
      </Button>
    </Form>
  )
}
