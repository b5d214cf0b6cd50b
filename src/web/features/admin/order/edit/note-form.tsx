import { STAFF_NOTE_LENGTH_MAX } from '#domain/orders/order.ts'
import { useT } from '#i18n/use-t.ts'
import { useFieldErrorText } from '#web/features/admin/forms/action-form.tsx'
import { fieldErrorOf } from '#web/features/admin/forms/form-errors.tsx'
import layout from '#web/features/admin/parts/form-layout.module.css'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-input.tsx'

import type { OrderEditErrors } from './edit-action.ts'
import { OrderEditForm } from './edit-form.tsx'

/** What staff want to remember of an order. It never goes to the customer by itself. */
export function NoteForm({ errors }: { errors: OrderEditErrors | undefined }) {
  const t = useT()
  const textOf = useFieldErrorText()
  const mine = errors?.action === 'note' ? errors : undefined

  return (
    <OrderEditForm
      action="note"
      errors={errors}
      submit={t('adminOrder.noteSubmit')}
      variant="outline"
    >
      <div className={layout.fields}>
        <Field
          id="note"
          label={t('adminOrder.note')}
          hint={t('adminOrder.noteHint')}
          error={fieldErrorOf(mine, textOf)('note')}
        >
          {(control) => (
            <TextArea
              {...control}
              name="note"
              rows={2}
              maxLength={STAFF_NOTE_LENGTH_MAX}
              defaultValue={mine?.input.note}
            />
          )}
        </Field>
      </div>
    </OrderEditForm>
  )
}
