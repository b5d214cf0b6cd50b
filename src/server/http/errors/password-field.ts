import type { PasswordWeak } from '#domain/accounts/passwords/credentials.ts'

/** Which field of a call a weak password stood in; every other refusal stays as it is. */
export const inField = <Refusal extends string | { code: string }>(
  refusal: Refusal | PasswordWeak,
  field: string,
): Refusal | (PasswordWeak & { fields: string[] }) =>
  isWeak(refusal) ? { code: refusal.code, reason: refusal.reason, fields: [field] } : refusal

const isWeak = (refusal: string | { code: string }): refusal is PasswordWeak =>
  typeof refusal === 'object' && refusal.code === 'password_weak'
