/** Answering by mail, and saying that a message is done with. */
import { useMemo } from 'react'

import { REPLY_LENGTH_MAX } from '#domain/contact/policy.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useProblem, useT } from '#i18n/use-t.ts'

import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-input.tsx'
import { FormFrame, RefusedWhole } from '../form-frame.tsx'
import next from '../order-next.module.css'
import sheet from '../order-sheet.module.css'
import type { MessageRefused } from './message-work.ts'
import type { MessageDetail } from './messages.server.ts'

type Props = { detail: MessageDetail; refused: MessageRefused | undefined }

const ROWS = 10

export function ReplyForm({ detail: { contact, seen, replyId }, refused }: Props) {
  const t = useT()
  const problem = useProblem()
  const mine = refused?.work === 'answer_message' ? refused : undefined
  const [fault] = mine?.faults ?? []
  const error = fault && problem(fault.isMissing ? 'field_required' : 'field_invalid')

  return (
    <section className={sheet.sheet} aria-labelledby="reply">
      <h2 id="reply">{t('adminMessages.reply')}</h2>
      <FormFrame
        work="answer_message"
        hidden={{ seen, replyId: mine?.typed.replyId || replyId }}
        refusal={<Refusal refused={mine} />}
        isRefused={mine !== undefined}
        text={t('adminMessages.replyText', {
          email: contact.email,
          language: LOCALE_NAMES[contact.locale],
        })}
        submit={t('adminMessages.replySubmit')}
      >
        <div className={next.fields}>
          <Field id="text" label={t('adminMessages.replyLabel')} error={error} isRequired>
            {(control) => (
              <TextArea
                {...control}
                name="text"
                rows={ROWS}
                lang={contact.locale}
                maxLength={REPLY_LENGTH_MAX}
                defaultValue={mine?.typed.text}
              />
            )}
          </Field>
        </div>
      </FormFrame>
    </section>
  )
}

/** Without a letter. */
export function MoveForm({ detail: { contact, seen }, refused }: Props) {
  const t = useT()
  const work = contact.state === 'closed' ? 'reopen_message' : 'close_message'
  const words = contact.state === 'answered' ? 'close_answered' : work
  const isMine = refused !== undefined && refused.work !== 'answer_message'
  return (
    <section className={sheet.sheet} aria-labelledby="state">
      <h2 id="state">{t('admin.columnStatus')}</h2>
      <FormFrame
        work={work}
        hidden={{ seen }}
        refusal={<Refusal refused={isMine ? refused : undefined} />}
        isRefused={isMine}
        text={t(`adminMessages.${words}_text`)}
        submit={t(`adminMessages.${words}`)}
        variant="outline"
      />
    </section>
  )
}

function Refusal({ refused }: { refused: MessageRefused | undefined }) {
  const t = useT()
  const problem = useProblem()
  const missing = problem('field_required')
  const invalid = problem('field_invalid')
  const faults = useMemo(
    () =>
      (refused?.faults ?? []).map(({ field, isMissing }) => ({
        fieldId: field,
        message: isMissing ? missing : invalid,
      })),
    [refused, missing, invalid],
  )
  return (
    <>
      <ErrorSummary title={t('ui.errorSummary', { count: faults.length })} faults={faults} />
      {refused && refused.code !== null && <RefusedWhole text={problem(refused.code)} />}
    </>
  )
}
