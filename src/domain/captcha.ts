/** Telling people from programs. The port, and the score it must exceed. Spec §5, §9. */
const CAPTCHA_SCORE_ABOVE = 0.5

export type CaptchaVerdict = { success: boolean; score: number }

export type Captcha = {
  /** A challenge of our own; `null` where an outside service makes them. */
  challenge: (() => Promise<Record<string, unknown>>) | null
  /** Each response counts once. An outside service that can't be reached says no. */
  verify(response: string, now: Date): Promise<CaptchaVerdict>
}

/** Passes only strictly above the threshold. */
export const isHuman = ({ success, score }: CaptchaVerdict): boolean =>
  success && score > CAPTCHA_SCORE_ABOVE
