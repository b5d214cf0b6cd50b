/** What a sign-in or step-up was refused for, as the pages show it. */
export type SignInError = {
  /** A problem's. */
  code: string
  /** How long to wait; 0 for everything but too many attempts. */
  minutes: number
}

export const signInErrorOf = (
  refusal: string | { code: string; retryAfterSeconds: number },
): SignInError =>
  typeof refusal === 'string'
    ? { code: refusal, minutes: 0 }
    : { code: refusal.code, minutes: Math.ceil(refusal.retryAfterSeconds / 60) }

export const statusOf = ({ minutes }: SignInError): number => (minutes > 0 ? 429 : 401)
