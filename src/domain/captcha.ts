/** Distinguishes humans from bots: the port, and the score to exceed. Spec §5, §9. */
const CAPTCHA_SCORE_ABOVE = 0.5

export type CaptchaVerdict = { success: boolean; score: number }

export type CaptchaVerifier = {
  /** Each response counts once. An outside service that can't be reached says no. */
  verify(response: string, now: Date): Promise<CaptchaVerdict>
}

/** Our own challenge is always offered: it is the second chance of whom an outside service doubts. */
export type Captcha = CaptchaVerifier & { challenge(): Promise<Record<string, unknown>> }

/** Passes only strictly above the threshold. */
export const isHuman = ({ success, score }: CaptchaVerdict): boolean =>
  success && score > CAPTCHA_SCORE_ABOVE
