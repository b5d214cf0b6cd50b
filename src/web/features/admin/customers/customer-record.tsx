/** What staff record of a customer: tags, and notes. */
import { CUSTOMER_NOTE_LENGTH_MAX, TAG_LENGTH_MAX, TAGS_MAX } from '#domain/accounts/policy.ts'
import { useT } from '#i18n/use-t.ts'

import { ActionForm, TextField, useFields } from '../forms/action-form.tsx'
import { useRound } from '../forms/form-state.ts'
import layout from '../parts/form-layout.module.css'
import { Panel } from '../parts/panel.tsx'
import { NoteForm, Notes } from '../parts/staff-notes.tsx'
import type { CustomerAction, CustomerErrors } from './customer-action.ts'
import type { CustomerPageView } from './customer-view.ts'

type Props = {
  customer: CustomerPageView
  errors: CustomerErrors | undefined
  done: CustomerAction | null
}

export function CustomerRecordPanel({ customer: { record }, errors, done }: Props) {
  const t = useT()
  const isNoted = done === 'note_customer' && !errors
  const round = useRound(isNoted, record.notes[0]?.id ?? '')
  return (
    <Panel id="record" title={t('adminCustomers.record')}>
      <TagForm key={record.revision} record={record} errors={errors} />
      <NoteForm
        key={round}
        action="note_customer"
        lengthMax={CUSTOMER_NOTE_LENGTH_MAX}
        errors={errors}
      />
      <Notes notes={record.notes} />
    </Panel>
  )
}

function TagForm({ record, errors }: Pick<Props, 'errors'> & Pick<CustomerPageView, 'record'>) {
  const t = useT()
  const field = useFields(
    'tag_customer',
    errors,
    { tags: record.tags.join(', ') },
    { nowText: (now) => t('adminCustomers.tagsNow', { tags: now || t('adminCustomers.none') }) },
  )
  return (
    <ActionForm
      action="tag_customer"
      errors={errors}
      revision={record.revision}
      submit={t('adminCustomers.tagsSubmit')}
      variant="outline"
    >
      <div className={layout.fields}>
        <TextField
          label={t('adminCustomers.tags')}
          hint={t('adminCustomers.tagsHint', { max: TAGS_MAX, length: TAG_LENGTH_MAX })}
          state={field('tags')}
        />
      </div>
    </ActionForm>
  )
}
