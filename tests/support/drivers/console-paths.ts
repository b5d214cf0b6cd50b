/** The addresses of the console by the route table: a new page is included automatically. */
import type { RouteConfigEntry } from '@react-router/dev/routes'

import ROUTES from '#web/routes.ts'

const patternsOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const whole = path === '' ? above : `${above}/${path}`
    return [...(path === '' ? [] : [whole]), ...patternsOf(children, whole)]
  })

/** `/admin/orders/:orderId` and all others. */
const CONSOLE_PATTERNS: readonly string[] = patternsOf(ROUTES).filter((pattern) =>
  /^\/admin(\/|$)/.test(pattern),
)

/** Paths without a session: the sign-in pages, and the page that saves a form whose session had ended. */
const SIGN_IN_PATHS: readonly string[] = [
  '/admin/sign-in',
  '/admin/sign-in/passkey',
  '/admin/sign-in/:tokenId',
  '/admin/one-time-password',
  '/admin/signed-out',
]

/** Takes forms, and gives a file for each. */
const FORMS_ALONE: readonly string[] = ['/admin/orders/:orderId/documents']

const PROTECTED_PATHS: readonly string[] = CONSOLE_PATTERNS.filter(
  (pattern) => !SIGN_IN_PATHS.includes(pattern) && !FORMS_ALONE.includes(pattern),
)

/** Paths that require a session, filled with these values; a path without a value fails. */
export function protectedPaths(fixtures: Readonly<Record<string, readonly string[]>>): string[] {
  return PROTECTED_PATHS.flatMap((pattern) => {
    const filled = fixtures[pattern]
    if (filled) return [...filled]
    if (pattern.includes(':')) throw new Error(`nothing is given for ${pattern}`)
    return [pattern]
  })
}

export const SOME_ID = '00000000-0000-4000-8000-000000000000'

/** When it matters only that a caller sends a request. */
export const anyProtectedPath = (): string[] =>
  PROTECTED_PATHS.map((pattern) =>
    pattern
      .replace(/:(kind|part)\?/, '')
      .replace(/\/$/, '')
      .replace(/:\w+/g, SOME_ID),
  )
