import { Form } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { SelectField } from '../forms/select-field.tsx'
import layout from '../parts/form-layout.module.css'
import { ACTIVITY_ACTIONS } from './activity.ts'
import css from './audit.module.css'
import type { AuditQuery } from './audit.ts'
import { TARGET_TYPES, useAuditLabels } from './audit-labels.ts'

type Props = {
  criteria: AuditQuery
  people: readonly { id: string; name: string }[]
  isFiltered: boolean
}

/** Its state is the address, so a link to a filtered log can be shared. */
export function AuditFilters({ criteria, people, isFiltered }: Props) {
  const t = useT()
  const words = useAuditLabels()
  const anybody = people.map(({ id, name }) => ({ value: id, label: name }))
  const actions = ACTIVITY_ACTIONS.map((action) => ({ value: action, label: words.action(action) }))
  const kinds = TARGET_TYPES.map((kind) => ({ value: kind, label: words.kind(kind) }))

  return (
    <Form
      method="get"
      action="/admin/audit"
      role="search"
      aria-label={t('adminAudit.filters')}
      key={JSON.stringify(criteria)}
      className={css.look}
    >
      <div className={css.filters}>
        <Choice name="person" options={anybody} chosen={criteria.person} />
        <Choice name="action" options={actions} chosen={criteria.action} />
        <Choice name="kind" options={kinds} chosen={criteria.kind} />
        <Field id="id" label={t('adminAudit.by_id')}>
          {(control) => (
            <TextInput {...control} name="id" autoComplete="off" defaultValue={criteria.id} />
          )}
        </Field>
        <Day name="from" day={criteria.from} />
        <Day name="to" day={criteria.to} />
      </div>
      <div className={layout.buttons}>
        <Button type="submit" size="small">
          {t('adminAudit.submit')}
        </Button>
        {isFiltered && (
          <ButtonLink to="/admin/audit" variant="outline" size="small">
            {t('adminAudit.clear')}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}

type ChoiceProps = {
  name: 'person' | 'action' | 'kind'
  options: { value: string; label: string }[]
  chosen: string
}

function Choice({ name, options, chosen }: ChoiceProps) {
  const t = useT()
  return (
    <SelectField
      name={name}
      label={t(`adminAudit.by_${name}`)}
      placeholder={t('adminAudit.all')}
      defaultValue={chosen}
      options={options}
    />
  )
}

function Day({ name, day }: { name: 'from' | 'to'; day: string }) {
  const t = useT()
  return (
    <Field id={name} label={t(`adminAudit.by_${name}`)}>
      {(control) => <TextInput {...control} type="date" name={name} defaultValue={day} />}
    </Field>
  )
}
