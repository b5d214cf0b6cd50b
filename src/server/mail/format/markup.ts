import { html } from 'hono/html'

import { invariant } from '#shared/result.ts'

/** Escaped HTML. Hono's `html` answers at once unless a part is a promise, which no part of an e-mail is. */
export type Markup = Exclude<ReturnType<typeof html>, Promise<unknown>>

export function markup(
  strings: TemplateStringsArray,
  ...parts: (string | Markup | Markup[])[]
): Markup {
  const made = html(strings, ...parts)
  invariant(!(made instanceof Promise), 'no part of a letter is a promise')
  return made
}
