/** How often a thing may be tried, per who or where. Counted in the database, so every process shares it. */
export type Limit = { max: number; windowSeconds: number }

export const LIMITS = {
  /** From one place; so that nobody is locked out by others, an account as a whole has a wider one. */
  sign_in_account: { max: 10, windowSeconds: 15 * 60 },
  sign_in_account_anywhere: { max: 100, windowSeconds: 15 * 60 },
  sign_in_address: { max: 40, windowSeconds: 15 * 60 },
  /** Password or code given once more by who is signed in. */
  reauthentication_account: { max: 10, windowSeconds: 15 * 60 },
  /** Hashes that strangers cost the shop, from everywhere together: beyond it each one takes a solved captcha. */
  password_checks: { max: 40, windowSeconds: 15 * 60 },
  sign_up_address: { max: 20, windowSeconds: 60 * 60 },
  code_account: { max: 5, windowSeconds: 15 * 60 },
  code_account_anywhere: { max: 20, windowSeconds: 15 * 60 },
  code_address: { max: 20, windowSeconds: 60 * 60 },
  reset_account: { max: 5, windowSeconds: 60 * 60 },
  reset_account_anywhere: { max: 20, windowSeconds: 60 * 60 },
  reset_address: { max: 20, windowSeconds: 60 * 60 },
  /** A password that is set costs a hash. */
  reset_link_address: { max: 20, windowSeconds: 15 * 60 },
  password_change_account: { max: 10, windowSeconds: 60 * 60 },
  email_change_account: { max: 5, windowSeconds: 60 * 60 },
  /** E-mails that a new address may be sent, by whoever names it. */
  email_change_target: { max: 3, windowSeconds: 60 * 60 },
  personal_data_account: { max: 10, windowSeconds: 60 * 60 },
  refresh_session: { max: 60, windowSeconds: 60 },
  order_account: { max: 120, windowSeconds: 60 * 60 },
  /** Each one asks the processor. */
  payment_sync_account: { max: 240, windowSeconds: 10 * 60 },
  /** A paper costs some milliseconds of a whole processor. */
  document_account: { max: 120, windowSeconds: 60 * 60 },
  estimate_address: { max: 60, windowSeconds: 60 * 60 },
  intent_account: { max: 60, windowSeconds: 60 * 60 },
  one_time_password: { max: 10, windowSeconds: 15 * 60 },
  staff_link_address: { max: 10, windowSeconds: 60 * 60 },
  /** A solved challenge counts once. */
  captcha_answer: { max: 1, windowSeconds: 60 * 60 },
  captcha_address: { max: 60, windowSeconds: 60 * 60 },
  contact_address: { max: 20, windowSeconds: 60 * 60 },
  contact_address_unverified: { max: 5, windowSeconds: 60 * 60 },
  contact_reply: { max: 5, windowSeconds: 60 * 60 },
  subscription_address: { max: 20, windowSeconds: 60 * 60 },
  error_report_network: { max: 30, windowSeconds: 60 * 60 },
  /** Browsers send these by themselves, several at a time. */
  browser_report_address: { max: 30, windowSeconds: 60 * 60 },
  browser_report_anywhere: { max: 600, windowSeconds: 60 * 60 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/** How many calls of the API one caller may make, whatever they ask for. The windows of all callers begin on the minute. */
export const CALL_WINDOW_SECONDS = 60
export const CALLS_MAX = {
  /** A network that shows no partner's key; a page of the site makes a handful. */
  network: 600,
  partner: 1_200,
  /**
   * This machine itself: our tools, and every visitor where a proxy on it was not declared. A bound for them all together must not
   * lock anybody out.
   */
  machine: 1_000_000,
} as const satisfies Record<string, number>

export type CallerKind = keyof typeof CALLS_MAX
export const IDEMPOTENCY_HOURS = 24
