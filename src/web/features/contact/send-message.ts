/** A message on its way: with a response to the captcha, and a second chance where the first was doubted. */
import type { ContactMessage } from '#domain/contact/contact.ts'
import { ok, type Result } from '#shared/result.ts'

import { solveCaptcha, solveOwnChallenge } from '../../api/captcha.ts'
import { type ApiProblem, callApi } from '../../api/client.ts'
import type { CaptchaProvider } from '../../context.ts'

type Sent = { isVerified: boolean }

/** Spec §7 call 15. `idempotencyKey` belongs to these very words. */
export async function sendMessage(
  message: ContactMessage,
  idempotencyKey: string,
  captcha: CaptchaProvider,
): Promise<Result<Sent, ApiProblem>> {
  const first = await post(message, idempotencyKey, await solveCaptcha(captcha))
  if (first.ok || !isWarning(first.error)) return first

  const response = await solveOwnChallenge()
  return response === null ? first : post(message, idempotencyKey, response)
}

const isWarning = ({ code }: ApiProblem): boolean =>
  code === 'captcha_failed' || code === 'captcha_invalid'

async function post(
  { company, ...message }: ContactMessage,
  idempotencyKey: string,
  response: string | null,
): Promise<Result<Sent, ApiProblem>> {
  const contact = { ...message, contact_source: company, companyName: company }
  const body = { contact, ...(response !== null && { captcha: { response } }) }
  const sent = await callApi('POST /v1/contacts', { body, idempotencyKey })
  if (!sent.ok) return sent

  requestEmails({ ...contact, id: sent.value.data.id })
  return ok({ isVerified: response !== null })
}

/** As the specification tells the client to. The server wrote both e-mails with the message and sends none twice. */
function requestEmails(contact: { id: string }): void {
  for (const message of ['notify', 'auto-reply'] as const) {
    void callApi(`POST /v1/contacts/${message}`, { body: { contact } })
  }
}
