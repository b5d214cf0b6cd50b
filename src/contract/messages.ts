/** Messages to the company and news by mail, on the wire. Spec §7 call 15; decisions, section 8. */
import { createRoute, z } from '@hono/zod-openapi'

import { type ContactMessage, contactFields, tellsItsProject } from '#domain/contact/contact.ts'
import { Email } from '#shared/typed-text.ts'

import { answer, commonQuery, dataOf, jsonBody, problems } from './envelope.ts'

const common = z.strictObject(commonQuery)
const { company, ...fields } = contactFields

/** The company has two names on the wire; either is taken. */
const Contact = z
  .strictObject({ ...fields, contact_source: company, companyName: company })
  .refine(tellsItsProject, { path: ['message'] })

/** A response to the captcha; without one less may be sent, and staff see that it is missing. */
const CaptchaAnswer = z.strictObject({ response: z.string().min(1).max(8000) })

const Id = dataOf(z.object({ id: z.uuid() }))

export const sendContactRoute = createRoute({
  method: 'post',
  path: '/contacts',
  summary: 'Write to the company (call 15); takes an `Idempotency-Key`',
  request: {
    query: common,
    body: jsonBody(z.strictObject({ contact: Contact, captcha: CaptchaAnswer.optional() })),
  },
  responses: { 201: answer(Id, 'Taken; notice and auto-reply are on their way'), ...problems },
})

/** What else the client sends of the contact is not looked at: the letter tells what was taken. */
const KnownContact = jsonBody(z.object({ contact: z.object({ id: z.uuid() }) }))

const letterRoute = <Path extends '/contacts/notify' | '/contacts/auto-reply'>(path: Path) =>
  createRoute({
    method: 'post',
    path,
    summary: 'Sends the letter about a contact that exists, unless it was sent (call 15)',
    request: { query: common, body: KnownContact },
    responses: { 202: answer(Id, 'Sent, now or before'), ...problems },
  })

export const notifyRoute = letterRoute('/contacts/notify')
export const autoReplyRoute = letterRoute('/contacts/auto-reply')

export const subscribeRoute = createRoute({
  method: 'post',
  path: '/subscriptions',
  summary: 'Ask for news by mail; the answer never tells whether the address is known',
  request: {
    query: common,
    body: jsonBody(z.strictObject({ subscription: z.strictObject({ email: Email }) })),
  },
  responses: { 201: answer(Id, 'A letter asks to confirm'), ...problems },
})

export const contactOf = ({
  contact_source,
  companyName,
  ...contact
}: z.infer<typeof Contact>): ContactMessage => ({
  ...contact,
  company: contact_source || companyName,
})
