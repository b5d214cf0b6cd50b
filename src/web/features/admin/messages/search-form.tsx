/** Filters of a list, in its address. Works without JavaScript. */
import type { ReactNode } from 'react'
import { Form } from 'react-router'

import { SEARCH_LENGTH_MAX } from '#domain/contact/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

import { ActionLink } from '../parts/action-link.tsx'
import { SearchField } from '../parts/search-field.tsx'
import css from './messages.module.css'

type Props = {
  action: string
  /** The way back to all. */
  clear: string
  label: string
  input: string
  state: string | null
  /** Of the address; not given for the usual one. */
  sort?: string | undefined
  children?: ReactNode
}

export function SearchForm({ action, clear, label, input, state, sort, children }: Props) {
  const t = useT()
  return (
    <Form method="get" action={action} role="search" key={input} className={css.search}>
      <input type="hidden" name="state" value={state ?? 'all'} />
      {sort && <input type="hidden" name="sort" value={sort} />}
      <SearchField name="q" label={label} input={input} lengthMax={SEARCH_LENGTH_MAX} />
      {children}
      <Button type="submit" size="small">
        {t('adminMessages.search')}
      </Button>
      {input !== '' && <ActionLink to={clear}>{t('adminMessages.clear')}</ActionLink>}
    </Form>
  )
}
