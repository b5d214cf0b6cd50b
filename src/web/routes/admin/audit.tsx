import { data } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { loadAccess } from '#web/features/admin/audit/access.server.ts'
import { AccessPage } from '#web/features/admin/audit/access-page.tsx'
import { loadAudit } from '#web/features/admin/audit/audit.server.ts'
import { auditPath } from '#web/features/admin/audit/audit.ts'
import { AuditPage } from '#web/features/admin/audit/audit-page.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { ACCESS_LOG, accessPath } from '#web/features/admin/parts/access-log-path.ts'
import { FilterLinks } from '#web/features/admin/parts/filter-links.tsx'
import page from '#web/features/admin/parts/page.module.css'
import panel from '#web/features/admin/parts/panel.module.css'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/audit.ts'

export const meta = pageMeta((t) => ({ title: t('adminStaff.area_audit'), isPrivate: true }))

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'audit.read')
  const isLater = searchParams.has('before')
  const isAccess = searchParams.get('log') === ACCESS_LOG
  const access = isAccess ? await loadAccess(ctx, searchParams) : null
  const entries = isAccess ? null : await loadAudit(ctx, searchParams)
  if (access) return { log: 'access' as const, isLater, ...access }
  if (entries) return { log: 'staff' as const, isLater, ...entries }
  throw data({ code: 'forbidden' }, { status: 403 })
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const logs = [
    { name: 'staff', to: auditPath({}), label: t('adminAudit.log_staff') },
    { name: 'access', to: accessPath({}), label: t('adminAudit.log_access') },
  ] as const
  return (
    <>
      <div className={page.head}>
        <h1>{t('adminStaff.area_audit')}</h1>
        <FilterLinks label={t('adminAudit.logs')} active={loaderData.log} choices={logs} />
      </div>
      {loaderData.log === 'access' ? (
        <AccessPage {...loaderData} />
      ) : (
        <>
          <AuditPage {...loaderData} />
          <p className={panel.quiet}>{t('adminAudit.text')}</p>
        </>
      )}
    </>
  )
}
