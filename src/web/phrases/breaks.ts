/**
 * Where lines of the site break, and where not. The marks between Japanese phrases become places where a line may break. They
 * exist in messages only: neither text nor attributes of a page have them, so that nothing copied from it carries an invisible
 * sign. Names, numbers and ranges that browsers break after a hyphen or a tilde stay on one line. Decision 0018.
 */
import { createElement, type ElementType, type ReactNode } from 'react'

import { PHRASE_MARK, withoutMarks } from '#i18n/phrase-mark.ts'

/** These contain text alone, or code, which may break anywhere. */
const PLAIN = new Set<unknown>([
  ...['option', 'title', 'textarea', 'text', 'tspan'],
  ...['code', 'pre', 'samp', 'script', 'style'],
])

/**
 * A sign and the Korean particle after it, 0~100%로; Wi-Fi, RS-485, AC-CI05; 0774-00-0000; 0〜100%, 2〜3週間, 3か月;
 * Shooter 3; and words that browsers take for several.
 */
const WHOLE =
  /[^\s()]{1,9}[)%”’][가-힣]+|\b[A-Z][A-Za-z\d]{0,11}(?:-[A-Z\d][A-Za-z\d]{0,11})+\b|\+?\d+(?:-\d+)+|\d[\d.,]*(?:[〜–]\d[\d.,]*(?:%|cm|週間|か月)?|か月)|(?:Shooter|Wearable|Speaker|シューター|ウェアラブル|スピーカー|슈터|웨어러블|스피커) \d+|お?問い合わせ|切り替え|個人通関固有符号/
const SEAM = new RegExp(`${PHRASE_MARK}|(${WHOLE.source})`)

/** Our components pass what they are given on to an element; those of React Router, which are objects, make it themselves. */
export function withBreaks(type: ElementType, props: unknown): unknown {
  if (typeof type === 'function' || !(props instanceof Object)) return props

  const changed = Object.entries(props).filter(([, value]) => isMarked(value))
  if (changed.length === 0) return props

  const isPlain = PLAIN.has(type)
  const values = changed.map(([name, value]) => [
    name,
    name === 'children' && !isPlain ? broken(value) : plain(value),
  ])
  return { ...props, ...Object.fromEntries(values) }
}

const isMarked = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isMarkedText) : isMarkedText(value)

const isMarkedText = (value: unknown): value is string =>
  typeof value === 'string' && SEAM.test(value)

const broken = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(brokenText) : brokenText(value)

/**
 * One child stays one: in a flex container every piece of text would be an item of its own, with gaps between. `bdi` is an
 * inline element that no style sheet selects by its name.
 */
function brokenText(value: unknown, at?: number): unknown {
  if (!isMarkedText(value)) return value
  // Text and seams in turn; a seam is what it keeps whole, or nothing for a mark.
  const children = value.split(SEAM).map((piece: string | undefined, key): ReactNode => {
    if (key % 2 === 0) return piece
    return piece === undefined
      ? createElement('wbr', { key })
      : createElement('bdi', { key, className: 'whole' }, piece)
  })
  return createElement('bdi', { key: at }, children)
}

const plain = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((part) => (isMarkedText(part) ? withoutMarks(part) : part))
    : withoutMarks(String(value))
