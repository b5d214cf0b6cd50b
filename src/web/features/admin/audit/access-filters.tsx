import { ACCESS_ACTIONS } from '#domain/audit/access.ts'
import { useT } from '#i18n/use-t.ts'

import { ACCESS_LOG, accessPath } from '../parts/access-log-path.ts'
import type { AccessQuery } from './access.ts'
import { LogChoice, LogFilters } from './log-filters.tsx'

type Props = { criteria: AccessQuery; personName: string | null }

/** An account is selected through a link in a row, or on a customer's page. */
export function AccessFilters({ criteria, personName }: Props) {
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
