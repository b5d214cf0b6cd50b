/** One message being written and sent: what is wrong with it, whether it is on its way, whether it has arrived. */
import { type FormEvent, useRef, useState } from 'react'

import type { ContactMessage, ContactTopic } from '#domain/contact/contact.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { useNotify } from '#web/ui/notification/notification.tsx'

import type { ApiProblem } from '../../api/client.ts'
import { useSite } from '../../root-data.ts'
import type { FieldError } from '../../ui/error-summary.tsx'
import {
  CONTACT_FIELDS,
  type ContactAnswer,
  type ContactField,
  type ContactFieldError,
  type ContactInput,
} from './contact-answer.ts'
import { readContact, validateField } from './read-contact.ts'
import { sendMessage } from './send-message.ts'

type Errors = Partial<Record<ContactField, string>>
type Sent = { isVerified: boolean }

/** A signage request tells what it needs. Spec §3 "Signage rental request form". */
export const labelOf = (topic: ContactTopic, field: ContactField) =>
  topic === 'signage' && field === 'message'
    ? ('contact.requirements' as const)
    : (`contact.${field}` as const)

export const fieldId = (field: ContactField): string => `contact-${field}`

export function useContactForm(topic: ContactTopic, answer: ContactAnswer | null) {
  const notify = useNotify()
  const { captcha } = useSite()
  const { errorsOf, summaryOf, fieldErrorsOf, messageOf } = useWords(topic)
  const keyFor = useKey()
  const [summaryErrors, setSummaryErrors] = useState(() => fieldErrorsOf(answer))
  const [errors, setErrors] = useState<Errors>(() =>
    errorsOf(answer?.isSent === false ? answer.summaryErrors : []),
  )
  const [sent, setSent] = useState<Sent | null>(answer?.isSent ? { isVerified: false } : null)
  const [sentBefore, setSentBefore] = useState(answer?.isSent ? 1 : 0)
  const [isBusy, setBusy] = useState(false)

  function blame(found: readonly ContactFieldError[]): void {
    setErrors(errorsOf(found))
    setSummaryErrors(summaryOf(found))
  }

  function refuse(problem: ApiProblem, input: ContactInput): void {
    const found = refusedFields(problem, topic, input)
    if (found.length > 0) {
      blame(found)
      return
    }
    const text = messageOf(problem)
    setSummaryErrors([{ fieldId: null, message: text }])
    notify({ text })
  }

  async function send(input: ContactInput): Promise<void> {
    setSent(null)
    const read = readContact(topic, input)
    if (!read.ok) return blame(read.error)

    blame([])
    setBusy(true)
    const outcome = await sendMessage(read.value, keyFor(read.value), captcha)
    setBusy(false)
    if (!outcome.ok) return refuse(outcome.error, input)

    setSent(outcome.value)
    setSentBefore((count) => count + 1)
  }

  return {
    summaryErrors,
    errors,
    sent,
    /** How many messages went from here: each next one begins with empty fields. Spec §4 "Contact". */
    sentBefore,
    isBusy,
    submit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault()
      if (!isBusy) void send(readInput(event.currentTarget))
    },
    /** A field is validated when it loses focus; an empty one only on submit. */
    look(field: ContactField, text: string): void {
      if (text === '' && errors[field] === undefined) return
      const error = validateField(topic, field, text)
      setErrors({ ...errors, [field]: undefined, ...errorsOf(error === null ? [] : [error]) })
    },
  }
}

const MISSING = {
  name: 'contact.missingName',
  email: 'contact.missingEmail',
  message: 'contact.missingMessage',
} as const satisfies Partial<Record<ContactField, string>>

const isMissable = (field: ContactField): field is keyof typeof MISSING => field in MISSING

function useWords(topic: ContactTopic) {
  const t = useT()
  const problem = useProblem()
  const wordOf = (error: ContactFieldError): string => {
    const { field, code } = error
    const label = t(labelOf(topic, field))
    if (code === 'field_required' && isMissable(field)) return t(MISSING[field])
    if (code === 'field_too_long') return t('contact.tooLong', { field: label, max: error.max })
    return code === 'email_invalid'
      ? t('problems.email_invalid')
      : t('contact.invalid', { field: label })
  }
  const summaryOf = (summaryErrors: readonly ContactFieldError[]): FieldError[] =>
    summaryErrors.map((error) => ({ fieldId: fieldId(error.field), message: wordOf(error) }))

  return {
    summaryOf,
    errorsOf: (summaryErrors: readonly ContactFieldError[]): Errors =>
      Object.fromEntries(summaryErrors.map((error) => [error.field, wordOf(error)])),
    fieldErrorsOf: (answer: ContactAnswer | null): readonly FieldError[] => {
      if (answer === null || answer.isSent) return []
      const { code, minutes } = answer
      if (code !== null) return [{ fieldId: null, message: problem(code, { minutes }) }]
      return summaryOf(answer.summaryErrors)
    },
    messageOf: ({ code, message }: ApiProblem): string => message || problem(code),
  }
}

/** The server names what it refused; the reason is found by the rule both share. */
function refusedFields(
  { fields }: ApiProblem,
  topic: ContactTopic,
  input: ContactInput,
): ContactFieldError[] {
  return CONTACT_FIELDS.filter((field) => fields.includes(`contact.${field}`)).map(
    (field) => validateField(topic, field, input[field]) ?? { field, code: 'field_invalid' },
  )
}

/** The same words keep their key, so that a try after a lost answer is no second message. */
function useKey(): (message: ContactMessage) => string {
  const last = useRef({ words: '', key: '' })
  return (message) => {
    const words = JSON.stringify(message)
    if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() }
    return last.current.key
  }
}

function readInput(element: HTMLFormElement): ContactInput {
  const form = new FormData(element)
  const textOf = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  // Each field is given its text on the way.
  return Object.fromEntries(CONTACT_FIELDS.map((name) => [name, textOf(name)])) as ContactInput
}
