/** Answering by mail, and saying that a message is done with. */
import { useCallback } from 'react'

import { REPLY_LENGTH_MAX } from '#domain/contact/policy.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-input.tsx'

import { fieldErrors, Refusal } from '../forms/form-errors.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { revisionFor } from '../forms/revision.ts'
import layout from '../parts/form-layout.module.css'
import panel from '../parts/panel.module.css'
import type { MessageErrors } from './message-action.ts'
import type { MessageDetail } from './messages.server.ts'

type Props = { detail: MessageDetail; refused: MessageErrors | undefined }

const ROWS = 10

export function ReplyForm({ detail: { contact, revision, replyId }, refused }: Props) {
  const t = useT()
  const textOf = useErrorText()
  const mine = refused?.action === 'answer_message' ? refused : undefined
  const error = fieldErrors({ refused: mine, textOf })('text')

  return (
    <section className={panel.panel} aria-labelledby="reply">
      <h2 id="reply">{t('adminMessages.reply')}</h2>
      <FormFrame
        action="answer_message"
        hidden={{
          revision: revisionFor(
            mine && { code: mine.code, revision: mine.input.revision },
            revision,
          ),
          replyId: mine?.input.replyId || replyId,
        }}
        refusal={<Refusal refused={mine} textOf={textOf} />}
        isRefused={mine !== undefined}
        text={t('adminMessages.replyText', {
          email: contact.email,
          language: LOCALE_NAMES[contact.locale],
        })}
        submit={t('adminMessages.replySubmit')}
        warnsIfUnsaved
      >
        <div className={layout.fields}>
          <Field id="text" label={t('adminMessages.replyLabel')} error={error} isRequired>
            {(control) => (
              <TextArea
                {...control}
                name="text"
                rows={ROWS}
                lang={contact.locale}
                maxLength={REPLY_LENGTH_MAX}
                defaultValue={mine?.input.text}
              />
            )}
          </Field>
        </div>
      </FormFrame>
    </section>
  )
}

/** Without an e-mail. */
export function MoveForm({ detail: { contact, revision }, refused }: Props) {
  const t = useT()
  const action = contact.state === 'closed' ? 'reopen_message' : 'close_message'
  const words = contact.state === 'answered' ? 'close_answered' : action
  const isMine = refused !== undefined && refused.action !== 'answer_message'
  return (
    <section className={panel.panel} aria-labelledby="state">
      <h2 id="state">{t('admin.columnStatus')}</h2>
      <FormFrame
        action={action}
        hidden={{ revision }}
        refusal={<Refusal refused={isMine ? refused : undefined} textOf={useErrorText()} />}
        isRefused={isMine}
        text={t(`adminMessages.${words}_text`)}
        submit={t(`adminMessages.${words}`)}
        variant="outline"
      />
    </section>
  )
}

function useErrorText(): (error: MessageErrors['errors'][number]) => string {
  const problem = useProblem()
  return useCallback(
    ({ isMissing }) => problem(isMissing ? 'field_required' : 'field_invalid'),
    [problem],
  )
}
