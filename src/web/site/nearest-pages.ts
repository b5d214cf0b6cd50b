/** The pages that were probably meant by an address that leads nowhere. Pure and quick: strangers ask for many such addresses. */
import { fromEachWord, nearestNamed } from '#shared/letters/nearest-names.ts'

import { REDIRECTS } from './redirects.ts'
import { PUBLIC_PATHS, type PublicPath } from './site-tree.ts'

export const NEAREST_MAX = 3
/** What is longer was not typed by a reader, or is no address of ours. */
const ADDRESS_LENGTH_MAX = 80
const WORDS_MAX = 6
/** Shorter words begin many names. */
const LETTERS_MIN = 3

/** In the order of the site, with the addresses that lead there. */
const PAGES = PUBLIC_PATHS.filter((path) => path !== '/').map((path) => ({
  path,
  names: [path, ...Object.entries(REDIRECTS).flatMap(([from, to]) => (to === path ? [from] : []))]
    .map(wordsIn)
    .flatMap(fromEachWord),
}))

type Page = (typeof PAGES)[number]

export function nearestPages(address: string): PublicPath[] {
  if (address.length > ADDRESS_LENGTH_MAX) return []
  const words = wordsIn(address)
  if (words.length > WORDS_MAX) return []
  for (const typed of wantedBy(words)) {
    const found = beginningWith(typed)
    const near = found.length > 0 ? found : nearestNamed(PAGES, namesOf, typed)
    if (near.length > 0) return near.slice(0, NEAREST_MAX).map(({ path }) => path)
  }
  return []
}

/** Of addresses in a query, those that are pages. */
export const pagesIn = (addresses: readonly string[]): PublicPath[] =>
  PUBLIC_PATHS.filter((path) => addresses.includes(path)).slice(0, NEAREST_MAX)

/** All of the address, its end from each word on, then its words alone, the longest first. */
function wantedBy(words: readonly string[]): string[] {
  const alone = words.toSorted((one, other) => other.length - one.length)
  return [...new Set([...fromEachWord(words), ...alone])].filter(
    (word) => word.length >= LETTERS_MIN,
  )
}

const namesOf = ({ names }: Page) => names

const beginningWith = (typed: string): Page[] =>
  PAGES.filter(({ names }) => names.some((name) => name.startsWith(typed)))

/** Without the language and the kind of file, which are no part of our addresses. */
function wordsIn(address: string): string[] {
  const plain = address.toLowerCase().replace(/^\/(?:en|ja|ko)(?=\/)/, '')
  return plain.replace(/\.(?:html?|php|aspx?)$/, '').match(/[a-z0-9]+/g) ?? []
}
