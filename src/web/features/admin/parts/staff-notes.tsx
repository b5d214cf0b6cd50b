/** Notes of staff for each other, on a customer or a message: a form for the next one, and the earlier ones. */
import { useT } from '#i18n/use-t.ts'

import type { ActionInput, FieldError } from '../forms/action.ts'
import { ActionForm, type Errors, TextAreaField, useFields } from '../forms/action-form.tsx'
import { DateTime } from './date-time.tsx'
import layout from './form-layout.module.css'
import panel from './panel.module.css'
import css from './staff-notes.module.css'

export type StaffNote = { id: string; text: string; author: string | null; writtenAt: Date }

type Props = {
  action: string
  notes: readonly StaffNote[]
  lengthMax: number
  errors: Errors<ActionInput, FieldError> | undefined
}

export function NoteForm({ action, lengthMax, errors }: Omit<Props, 'notes'>) {
  const t = useT()
  const fields = useFields(action, errors, {})
  return (
    <ActionForm
      action={action}
      errors={errors}
      submit={t('adminOrder.noteSubmit')}
      variant="outline"
    >
      <div className={layout.fields}>
        <TextAreaField
          label={t('adminOrder.note')}
          hint={t('adminOrder.noteHint')}
          state={fields('note')}
          rows={2}
          maxLength={lengthMax}
        />
      </div>
    </ActionForm>
  )
}

/** The newest first. */
export function Notes({ notes }: Pick<Props, 'notes'>) {
  const t = useT()
  if (notes.length === 0) return null
  return (
    <ul className={css.notes}>
      {notes.map(({ id, text, author, writtenAt }) => (
        <li key={id}>
          <p className={css.text}>{text}</p>
          <p className={panel.quiet}>
            {author ?? t('admin.by_closed')}
            {t('ui.separator')}
            <DateTime at={writtenAt} />
          </p>
        </li>
      ))}
    </ul>
  )
}
