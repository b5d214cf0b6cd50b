/** Parses the input of the account forms by the rules of the server. Pure. */
import { Password } from '#domain/accounts/passwords/credentials.ts'
import {
  PASSWORD_BYTES_MAX,
  PASSWORD_LENGTH_MIN,
  SIGN_IN_CODE_DIGITS,
} from '#domain/accounts/policy.ts'
import { ProfileFields } from '#domain/accounts/profile/profile.ts'
import type { Translate } from '#i18n/translate.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { z } from '#shared/schema.ts'
import { Email, PersonName } from '#shared/text-schema.ts'
import type { FieldError } from '#web/ui/error-summary.tsx'

/** A character takes four bytes at most, so this many always fit. */
const PASSWORD_LENGTH_SURE = PASSWORD_BYTES_MAX / 4

export const PROFILE_FIELDS = ['name', 'phone', 'company', 'department', 'country'] as const

type Parsed<T> = Result<T, FieldError>

/** The address as the server stores it: half-width and lower case. */
export function readEmail(form: FormData, t: Translate): Parsed<string> {
  const email = Email.safeParse(textOf(form, 'email'))
  return email.success ? ok(email.data) : error('email', t('problems.email_invalid'))
}

/** A password to sign in with: any may have been set, so only its absence is an error. */
export function readPassword(form: FormData, t: Translate, fieldId = 'password'): Parsed<string> {
  const input = textOf(form, 'password')
  return input === '' ? error(fieldId, t('account.passwordMissing')) : ok(input)
}

export function readNewPassword(form: FormData, t: Translate): Parsed<string> {
  const input = textOf(form, 'password')
  if (Password.safeParse(input).success) return ok(input)

  const isShort = [...input].length < PASSWORD_LENGTH_MIN
  return error(
    'password',
    isShort
      ? t('problems.password_short', { min: PASSWORD_LENGTH_MIN })
      : t('problems.field_too_long', { max: PASSWORD_LENGTH_SURE }),
  )
}

export function readName(form: FormData, t: Translate): Parsed<string> {
  const name = PersonName.safeParse(textOf(form, 'name'))
  return name.success ? ok(name.data) : error('name', t('problems.field_invalid'))
}

/** The digits among what was typed or pasted: "１２３ ４５６" is a code too. `null` while they are too few or too many. */
export function codeIn(input: string): string | null {
  const digits = input.normalize('NFKC').replace(/\D/g, '')
  return digits.length === SIGN_IN_CODE_DIGITS ? digits : null
}

export function readCode(form: FormData, t: Translate): Parsed<string> {
  const code = codeIn(textOf(form, 'code'))
  return code !== null
    ? ok(code)
    : error('code', t('account.codeMissing', { digits: SIGN_IN_CODE_DIGITS }))
}

/** The errors carry the names of the fields, which are the ids of their controls too. */
export function readProfile(
  form: FormData,
  t: Translate,
): Result<z.infer<typeof ProfileFields>, FieldError[]> {
  const input = Object.fromEntries(PROFILE_FIELDS.map((name) => [name, textOf(form, name)]))
  const read = ProfileFields.safeParse(input)
  if (read.success) return ok(read.data)

  const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])))
  return fail([...wrong].map((fieldId) => ({ fieldId, message: t('problems.field_invalid') })))
}

/** The errors of several readings, in the order of the form. */
export const errorsOf = (...readings: readonly Parsed<unknown>[]): FieldError[] =>
  readings.flatMap((reading) => (reading.ok ? [] : [reading.error]))

/** Of a reading that has a list of them. */
export const errorsIn = (reading: Result<unknown, FieldError[]>): FieldError[] =>
  reading.ok ? [] : reading.error

const error = (fieldId: string, message: string) => fail<FieldError>({ fieldId, message })

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
