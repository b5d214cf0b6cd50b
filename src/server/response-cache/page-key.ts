/** The cache key of a response: a public address and a language, never a person. Decision 0038. */
import { isCartridgeKind, KIND_FILTER_ALL } from '#domain/catalog/cartridge.ts'
import { FINDER_ANSWERS, FINDER_QUESTIONS } from '#domain/catalog/finder/answers.ts'
import { QUESTION_TYPES } from '#domain/faq/question.ts'
import { isLocale } from '#shared/locale.ts'
import { pageNumberIn } from '#shared/page.ts'
import { nearestPages } from '#web/site/nearest-pages.ts'
import { paramsReadBy } from '#web/site/page-params.ts'

import { type Language, languageOf } from '../http/language.ts'
import type { RouteTable } from './route-table.ts'

export type PageKey = {
  /** What is rendered: the address without what its page does not read. */
  target: string
  /** `null` where the answer is not for keeping: what the visitor typed is part of it. */
  key: string | null
  language: Language
}

type Asked = {
  method: string
  /** Path and query as they came. */
  target: string
  cookies: string
  accepted: string
}

/** Parameters with few values. A page with any other value is rendered each time, within the budget of a network. */
const FEW_VALUES: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['lang', isLocale],
  ['kind', (value: string) => value === KIND_FILTER_ALL || isCartridgeKind(value)],
  ['type', (value: string) => QUESTION_TYPES.some((type) => type === value)],
  ...FINDER_QUESTIONS.map(
    (question) =>
      [question, (value: string) => FINDER_ANSWERS[question].some((it) => it === value)] as const,
  ),
])

/** `null` for what is no public page, or not the same for all. */
export function pageKeyOf(asked: Asked, routes: RouteTable): PageKey | null {
  const { path, page, params } = addressOf(asked.target)
  const read = isQuestion(asked) ? paramsReadBy(page) : null
  if (read === null) return null

  const names = params.size === 0 ? [] : ['lang', ...read]
  const shown = names.map((name) => shownParam(name, params.getAll(name)))
  const target = targetOf(path, [
    ...shown.flatMap(({ pairs }) => pairs),
    ...partsAsked({ path, page, params }, routes),
  ])
  const language = languageIn(asked, path, params)
  const isKept = shown.every(({ isShared }) => isShared)
  return { target, key: isKept ? keyOf(language, target) : null, language }
}

const MISSING_PATH = '/404'
/** Read by its loader. */
const NEAR = 'near'

export const isMissingPage = (path: string): boolean =>
  path === MISSING_PATH || path === `${MISSING_PATH}${DATA}`

/** One page for all addresses that no route knows and that are near to the same pages; `null` for one that a route knows. */
export function missingPageKeyOf(asked: Asked, routes: RouteTable): PageKey | null {
  const { path, page, params } = addressOf(asked.target)
  if (!isQuestion(asked) || !routes.isUnknown(page)) return null

  const missing = path.endsWith(DATA) ? `${MISSING_PATH}${DATA}` : MISSING_PATH
  const target = targetOf(missing, [
    ...nearestPages(page).map((near): Pair => [NEAR, near]),
    ...partsAsked({ path: missing, page: MISSING_PATH, params }, routes),
  ])
  const language = languageIn(asked, path, params)
  return { target, key: keyOf(language, target), language }
}

type Address = { path: string; page: string; params: URLSearchParams }
type Pair = [name: string, value: string]

const DATA = '.data'

const isQuestion = ({ method }: Asked): boolean => method === 'GET' || method === 'HEAD'

function addressOf(target: string): Address {
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  const params = mark < 0 ? NO_PARAMS : new URLSearchParams(target.slice(mark + 1))
  return { path, page: pageOf(path), params }
}

const NO_PARAMS = new URLSearchParams()

/** The address whose data is asked for; the router writes `/` as `/_.data`. */
export function pageOf(path: string): string {
  if (!path.endsWith(DATA)) return path
  return path.endsWith(`/_${DATA}`)
    ? path.slice(0, -`_${DATA}`.length)
    : path.slice(0, -DATA.length)
}

/** As the page reads it, and whether the answer is the same for all who ask so. */
function shownParam(name: string, given: string[]): { pairs: Pair[]; isShared: boolean } {
  const [first] = given
  if (first === undefined) return { pairs: [], isShared: true }

  const isMeant = FEW_VALUES.get(name)
  // A value that means nothing is as good as none.
  if (isMeant) return { pairs: isMeant(first) ? [[name, first]] : [], isShared: true }
  if (name === 'page') return { pairs: [[name, first]], isShared: pageNumberIn(first) !== null }
  return { pairs: given.map((value) => [name, value]), isShared: false }
}

/** The router asks for parts of a page by the names of their routes. Without names it asks for all; a made-up name is no part. */
function partsAsked({ path, page, params }: Address, routes: RouteTable): Pair[] {
  const names = params.get(PARTS)
  if (!names || !path.endsWith(DATA)) return []

  const asked = new Set(names.split(','))
  const known = [...routes.idsOf(page)].filter((id) => asked.has(id))
  return [[PARTS, known.join(',') || NO_PART]]
}

const PARTS = '_routes'
const NO_PART = '-'

function targetOf(path: string, pairs: Pair[]): string {
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}

const languageIn = ({ cookies, accepted }: Asked, pathname: string, params: URLSearchParams) =>
  languageOf({ pathname, hint: params.get('lang'), cookies, accepted })

const keyOf = ({ locale, suggestsKorean }: Language, target: string): string =>
  `${locale}${suggestsKorean ? 'ko?' : ''} ${target}`
