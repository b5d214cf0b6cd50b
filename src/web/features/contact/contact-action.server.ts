/** The form of a message without JavaScript: the same rules and the same use case as POST /v1/contacts. */
import { createHash } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'

import type { ContactMessage, ContactTopic } from '#domain/contact/contact.ts'
import { sendContact } from '#domain/contact/send-contact.server.ts'
import { ok, type Result } from '#shared/result.ts'
import { formIn } from '#web/forms/read-form.server.ts'

import { appContext } from '../../context.ts'
import { CONTACT_FIELDS, type ContactAnswer, type ContactInput } from './contact-answer.ts'
import { readContact } from './read-contact.ts'

/** The longest message that is taken, in the widest characters, several times over. */
const FORM_BYTES_MAX = 512 * 1024

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> }

export async function contactAction({ request, context }: ActionArgs, topic: ContactTopic) {
  const input = await readInput(request)
  const read = readContact(topic, input)
  if (!read.ok) return refused({ input, summaryErrors: read.error }, 422)

  const { ctx, address } = context.get(appContext)
  const sent = await sendContact(ctx, read.value, {
    address: address(),
    verify: notVerified,
    idempotencyKey: keyOf(read.value),
  })
  if (sent.ok) return data<ContactAnswer>({ isSent: true })

  const { code } = sent.error
  const minutes = code === 'rate_limited' ? Math.ceil(sent.error.retryAfterSeconds / 60) : 0
  return refused({ input, code, minutes }, code === 'rate_limited' ? 429 : 422)
}

type NotSent = Extract<ContactAnswer, { isSent: false }>

const refused = (parts: Pick<NotSent, 'input'> & Partial<NotSent>, status: number) =>
  data<ContactAnswer>(
    { isSent: false, summaryErrors: [], code: null, minutes: 0, ...parts },
    { status },
  )

/** A captcha needs JavaScript. */
const notVerified = async (): Promise<Result<{ isVerified: boolean }, never>> =>
  ok({ isVerified: false })

/** The same message again (a reload, a double click) is one message. */
const keyOf = (message: ContactMessage): string =>
  `form-${createHash('sha256').update(JSON.stringify(message)).digest('base64url')}`

async function readInput(request: Request): Promise<ContactInput> {
  const form = await formIn(request, FORM_BYTES_MAX)
  const textOf = (name: string): string => {
    const value = form.get(name)
    // A form ends its lines with two characters, which would count twice.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  // Each field is given its text on the way.
  return Object.fromEntries(CONTACT_FIELDS.map((name) => [name, textOf(name)])) as ContactInput
}
