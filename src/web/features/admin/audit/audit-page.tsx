/** Who did what, newest first, with filters for staff member, action, subject and day. Read-only. */
import { ACTIVITY_FILE_ENTRIES_MAX } from '#domain/audit/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { ActionLink } from '../parts/action-link.tsx'
import { ZoneNote } from '../parts/date-time.tsx'
import layout from '../parts/form-layout.module.css'
import panel from '../parts/panel.module.css'
import { ACTIVITY_ACTIONS } from './activity.ts'
import { type AuditLine, type AuditQuery, auditFilePath, auditPath } from './audit.ts'
import { TARGET_TYPES, useAuditLabels } from './audit-labels.ts'
import { AuditTable } from './audit-table.tsx'
import { LogChoice, LogFilters } from './log-filters.tsx'

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
          {isLater && <ActionLink to={auditPath(criteria)}>{t('adminAudit.newest')}</ActionLink>}
          {next !== null && (
            <ActionLink to={auditPath(criteria, next)} rel="next">
              {t('adminAudit.older')}
            </ActionLink>
          )}
        </nav>
      )}
      {lines.length > 0 && (
        <p>
          <ActionLink to={auditFilePath(criteria)} reloadDocument>
            {t('adminAudit.exportSubmit')}
          </ActionLink>{' '}
          <span className={panel.quiet}>
            {t('adminAudit.exportText', { max: ACTIVITY_FILE_ENTRIES_MAX })}
          </span>
        </p>
      )}
      <ZoneNote />
    </>
  )
}

type AuditFiltersProps = {
  criteria: AuditQuery
  people: readonly { id: string; name: string }[]
}

function AuditFilters({ criteria, people }: AuditFiltersProps) {
  const words = useAuditLabels()
  const anybody = people.map(({ id, name }) => ({ value: id, label: name }))
  const actions = ACTIVITY_ACTIONS.map((action) => ({ value: action, label: words.action(action) }))
  const kinds = TARGET_TYPES.map((kind) => ({ value: kind, label: words.kind(kind) }))
  const idLabel = useT()('adminAudit.by_id')

  return (
    <LogFilters criteria={criteria} all={auditPath({})}>
      <LogChoice name="person" options={anybody} chosen={criteria.person} />
      <LogChoice name="action" options={actions} chosen={criteria.action} />
      <LogChoice name="kind" options={kinds} chosen={criteria.kind} />
      <TextInput
        name="id"
        aria-label={idLabel}
        placeholder={idLabel}
        autoComplete="off"
        defaultValue={criteria.id}
      />
    </LogFilters>
  )
}
