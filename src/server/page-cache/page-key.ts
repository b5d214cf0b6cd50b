/** Which answers may be kept, and under what name: a public address and a language, never a person. */
import { isCartridgeKind, KIND_FILTER_ALL } from '#domain/catalog/cartridge.ts'
import { QUESTION_TYPES } from '#domain/faq/question.ts'
import { isLocale } from '#shared/locale.ts'
import { pageNumberIn } from '#shared/page.ts'
import { isItem, PUBLIC_PATHS } from '#web/site-tree.ts'

import { type Language, languageOf } from '../http/language.ts'

export type PageKey = { key: string; language: Language }

type Asked = {
  method: string
  /** Path and query as they came. */
  target: string
  cookies: string
  accepted: string
}

/** The pack builder tells how much of each scent is left, which changes with every order. */
const NOT_KEPT: ReadonlySet<string> = new Set(['/order'])
const KEPT: ReadonlySet<string> = new Set(
  [...PUBLIC_PATHS, '/en', '/ja', '/ko'].filter((path) => !NOT_KEPT.has(path)),
)

/**
 * Parameters that choose what a public page shows, and the values that mean something. An address with another one is
 * made anew each time, so that nobody fills the store with names of their own.
 */
const KEPT_PARAMS: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['lang', isLocale],
  ['kind', (value: string) => value === KIND_FILTER_ALL || isCartridgeKind(value)],
  ['page', (value: string) => pageNumberIn(value) !== null],
  ['type', (value: string) => QUESTION_TYPES.some((type) => type === value)],
  // Parts of a page, asked for by name when the browser goes on: a short list of short names.
  ['_routes', (value: string) => /^[\w./,-]{1,120}$/.test(value)],
])

/** `null` where the answer is not for keeping. */
export function pageKeyOf({ method, target, cookies, accepted }: Asked): PageKey | null {
  if (method !== 'GET' && method !== 'HEAD') return null

  const mark = target.indexOf('?')
  const pathname = mark < 0 ? target : target.slice(0, mark)
  if (!isKept(pathname)) return null

  const params = mark < 0 ? null : new URLSearchParams(target.slice(mark + 1))
  for (const [name, value] of params ?? []) {
    if (!KEPT_PARAMS.get(name)?.(value)) return null
  }
  const language = languageOf({ pathname, hint: params?.get('lang') ?? null, cookies, accepted })
  const variant = language.suggestsKorean ? 'ko?' : ''
  return { key: `${language.locale}${variant} ${target}`, language }
}

/** A page of the tree or an entry of one of its lists, as itself or as data. */
function isKept(pathname: string): boolean {
  if (KEPT.has(pathname)) return true

  const page = pathname.endsWith('.data') ? pageOfData(pathname) : pathname
  return KEPT.has(page) || isItem(page)
}

const pageOfData = (pathname: string): string =>
  pathname === '/_root.data' || pathname === '/_.data' ? '/' : pathname.slice(0, -'.data'.length)
