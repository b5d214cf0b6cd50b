import type { TextField } from '#domain/editing/kinds.ts'
import { useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea, TextInput } from '#web/ui/text-input.tsx'

import { MarkdownArea } from './markdown/markdown-area.tsx'

const ROWS = { sentences: 3, markdown: 22 } as const

const HINTS = {
  line: null,
  sentences: 'adminContent.summaryHint',
  markdown: 'adminContent.markdownHint',
} as const satisfies Record<TextField['form'], string | null>

type Props = { field: TextField; locale: Locale; value: string; error: string | null }

/** A field in the language it is written in, so that it is read and checked as such. */
export function TextFieldOf({
  field: { name, form, isNeeded, lengthMax },
  locale,
  value,
  error,
}: Props) {
  const t = useT()
  const hint = HINTS[form]
  const Area = form === 'markdown' ? MarkdownArea : TextArea
  return (
    <Field
      id={name}
      label={t(`adminContent.field_${name}`)}
      hint={hint && t(hint)}
      error={error}
      isRequired={isNeeded}
    >
      {(control) =>
        form === 'line' ? (
          <TextInput
            {...control}
            name={name}
            lang={locale}
            autoComplete="off"
            maxLength={lengthMax}
            defaultValue={value}
          />
        ) : (
          <Area
            {...control}
            name={name}
            lang={locale}
            rows={ROWS[form]}
            maxLength={lengthMax}
            defaultValue={value}
          />
        )
      }
    </Field>
  )
}
