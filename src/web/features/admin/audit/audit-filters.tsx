import { useT } from '#i18n/use-t.ts'
import { TextInput } from '#web/ui/text-input.tsx'

import { ACTIVITY_ACTIONS } from './activity.ts'
import { type AuditQuery, auditPath } from './audit.ts'
import { TARGET_TYPES, useAuditLabels } from './audit-labels.ts'
import { LogChoice, LogFilters } from './log-filters.tsx'

type Props = {
  criteria: AuditQuery
  people: readonly { id: string; name: string }[]
}

export function AuditFilters({ criteria, people }: Props) {
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
