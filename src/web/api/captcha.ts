/** Shows the server that a person writes. Spec §5 "Captcha"; decisions, section 10. */
import type { CaptchaProvider } from '../context.ts'
import { isPrivatePath } from '../site/private-paths.ts'
import { callApi } from './client.ts'
import { orNull } from './prepare-captcha.ts'

/** `null` when none could be had: a message may go without, only less often, and staff see that it is missing. */
export async function solveCaptcha(provider: CaptchaProvider): Promise<string | null> {
  // Pages of one person let no outside service in.
  const isAsked = provider.kind === 'recaptcha' && !isPrivatePath(location.pathname)
  const token = isAsked ? await askRecaptcha(provider.siteKey) : null
  return token ?? solveOwnChallenge()
}

/** The shop's own challenge, which is also the second chance of whom the outside service doubts. */
export async function solveOwnChallenge(): Promise<string | null> {
  const challenge = await callApi('GET /api/captcha-challenge')
  if (!challenge.ok) return null
  return orNull(async () => (await import('./captcha-work.ts')).responseTo(challenge.value))
}

const askRecaptcha = (siteKey: string): Promise<string | null> =>
  orNull(async () => (await import('./captcha-recaptcha.ts')).recaptchaToken(siteKey))
