/** Which answers may be kept, and under what name: an address and a language, never a person. */

import { isPrivatePage } from '../http/headers.ts'
import { type Language, languageOf } from '../http/language.ts'

export type PageKey = { key: string; language: Language }

type Asked = {
  method: string
  /** Path and query as they came. */
  target: string
  cookies: string
  accepted: string
}

/** Parameters that choose what a public page shows. An address with another one is made anew each time. */
const KEPT_PARAMS: ReadonlySet<string> = new Set(['lang', 'kind', 'page', 'type', '_routes'])
/** Longer ones are nobody's link. */
const TARGET_LENGTH_MAX = 300

/** `null` where the answer is not for keeping. */
export function pageKeyOf({ method, target, cookies, accepted }: Asked): PageKey | null {
  if ((method !== 'GET' && method !== 'HEAD') || target.length > TARGET_LENGTH_MAX) return null

  const mark = target.indexOf('?')
  const pathname = mark < 0 ? target : target.slice(0, mark)
  if (isPrivatePage(pathname)) return null

  const params = mark < 0 ? null : new URLSearchParams(target.slice(mark + 1))
  for (const name of params?.keys() ?? []) {
    if (!KEPT_PARAMS.has(name)) return null
  }
  const language = languageOf({ pathname, hint: params?.get('lang') ?? null, cookies, accepted })
  const variant = language.suggestsKorean ? 'ko?' : ''
  return { key: `${language.locale}${variant} ${target}`, language }
}
