/** The matrix of who may call what: its columns, the words of its cells, and how answers are compared with it. */

/** Who calls the API. The first three carry the owner's token, so that nothing but the key can refuse them. */
export const API_CALLERS = [
  'no_key',
  /** Made up, revoked, paused, expired, and of a partner whose contract ended. */
  'wrong_key',
  /** A partner's, for everything but what the call is about. */
  'other_scope',
  /** From here on with a key that opens the call, the site's own. */
  'visitor',
  'expired',
  /** Signed out; and of the console, which is no token here. */
  'ended',
  'other_customer',
  /** With the site's key, and with a partner's for nothing but this. */
  'owner',
] as const
export type ApiCaller = (typeof API_CALLERS)[number]

/** Who comes to the console, by the cookie that is sent along. */
export const CONSOLE_CALLERS = [
  'nobody',
  /** Made up; and a customer's token, which is none here. */
  'wrong_cookie',
  /** The link of the e-mail was taken, no one-time password given. */
  'unconfirmed',
  /** Unseen for half an hour; and half a day old. */
  'expired',
  /** Signed out; and of a former member of staff. */
  'ended',
  'staff',
  'administrator',
  /** An administrator whose last one-time password is a while ago. */
  'not_stepped_up',
] as const
export type ConsoleCaller = (typeof CONSOLE_CALLERS)[number]

/** What a cell expects. */
export type Word =
  /** Neither key, token, role nor ownership refuses, and to others the answer says nothing of the owner's. */
  | 'open'
  /** As `open`, of what is the caller's own. */
  | 'own'
  | 'key'
  | 'scope'
  | 'token'
  | 'expired'
  | 'absent'
  | 'sign_in'
  | 'one_time_password'
  /** For another one, before this very step. */
  | 'step_up'
  | 'forbidden'
  | 'inside'
  /** The route has no loader: there is nothing to protect. */
  | 'nothing'

/** What came back. The words that no cell expects are errors of the test or of the shop. */
export type Found =
  | Exclude<Word, 'own'>
  | 'tells_of_owner'
  | 'misread'
  | 'limited'
  | 'no_method'
  | 'other_origin'
  | 'server_error'

export type Seen<Caller extends string> = {
  row: string
  caller: Caller
  /** Which of the callers of this kind. */
  as: string
  found: Found
  told: string
}

/** Rows that are there and not declared, and declared ones that are not there. */
export function missingRows(there: readonly string[], declared: readonly string[]): string[] {
  const [routes, rows] = [new Set(there), new Set(declared)]
  return [
    ...[...routes].filter((row) => !rows.has(row)).map((row) => `${row} has no row in the matrix`),
    ...[...rows].filter((row) => !routes.has(row)).map((row) => `${row} is no route any more`),
  ]
}

/** Every cell without an answer, and every answer that is not what its cell says. */
export function differences<Caller extends string>(
  seen: readonly Seen<Caller>[],
  expected: Readonly<Record<string, Readonly<Record<Caller, Word>>>>,
): string[] {
  return Object.entries(expected).flatMap(([row, cells]) =>
    // The keys of `cells` are callers.
    (Object.entries(cells) as [Caller, Word][]).flatMap(([caller, word]) => {
      const here = seen.filter((one) => one.row === row && one.caller === caller)
      if (here.length === 0) return [`${row} · ${caller}: nobody asked`]
      return here
        .filter(({ found }) => found !== (word === 'own' ? 'open' : word))
        .map(
          ({ as, found, told }) => `${row} · ${caller} (${as}): ${word}, found ${found}: ${told}`,
        )
    }),
  )
}

/** The table with other words in one column, as if a guard were gone. */
export const without = <Caller extends string>(
  expected: Readonly<Record<string, Readonly<Record<Caller, Word>>>>,
  caller: NoInfer<Caller>,
  word: Word,
): Record<string, Record<Caller, Word>> =>
  Object.fromEntries(
    Object.entries(expected).map(([row, cells]) => [
      row,
      cells[caller] === word ? { ...cells, [caller]: 'open' as const } : cells,
    ]),
  )
