/** Who did what, newest first, with filters for staff member, action, subject and day. Read-only. */
import { ACTIVITY_FILE_ENTRIES_MAX } from '#domain/audit/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { ZoneNote } from '../parts/date-time.tsx'
import layout from '../parts/form-layout.module.css'
import panel from '../parts/panel.module.css'
import { type AuditLine, type AuditQuery, auditFilePath, auditPath } from './audit.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'

type Props = {
  lines: readonly AuditLine[]
  next: string | null
  criteria: AuditQuery
  people: readonly { id: string; name: string }[]
  /** Not the newest are shown. */
  isLater: boolean
}

export function AuditPage({ lines, next, criteria, people, isLater }: Props) {
  const t = useT()
  return (
    <>
      <AuditFilters criteria={criteria} people={people} />
      {lines.length > 0 ? (
        <AuditTable lines={lines} />
      ) : (
        <EmptyState title={t('adminAudit.empty')} text={t('adminAudit.emptyText')} />
      )}
      {(isLater || next !== null) && (
        <nav className={layout.buttons} aria-label={t('adminAudit.pages')}>
          {isLater && (
            <ButtonLink to={auditPath(criteria)} variant="outline" size="small">
              {t('adminAudit.newest')}
            </ButtonLink>
          )}
          {next !== null && (
            <ButtonLink to={auditPath(criteria, next)} variant="outline" size="small" rel="next">
              {t('adminAudit.older')}
            </ButtonLink>
          )}
        </nav>
      )}
      {lines.length > 0 && (
        <p>
          <ButtonLink to={auditFilePath(criteria)} variant="outline" size="small" reloadDocument>
            {t('adminAudit.exportSubmit')}
          </ButtonLink>{' '}
          <span className={panel.quiet}>
            {t('adminAudit.exportText', { max: ACTIVITY_FILE_ENTRIES_MAX })}
          </span>
        </p>
      )}
      <ZoneNote />
    </>
  )
}
