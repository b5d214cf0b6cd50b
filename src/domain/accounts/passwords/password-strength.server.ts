/**
 * Estimates password strength against an informed attacker: 49,000 leaked passwords, words and names in three
 * languages, dates, keyboard rows and leetspeak. The lists are local packages; passwords never leave the process.
 * Reliability A.4.21.
 */
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

import type { Context } from '#domain/context.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { once } from '#shared/memoize.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import {
  PASSWORD_GUESSES_POWER_MIN,
  PASSWORD_JUDGED_LENGTH_MAX,
  PASSWORD_OWN_LENGTH_MIN,
} from '../policy.ts'
import { COMMON_PASSWORD_WORDS } from './common-password-words.ts'
import type { PasswordWeak, PasswordWeakness } from './credentials.ts'

/**
 * Each substitution multiplies the cost. With the library's default a malicious password blocks the process for 500 ms;
 * with this limit for at most 50 ms.
 */
const SUBSTITUTIONS_MAX = 8
/** Shorter ones occur in too many words. */
const PERSONAL_WORD_LENGTH_MIN = 3

type Owner = { email: string; name: string }

/** The one rule for setting a password. The caller has applied the rate limit. */
export async function checkPassword(
  ctx: Context,
  password: string,
  owner: Owner,
): Promise<Result<null, PasswordWeak>> {
  const company = await findSettingsBelow(ctx, 'company.name')
  const reason = await weaknessOf(password, [...wordsOf(owner), ...Object.values(company)])
  return reason === null ? ok(null) : fail({ code: 'password_weak', reason })
}

/** `null` for a sufficiently strong password. @internal */
export async function weaknessOf(
  password: string,
  personal: readonly string[],
): Promise<PasswordWeakness | null> {
  const input = password.normalize('NFKC')
  const words = personal
    .flatMap((text) => [text, ...text.split(/[\s,.]+/)])
    .map((word) => word.normalize('NFKC').toLowerCase())
    .filter((word) => word.length >= PERSONAL_WORD_LENGTH_MIN)
  if (isLittleMoreThan(words, input)) return 'personal'

  const judge = await openJudge()
  const { guessesLog10, sequence } = judge.check(input, words)
  if (guessesLog10 >= PASSWORD_GUESSES_POWER_MIN) return null

  if (sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs')) return 'personal'
  return sequence.some(({ pattern }) => PATTERNS.has(pattern)) ? 'pattern' : 'common'
}

const PATTERNS: ReadonlySet<string> = new Set(['repeat', 'sequence', 'spatial', 'date', 'regex'])

/** The lists treat personal words as unrelated; combined they are still guessable. */
function isLittleMoreThan(words: readonly string[], input: string): boolean {
  const longestFirst = [...new Set(words)].sort((one, other) => other.length - one.length)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), input.toLowerCase())
  return rest.length < input.length && rest.length < PASSWORD_OWN_LENGTH_MIN
}

/** Personal words that others know: the address, its parts and the name. */
function wordsOf({ email, name }: Owner): string[] {
  const [local = '', domain = ''] = email.split('@')
  return [email, local, ...local.split(/[._+-]/), domain, ...domain.split('.'), name]
}

/** Loaded at first use: the lists take about 60 MB and half a second, and many processes never need them. */
const openJudge = once(async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory }, common, english, japanese] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-ja'),
  ])
  return new ZxcvbnFactory({
    dictionary: {
      ...common.dictionary,
      ...english.dictionary,
      ...japanese.dictionary,
      familiar: [...COMMON_PASSWORD_WORDS],
    },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: SUBSTITUTIONS_MAX,
    maxLength: PASSWORD_JUDGED_LENGTH_MAX,
  })
})
