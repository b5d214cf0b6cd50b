/** Validates a message by the rules of the server, with a reason for each refused field. */
import {
  type ContactMessage,
  type ContactTopic,
  contactFields,
  describesProject,
} from '#domain/contact/contact.ts'
import { LINE_LENGTH_MAX, MESSAGE_LENGTH_MAX } from '#domain/contact/policy.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { PERSON_NAME_LENGTH_MAX } from '#shared/text-schema.ts'

import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactFieldError,
  type ContactInput,
} from './contact-answer.ts'

export const CONTACT_LENGTHS = {
  name: PERSON_NAME_LENGTH_MAX,
  email: 254,
  company: LINE_LENGTH_MAX,
  subject: LINE_LENGTH_MAX,
  message: MESSAGE_LENGTH_MAX,
} as const satisfies Record<ContactField, number>

export function readContact(
  topic: ContactTopic,
  input: ContactInput,
): Result<ContactMessage, ContactFieldError[]> {
  const summaryErrors = CONTACT_FIELDS.flatMap(
    (field) => validateField(topic, field, input[field]) ?? [],
  )
  if (summaryErrors.length > 0) return fail(summaryErrors)

  return ok({
    topic,
    name: contactFields.name.parse(input.name),
    email: contactFields.email.parse(input.email),
    company: contactFields.company.parse(input.company),
    subject: contactFields.subject.parse(input.subject),
    message: contactFields.message.parse(input.message),
  })
}

/** `null` when the server will take it. */
export function validateField(
  topic: ContactTopic,
  field: ContactField,
  text: string,
): ContactFieldError | null {
  if (text.trim() === '' && isAsked(topic, field)) return { field, code: 'field_required' }
  if (contactFields[field].safeParse(text).success) return null
  if (field === 'email') return { field, code: 'email_invalid' }

  const max = CONTACT_LENGTHS[field]
  return text.length > max
    ? { field, code: 'field_too_long', max }
    : { field, code: 'field_invalid' }
}

export function isAsked(topic: ContactTopic, field: ContactField): boolean {
  if (field === 'message') return !describesProject({ topic, message: '' })
  return field === 'name' || field === 'email'
}
