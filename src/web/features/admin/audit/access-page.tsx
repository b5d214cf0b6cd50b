/** Sign-ins and refusals, the newest first. Nothing here can be edited. */
import { ACCESS_ACTIONS } from '#domain/audit/access.ts'
import { ACCESS_LOG_DAYS } from '#domain/audit/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { ACCESS_LOG, accessPath } from '../parts/access-log-path.ts'
import { ActionLink } from '../parts/action-link.tsx'
import { ZoneNote } from '../parts/date-time.tsx'
import layout from '../parts/form-layout.module.css'
import panel from '../parts/panel.module.css'
import type { AccessLine, AccessQuery } from './access.server.ts'
import { AccessTable } from './access-table.tsx'
import { LogChoice, LogFilters } from './log-filters.tsx'

type Props = {
  lines: readonly AccessLine[]
  next: string | null
  criteria: AccessQuery
  personName: string | null
  /** Not the newest are shown. */
  isLater: boolean
}

export function AccessPage({ lines, next, criteria, personName, isLater }: Props) {
  const t = useT()
  return (
    <>
      <AccessFilters criteria={criteria} personName={personName} />
      {lines.length > 0 ? (
        <AccessTable lines={lines} />
      ) : (
        <EmptyState title={t('adminAudit.empty')} text={t('adminAudit.emptyText')} />
      )}
      {(isLater || next !== null) && (
        <nav className={layout.buttons} aria-label={t('adminAudit.pages')}>
          {isLater && <ActionLink to={accessPath(criteria)}>{t('adminAudit.newest')}</ActionLink>}
          {next !== null && (
            <ActionLink to={accessPath(criteria, next)} rel="next">
              {t('adminAudit.older')}
            </ActionLink>
          )}
        </nav>
      )}
      <p className={panel.quiet}>{t('adminAudit.accessText', { days: ACCESS_LOG_DAYS })}</p>
      <ZoneNote />
    </>
  )
}

type AccessFiltersProps = { criteria: AccessQuery; personName: string | null }

/** An account is selected through a link in a row, or on a customer's page. */
function AccessFilters({ criteria, personName }: AccessFiltersProps) {
  const t = useT()
  const options = ACCESS_ACTIONS.map((action) => ({
    value: action,
    label: t(`adminAudit.access_${action}`),
  }))
  return (
    <LogFilters criteria={criteria} all={accessPath({})}>
      <input type="hidden" name="log" value={ACCESS_LOG} />
      {criteria.person !== '' && (
        <>
          <input type="hidden" name="person" value={criteria.person} />
          <p>
            {t('adminAudit.account')}: {personName ?? t('adminAudit.gone')}
          </p>
        </>
      )}
      <LogChoice name="action" options={options} chosen={criteria.action} />
    </LogFilters>
  )
}
