import { STAFF_NOTE_LENGTH_MAX } from '#domain/orders/order.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import layout from '#web/features/admin/parts/form-layout.module.css'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-input.tsx'

import type { RecordErrors } from './record-action.ts'
import { RecordForm } from './record-form.tsx'

/** What staff want to remember of an order. It never goes to the customer by itself. */
export function NoteForm({ refused }: { refused: RecordErrors | undefined }) {
  const t = useT()
  const problem = useProblem()
  const mine = refused?.action === 'note' ? refused : undefined
  const [error] = mine?.errors ?? []

  return (
    <RecordForm
      action="note"
      refused={refused}
      submit={t('adminOrder.noteSubmit')}
      variant="outline"
    >
      <div className={layout.fields}>
        <Field
          id="note"
          label={t('adminOrder.note')}
          hint={t('adminOrder.noteHint')}
          error={
            error ? problem(error.code === 'missing' ? 'field_required' : 'field_invalid') : null
          }
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
    </RecordForm>
  )
}
