/** The fields of a message, the same on every page that has its form. */
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'

import type { ContactTopic } from '#domain/contact/contact.ts'
import { withoutMarks } from '#i18n/phrase-mark.ts'
import { useT } from '#i18n/use-t.ts'

import { LabelledInput, LabelledTextArea } from '../../ui/labelled-control.tsx'
import type { TextInput } from '../../ui/text-input.tsx'
import type { ContactField, ContactInput } from './contact-answer.ts'
import css from './contact-form.module.css'
import { CONTACT_LENGTHS, isAsked } from './read-contact.ts'
import { fieldId, labelOf } from './use-contact-form.ts'

/** Who is signed in. */
export type Person = Pick<ContactInput, 'name' | 'email'>

type Fields = {
  topic: ContactTopic
  errors: Partial<Record<ContactField, string>>
  /** Initial values. */
  input: ContactInput
}

const LINES = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  company: { autoComplete: 'organization' },
  subject: { autoComplete: 'off' },
} as const satisfies Partial<Record<ContactField, ComponentProps<typeof TextInput>>>

const LINE_FIELDS = ['name', 'email', 'company', 'subject'] as const

type LinesProps = Fields & { firstPerson?: (() => Promise<Person | null>) | undefined }

export function Lines({ topic, errors, input, firstPerson }: LinesProps) {
  const t = useT()
  useFirstPerson(firstPerson)
  return LINE_FIELDS.map((field) => (
    <LabelledInput
      key={field}
      id={fieldId(field)}
      label={t(`contact.${field}`)}
      error={errors[field]}
      isRequired={isAsked(topic, field)}
      {...LINES[field]}
      name={field}
      maxLength={CONTACT_LENGTHS[field]}
      defaultValue={input[field]}
    />
  ))
}

type MessageProps = Fields & {
  messageHint?: ReactNode
  firstMessage?: (() => string) | undefined
}

/** Takes any length, so that nothing of a pasted text is cut unseen; too much of it is refused with the limit. */
export function MessageField({ topic, errors, input, ...words }: MessageProps) {
  const t = useT()
  const area = useFirstMessage(words.firstMessage)
  return (
    <div className={css.message}>
      <LabelledTextArea
        id={fieldId('message')}
        label={t(labelOf(topic, 'message'))}
        hint={words.messageHint}
        error={errors.message}
        isRequired={isAsked(topic, 'message')}
        ref={area}
        name="message"
        rows={8}
        defaultValue={input.message}
      />
    </div>
  )
}

function useFirstMessage(make: (() => string) | undefined) {
  const area = useRef<HTMLTextAreaElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is made once, when the page is hydrated.
  useEffect(() => {
    if (make && area.current?.value === '') area.current.value = withoutMarks(make())
  }, [])

  return area
}

/** Never over a text of the visitor. */
function useFirstPerson(find: (() => Promise<Person | null>) | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are looked up once, when the page is hydrated.
  useEffect(() => {
    void find?.().then((person) => {
      for (const field of ['name', 'email'] as const) {
        const input = document.getElementById(fieldId(field))
        if (input instanceof HTMLInputElement && input.value === '') {
          input.value = person?.[field] ?? ''
        }
      }
    })
  }, [])
}
