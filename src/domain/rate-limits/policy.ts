/** Rate limits per account, network or globally. Counted in the database, shared by all processes. */
export type Limit = { max: number; windowSeconds: number }

export const LIMITS = {
  /** From one network. An account as a whole has a wider limit, so that strangers can't lock out its owner. */
  sign_in_account: { max: 10, windowSeconds: 15 * 60 },
  sign_in_account_anywhere: { max: 100, windowSeconds: 15 * 60 },
  sign_in_address: { max: 40, windowSeconds: 15 * 60 },
  /** Reauthentication of a signed-in user. */
  reauthentication_account: { max: 10, windowSeconds: 15 * 60 },
  /** Password hashes for unknown clients, globally. Above the limit each one needs a solved captcha. */
  password_checks: { max: 40, windowSeconds: 15 * 60 },
  sign_up_address: { max: 20, windowSeconds: 60 * 60 },
  code_account: { max: 5, windowSeconds: 15 * 60 },
  code_account_anywhere: { max: 20, windowSeconds: 15 * 60 },
  code_address: { max: 20, windowSeconds: 60 * 60 },
  reset_account: { max: 5, windowSeconds: 60 * 60 },
  reset_account_anywhere: { max: 20, windowSeconds: 60 * 60 },
  reset_address: { max: 20, windowSeconds: 60 * 60 },
  /** Setting a password costs a hash. */
  reset_link_address: { max: 20, windowSeconds: 15 * 60 },
  password_change_account: { max: 10, windowSeconds: 60 * 60 },
  email_change_account: { max: 5, windowSeconds: 60 * 60 },
  /** E-mails to the same new address, whoever requests them. */
  email_change_target: { max: 3, windowSeconds: 60 * 60 },
  personal_data_account: { max: 10, windowSeconds: 60 * 60 },
  refresh_session: { max: 60, windowSeconds: 60 },
  order_account: { max: 120, windowSeconds: 60 * 60 },
  /** Orders whose e-mails go to a mailbox that the ordering account has not verified. */
  order_recipient: { max: 20, windowSeconds: 24 * 60 * 60 },
  /** Each one calls the payment processor. */
  payment_sync_account: { max: 240, windowSeconds: 10 * 60 },
  /** Rendering a document takes CPU time. */
  document_account: { max: 120, windowSeconds: 60 * 60 },
  estimate_address: { max: 60, windowSeconds: 60 * 60 },
  intent_account: { max: 60, windowSeconds: 60 * 60 },
  /** Of one account, recovery codes included. */
  one_time_password: { max: 10, windowSeconds: 15 * 60 },
  /** Sign-ins from one network, and step-ups of one account. Each costs a signature check. */
  passkey: { max: 20, windowSeconds: 15 * 60 },
  /** A challenge is valid once; as long as it lives. */
  passkey_challenge: { max: 1, windowSeconds: 10 * 60 },
  staff_link_address: { max: 10, windowSeconds: 60 * 60 },
  /** A solved captcha is valid once. */
  captcha_answer: { max: 1, windowSeconds: 60 * 60 },
  captcha_address: { max: 60, windowSeconds: 60 * 60 },
  contact_address: { max: 20, windowSeconds: 60 * 60 },
  contact_address_unverified: { max: 5, windowSeconds: 60 * 60 },
  contact_reply: { max: 5, windowSeconds: 60 * 60 },
  subscription_address: { max: 20, windowSeconds: 60 * 60 },
  restock_alert_address: { max: 20, windowSeconds: 60 * 60 },
  /** Requests for the same e-mail address. */
  restock_alert_email: { max: 10, windowSeconds: 60 * 60 },
  error_report_network: { max: 30, windowSeconds: 60 * 60 },
  /** Browsers send these automatically, several at a time. */
  browser_report_address: { max: 30, windowSeconds: 60 * 60 },
  browser_report_anywhere: { max: 600, windowSeconds: 60 * 60 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/** API calls per caller and minute. The windows of all callers start on the minute. */
export const CALL_WINDOW_SECONDS = 60
export const CALLS_MAX = {
  /** A network without a partner key; a page of the site makes a few calls. */
  network: 600,
  partner: 1_200,
  /**
   * This machine: our tools, and all visitors if a local proxy is not configured. High enough not to lock them out
   * together.
   */
  machine: 1_000_000,
} as const satisfies Record<string, number>

export type CallerKind = keyof typeof CALLS_MAX
export const IDEMPOTENCY_HOURS = 24
