import { Form } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import css from './catalog.module.css'

type Props = {
  label: string
  text: string
  /** Which rows of the list are shown; a list without a choice has none. */
  show?: string
}

export function CatalogSearch({ label, text, show }: Props) {
  return (
    <Form className={css.search} role="search">
      {show !== undefined && <input type="hidden" name="show" value={show} />}
      <TextInput
        id="q"
        name="q"
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={60}
        defaultValue={text}
      />
      <Button type="submit" variant="outline" size="small">
        {useT()('adminCatalog.find')}
      </Button>
    </Form>
  )
}
