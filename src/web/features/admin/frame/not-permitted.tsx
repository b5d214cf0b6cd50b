/** A page that the role does not include: who changes that, and the way back. */
import { isRouteErrorResponse } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'

/** What `requireStaff` threw. */
export const isNotPermitted = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === 403 && error.data?.code === 'forbidden'

export function NotPermitted() {
  const t = useT()
  return (
    <>
      <h1>{t('adminStaff.onlyTitle')}</h1>
      <p>{t('adminStaff.onlyText')}</p>
      <p>
        <ActionLink to="/admin">{t('adminStaff.onlyBack')}</ActionLink>
      </p>
    </>
  )
}
