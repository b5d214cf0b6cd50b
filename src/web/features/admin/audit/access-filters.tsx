import { Form } from 'react-router'

import { ACCESS_ACTIONS } from '#domain/audit/access.ts'
import { useT } from '#i18n/use-t.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { SelectField } from '../forms/select-field.tsx'
import { ACCESS_LOG, accessPath } from '../parts/access-log-path.ts'
import layout from '../parts/form-layout.module.css'
import type { AccessQuery } from './access.ts'
import css from './audit.module.css'

type Props = { criteria: AccessQuery; personName: string | null }

/** Its state is the address. An account is selected through a link in a row, or on a customer's page. */
export function AccessFilters({ criteria, personName }: Props) {
  const t = useT()
  const isFiltered = Object.values(criteria).some((text) => text !== '')
  const options = ACCESS_ACTIONS.map((action) => ({
    value: action,
    label: t(`adminAudit.access_${action}`),
  }))
  return (
    <Form
      method="get"
      action="/admin/audit"
      role="search"
      aria-label={t('adminAudit.filters')}
      key={JSON.stringify(criteria)}
      className={css.look}
    >
      <input type="hidden" name="log" value={ACCESS_LOG} />
      {criteria.person !== '' && <input type="hidden" name="person" value={criteria.person} />}
      {criteria.person !== '' && (
        <p>
          {t('adminAudit.account')}: {personName ?? t('adminAudit.gone')}
        </p>
      )}
      <div className={css.filters}>
        <SelectField
          name="action"
          label={t('adminAudit.by_action')}
          placeholder={t('adminAudit.all')}
          defaultValue={criteria.action}
          options={options}
        />
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} id={name} label={t(`adminAudit.by_${name}`)}>
            {(control) => (
              <TextInput {...control} type="date" name={name} defaultValue={criteria[name]} />
            )}
          </Field>
        ))}
      </div>
      <div className={layout.buttons}>
        <Button type="submit" size="small">
          {t('adminAudit.submit')}
        </Button>
        {isFiltered && (
          <ButtonLink to={accessPath({})} variant="outline" size="small">
            {t('adminAudit.clear')}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
