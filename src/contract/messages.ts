/** Messages to the company, news by mail and restock alerts, on the wire. Spec §7 call 15, §9; decisions, section 8. */
import { z } from '@hono/zod-openapi'

import { parseCartridgeSerial } from '#domain/catalog/serial.ts'
import { type ContactMessage, contactFields, describesProject } from '#domain/contact/contact.ts'
import { LINE_LENGTH_MAX, SAME_MESSAGE_MINUTES } from '#domain/contact/policy.ts'

import {
  answer,
  CaptchaAnswer,
  dataOf,
  idempotent,
  jsonBody,
  refusals,
  route,
  TAGS,
  WITH_KEY,
} from './envelope.ts'
import { Email } from './fields.ts'

const { company: Company, name: Sender, email: _, ...fields } = contactFields
const company = Company.meta({ maxLength: LINE_LENGTH_MAX, example: '見本株式会社' })

/** The company has two names on the wire; either is taken. */
const Contact = z
  .strictObject({
    ...fields,
    name: Sender.meta({ minLength: 1, maxLength: 100, example: '見本 花' }),
    email: Email,
    contact_source: company,
    companyName: company,
  })
  .refine(describesProject, { path: ['message'] })

const Id = dataOf(z.object({ id: z.uuid() }))

const EXAMPLE = {
  contact: {
    name: '見本 花',
    email: 'hana@example.com',
    subject: 'Scents for a showroom',
    message: 'Which device suits a room of 20 square meters?',
    companyName: '見本株式会社',
  },
}

export const sendContactRoute = route('post', '/contacts', {
  operationId: 'sendContact',
  tags: [TAGS.messages],
  security: WITH_KEY,
  summary: 'Send a message to the company (call 15)',
  description:
    'The company is notified, and the sender gets a copy. `captcha` is optional: without it fewer messages may be sent in an hour.',
  request: {
    headers: idempotent,
    body: jsonBody(
      z.strictObject({ contact: Contact, captcha: CaptchaAnswer.optional() }),
      EXAMPLE,
    ),
  },
  responses: { 201: answer(Id, 'Taken; notice and auto-reply are on their way') },
  ...refusals('captcha_failed', 'captcha_invalid', 'idempotency_mismatch'),
})

/** The id that call 15 answered, or the contact once more: the specification sends the same contact. Spec §7 call 15. */
const SentContact = z.union([z.object({ id: z.uuid() }), Contact])

const emailRoute = <Path extends '/contacts/notify' | '/contacts/auto-reply'>(
  path: Path,
  { operationId, summary }: { operationId: string; summary: string },
) =>
  route('post', path, {
    operationId,
    tags: [TAGS.messages],
    security: WITH_KEY,
    summary,
    description: `Sending a message queues both emails. This call confirms one of them: it is sent once, however often this is called. \`contact\` is the message as it was sent in the last ${SAME_MESSAGE_MINUTES} minutes, or its \`id\`.`,
    request: {
      body: jsonBody(z.strictObject({ contact: SentContact }), EXAMPLE),
    },
    responses: { 201: answer(Id, 'Sent, now or earlier') },
    ...refusals('not_found'),
  })

export const notifyRoute = emailRoute('/contacts/notify', {
  operationId: 'notifyCompany',
  summary: 'Notify the company of a message (call 15)',
})
export const autoReplyRoute = emailRoute('/contacts/auto-reply', {
  operationId: 'sendAutoReply',
  summary: 'Confirm a message to its sender (call 15)',
})

export const subscribeRoute = route('post', '/subscriptions', {
  operationId: 'subscribe',
  tags: [TAGS.messages],
  security: WITH_KEY,
  summary: 'Subscribe to the newsletter',
  description:
    'An email asks to confirm; only then is the address stored. The response is the same whether or not the address is known.',
  request: {
    body: jsonBody(z.strictObject({ subscription: z.strictObject({ email: Email }) }), {
      subscription: { email: 'hana@example.com' },
    }),
  },
  responses: { 201: answer(Id, 'An email asks to confirm') },
})

const SERIAL_LENGTH_MAX = 20

const Serial = z
  .string()
  .max(SERIAL_LENGTH_MAX)
  .refine((serial) => parseCartridgeSerial(serial) === serial)
  .meta({ description: 'Product code of the cartridge', example: 'AC-CI01' })

export const requestAlertRoute = route('post', '/restock-alerts', {
  operationId: 'requestRestockAlert',
  tags: [TAGS.messages],
  security: WITH_KEY,
  summary: 'Request a back-in-stock email',
  description:
    'One email is sent, once the cartridge can be ordered again. The answer is the same for an address that is on the list already. Refused with `back_in_stock` while the cartridge can be ordered.',
  request: {
    body: jsonBody(z.strictObject({ serial: Serial, email: Email }), {
      // None is in stock in a new shop.
      serial: 'AC-DR04',
      email: 'hana@example.com',
    }),
  },
  responses: { 201: answer(Id, 'One email will be sent') },
  ...refusals('cartridge_unknown', 'back_in_stock'),
})

export const contactOf = ({
  contact_source,
  companyName,
  ...contact
}: z.infer<typeof Contact>): ContactMessage => ({
  ...contact,
  company: contact_source || companyName,
})

/** By its id, or by its content. */
export const sentContactOf = (
  contact: z.infer<typeof SentContact>,
): { id: string } | ContactMessage => ('id' in contact ? contact : contactOf(contact))
