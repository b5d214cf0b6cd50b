import { STAFF_NOTE_LENGTH_MAX } from '#domain/orders/order.ts'
import { useT } from '#i18n/use-t.ts'
import { ActionForm, useFields } from '#web/features/admin/forms/action-form.tsx'
import layout from '#web/features/admin/parts/form-layout.module.css'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-input.tsx'

import type { OrderEditErrors } from './edit-action.ts'

/** What staff want to remember of an order. It never goes to the customer by itself. */
export function NoteForm({ errors }: { errors: OrderEditErrors | undefined }) {
  const t = useT()
  const { value, error } = useFields('note', errors, {})('note')

  return (
    <ActionForm action="note" errors={errors} submit={t('adminOrder.noteSubmit')} variant="outline">
      <div className={layout.fields}>
        <Field id="note" label={t('adminOrder.note')} hint={t('adminOrder.noteHint')} error={error}>
          {(control) => (
            <TextArea
              {...control}
              name="note"
              rows={2}
              maxLength={STAFF_NOTE_LENGTH_MAX}
              defaultValue={value}
            />
          )}
        </Field>
      </div>
    </ActionForm>
  )
}
