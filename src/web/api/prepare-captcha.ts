/** What the frame of every page does for a captcha; solving one needs the code that calls the server. */
import type { CaptchaProvider } from '../context.ts'

/** Fetches what an outside service needs, ahead of the moment it is asked. */
export async function prepareCaptcha(provider: CaptchaProvider): Promise<void> {
  if (provider.kind !== 'recaptcha') return
  await orNull(async () => (await import('./captcha-recaptcha.ts')).loadRecaptcha(provider.siteKey))
}

/** A part that did not load, or a browser that cannot reckon here (no TLS), gives no response. */
export const orNull = <T>(work: () => Promise<T | null>): Promise<T | null> =>
  work().catch(() => null)
