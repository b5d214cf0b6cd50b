/**
 * What staff do only with a one-time password of the last minutes: a console left open must not move money or hand
 * out keys. Roles are missing because the command line alone gives them. Decisions, sections 2 and 9.
 */
const DANGEROUS_STEPS = [
  'record_transfer',
  'return_money',
  'partner_keys',
  'webhook_secrets',
] as const

export type DangerousStep = (typeof DANGEROUS_STEPS)[number]

export const isDangerousStep = (word: unknown): word is DangerousStep =>
  DANGEROUS_STEPS.some((step) => step === word)
