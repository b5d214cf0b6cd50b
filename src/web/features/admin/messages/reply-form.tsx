/** Answering by mail, and saying that a message is done with. */
import { useRef } from 'react'

import { REPLY_LENGTH_MAX } from '#domain/contact/policy.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useT } from '#i18n/use-t.ts'
import { LabelledTextArea } from '#web/ui/labelled-control.tsx'

import { errorsOf } from '../forms/action.ts'
import { ActionForm, useFields } from '../forms/action-form.tsx'
import { SelectField } from '../forms/select-field.tsx'
import layout from '../parts/form-layout.module.css'
import { Panel } from '../parts/panel.tsx'
import type { MessageErrors } from './message-action.ts'
import type { MessageDetail } from './messages.server.ts'
import { SavedReplyPicker } from './saved-reply-picker.tsx'

type Props = { detail: MessageDetail; errors: MessageErrors | undefined }

const ROWS = 10

/** `undone`: the text of a reply that was just taken back. */
export function ReplyForm({ detail, errors, undone }: Props & { undone: string | null }) {
  const { contact, revision, replyId, savedReplies } = detail
  const t = useT()
  const mine = errorsOf('answer_message', errors)
  const text = useFields('answer_message', errors, {})('text')
  const area = useRef<HTMLTextAreaElement>(null)

  return (
    <Panel id="reply" title={t('adminMessages.reply')}>
      <ActionForm
        action="answer_message"
        errors={errors}
        revision={revision}
        hidden={{ replyId: mine?.input.replyId || replyId }}
        text={t('adminMessages.replyText', {
          email: contact.email,
          language: LOCALE_NAMES[contact.locale],
        })}
        submit={t('adminMessages.replySubmit')}
        warnsIfUnsaved
      >
        {savedReplies.length > 0 && (
          <SavedReplyPicker replies={savedReplies} locale={contact.locale} area={area} />
        )}
        <div className={layout.fields}>
          <LabelledTextArea
            label={t('adminMessages.replyLabel')}
            error={text.error}
            isRequired
            ref={area}
            name="text"
            rows={ROWS}
            lang={contact.locale}
            maxLength={REPLY_LENGTH_MAX}
            defaultValue={mine?.input.text ?? undone ?? undefined}
          />
        </div>
      </ActionForm>
    </Panel>
  )
}

export function AssignForm({ detail: { contact, colleagues, revision }, errors }: Props) {
  const t = useT()
  const fields = useFields('assign_message', errors, { assignedTo: contact.assignedTo ?? '' })
  return (
    <Panel id="assignee" title={t('adminMessages.assignedTo')}>
      <ActionForm
        action="assign_message"
        errors={errors}
        revision={revision}
        submit={t('adminMessages.assignSubmit')}
        variant="outline"
      >
        <div className={layout.fields}>
          <SelectField
            state={fields('assignedTo')}
            label={t('adminMessages.colleague')}
            placeholder={t('adminMessages.unassigned')}
            options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      </ActionForm>
    </Panel>
  )
}

/** Without an e-mail. */
export function MoveForm({ detail: { contact, revision }, errors }: Props) {
  const t = useT()
  const action = contact.state === 'closed' ? 'reopen_message' : 'close_message'
  const words = contact.state === 'answered' ? 'close_answered' : action
  // A state that changed meanwhile offers the other action: its form shows the error.
  const isMine = errors?.action === 'close_message' || errors?.action === 'reopen_message'
  const mine = isMine ? { ...errors, action } : undefined
  return (
    <Panel id="state" title={t('admin.columnStatus')}>
      <ActionForm
        action={action}
        errors={mine}
        hidden={{ revision }}
        text={t(`adminMessages.${words}_text`)}
        submit={t(`adminMessages.${words}`)}
        variant="outline"
      />
    </Panel>
  )
}
