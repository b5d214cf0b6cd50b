/**
 * Breaks Japanese into phrases, so that a heading or a line of a document never breaks inside a word. Never in the browser: the
 * build takes BudouX's parser and its Japanese model, and leaves the rest of that package (a DOM) behind. Decision 0018.
 */
import { jaModel, Parser } from 'budoux'

import type { Locale } from '#shared/locale.ts'
import { memoize } from '#shared/memoize.ts'

import { PHRASE_MARK } from './phrase-mark.ts'
import type { Messages } from './translate.ts'

/** A heading is no longer than this; what is longer is prose, which the browser breaks by itself. */
const HEADING_CHARACTERS_MAX = 48

/**
 * Texts that are not displayed: alternatives of pictures, e-mails that a page prepares, descriptions for search
 * engines.
 */
const UNSEEN_AREAS = new Set(['pictures'])
const UNSEEN_KEYS = /^(mail|description)|(Alt|Description|Placeholder|Subject)$/

/** A heading from data, such as the name of a product or the title of a piece of news. */
export const phrased = (text: string, locale: Locale): string =>
  locale === 'ja' ? phrasesOf(text).join(PHRASE_MARK) : text

/** Texts of the catalogue alone, which are few: several pages may show one. */
const marked = memoize((text: string) => phrased(text, 'ja'))

/** The words of a page, with marks in every text that a heading may show. */
export function phrasedMessages(messages: Messages, locale: Locale): Messages {
  if (locale !== 'ja') return messages

  const areas = Object.entries(messages).map(([area, texts]) => {
    const words = Object.entries(texts).map(([key, text]) => [
      key,
      mayBeHeading(area, key, text) ? marked(text) : text,
    ])
    return [area, Object.fromEntries(words)]
  })
  return Object.fromEntries(areas)
}

/** @internal */
export function mayBeHeading(area: string, key: string, text: string): boolean {
  const isSeen = !UNSEEN_AREAS.has(area) && !UNSEEN_KEYS.test(key)
  return isSeen && text.replace(SLOT, '0').length <= HEADING_CHARACTERS_MAX
}

const SLOT = /\{[^{}]*\}/g
const parser = new Parser(jaModel)

/** A parameter counts as a figure, and is never divided. */
export function phrasesOf(text: string): string[] {
  const slots = text.match(SLOT) ?? []
  const plain = text.replace(SLOT, '\ufffc')
  const filled = plain.replaceAll('\ufffc', '0')
  const cuts = parser.parseBoundaries(filled).filter((at) => mayCut(filled, at))
  return dividedAt(plain, cuts)
    .flatMap((phrase) => dividedAt(phrase, seamsOf(phrase)))
    .map((phrase) => phrase.replaceAll('\ufffc', () => slots.shift() ?? ''))
}

function dividedAt(text: string, cuts: readonly number[]): string[] {
  const edges = [0, ...cuts, text.length]
  return edges.slice(1).map((end, index) => text.slice(edges[index], end))
}

/** A phrase that no line of a phone may hold is divided between its words of katakana (ソフトウェア|エンジニア), between a word of kanji and a long one (開発|チュートリアル), and before a parameter. */
const PHRASE_CHARACTERS_MAX = 9
/** Shorter ones are often halves of a word that the segmenter does not know (シュー|ター), and so are リスト (ファイナ|リスト) and アウト (サイン|アウト). */
const KATAKANA_WORD = /^(?!(?:リスト|アウト)$)[ァ-ヶー]{3,}$/
const LONG_MIN = 5
const words = new Intl.Segmenter('ja', { granularity: 'word' })

function seamsOf(phrase: string): number[] {
  if (phrase.length <= PHRASE_CHARACTERS_MAX) return []
  return [...words.segment(phrase)]
    .filter(({ index, segment }) => {
      const before = phrase.slice(0, index)
      return KATAKANA_WORD.test(segment)
        ? /[ァ-ヶー]$/.test(before) ||
            (segment.length >= LONG_MIN && /\p{Script=Han}{2}$/u.test(before))
        : segment === '\ufffc' && /(?![約大短])\p{Script=Han}$/u.test(before)
    })
    .map(({ index }) => index)
}

/**
 * Verbs of two verbs (切り替える, お問い合わせ) are one word, which the model divides, as it divides 方|法 and 3か|月; nor is a
 * sign of Latin or katakana divided from its like, the last particle from its noun, or もの from what it is. Better a phrase too long than a word broken.
 */
function mayCut(text: string, at: number): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at)]
  const isInsideVerb = STEM.test(before) && SECOND_VERB.test(after)
  const isInsideLatin = /[\w.,/〜-]$/.test(before) && /^[\w.,/〜-]/.test(after)
  const isInsideWord = (words.segment(text).containing(at)?.index ?? at) < at
  const isInsideKatakana = /[ァ-ヶー]$/.test(before) && /^[ァ-ヶー]/.test(after)
  const isInsideEnd =
    /\dか$/.test(before) || /^(?:[はがをにのでともへ]|もの)(?:[、。]|$)/.test(after)
  const isInside = isInsideVerb || isInsideLatin || isInsideKatakana || isInsideWord || isInsideEnd
  return !isInside && !/[（「『〈]$/.test(before) && !/^\s/.test(after)
}

const STEM = /\p{Script=Han}[いきぎしちにびみりえけげせてねべめれ]$/u
const SECOND_VERB = /^[替換合込出付上下直消扱置戻分返続越寄切組入抜取渡掛立過回離継始終]/
