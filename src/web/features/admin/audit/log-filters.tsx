/** The filters of both logs, in one row. Their state is the address, so a link to a filtered log can be shared. */
import type { ReactNode } from 'react'
import { Form } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import css from './audit.module.css'

type Props = {
  criteria: Record<'from' | 'to', string>
  /** The log without filters. */
  all: string
  children: ReactNode
}

export function LogFilters({ criteria, all, children }: Props) {
  const t = useT()
  const isFiltered = Object.values(criteria).some((text) => text !== '')
  return (
    <Form
      method="get"
      action="/admin/audit"
      role="search"
      aria-label={t('adminAudit.filters')}
      key={JSON.stringify(criteria)}
      className={css.filters}
    >
      {children}
      {(['from', 'to'] as const).map((name) => (
        <label key={name} htmlFor={name} className={css.day}>
          {t(`adminAudit.by_${name}`)}
          <TextInput id={name} type="date" name={name} defaultValue={criteria[name]} />
        </label>
      ))}
      <Button type="submit" size="small">
        {t('adminAudit.submit')}
      </Button>
      {isFiltered && <ActionLink to={all}>{t('adminAudit.clear')}</ActionLink>}
    </Form>
  )
}

type ChoiceProps = {
  name: 'person' | 'action' | 'kind'
  options: { value: string; label: string }[]
  chosen: string
}

/** Its label is inside, so that the log begins sooner. */
export function LogChoice({ name, options, chosen }: ChoiceProps) {
  const t = useT()
  const label = t(`adminAudit.by_${name}`)
  return (
    <Select
      name={name}
      aria-label={label}
      placeholder={t('adminMessages.anyOf', { name: label })}
      defaultValue={chosen}
      options={options}
    />
  )
}
