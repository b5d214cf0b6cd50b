import { data } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { requireStaff } from '../../features/admin/guard.server.ts'
import { AdministratorsOnly } from '../../features/admin/people/administrators-only.tsx'
import { loadAudit } from '../../features/admin/people/audit.server.ts'
import { AuditPage } from '../../features/admin/people/audit-page.tsx'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/audit.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('adminPeople.area_audit'), isPrivate: true }))

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context)
  const { searchParams } = new URL(request.url)
  const list = await loadAudit(ctx, searchParams)
  if (list === null) return data({ code: 'forbidden' as const }, { status: 403 })
  return { ...list, isLater: searchParams.has('before') }
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const t = useT()
  if ('code' in loaderData) return <AdministratorsOnly title={t('adminPeople.area_audit')} />
  return (
    <>
      <h1>{t('adminPeople.area_audit')}</h1>
      <p>{t('adminAudit.text')}</p>
      <AuditPage {...loaderData} />
    </>
  )
}
