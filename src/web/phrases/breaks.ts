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

const WHOLE = [
  // 최대 200cm까지, and a sign with its particle, 0~100%로; a short explanation in brackets, (부취제 냄새).
  /(?:약|최대|최소) \d[\d.,]*[^\s\d]{0,6}|[^\s()]{1,14}[)%”’][가-힣]+|\([^()\s]{1,8} [가-힣]{1,8}\)[가-힣]*/,
  // Wi-Fi, RS-485, AC-CI05; 0774-00-0000; Shooter 3, No. 5.
  /\b[A-Z][A-Za-z\d]{0,11}(?:-[A-Z\d][A-Za-z\d]{0,11})+\b|\+?\d+(?:-\d+)+/,
  /(?:Shooter|Wearable|Speaker|シューター|ウェアラブル|スピーカー|슈터|웨어러블|스피커|No\.) \d+|HTTP API/,
  // 2020年1月; 0〜100%, 2〜3週間, 3か月; 約3,000, 最大200, チャンバー4.
  /\d+年\d+月(?:\d+日)?|(?:約|最[短大])?\d[\d.,]*(?:[〜–]\d[\d.,]*(?:%|cm|週間|か月)?|か月)|(?:約|最[短大]|チャンバー)\d[\d.,]*/,
  // Words that browsers take for several.
  /お?問い合わせ|切り替え|個人通関固有符号|タイムコード|[内外]部ブースター/,
]
const SEAM = new RegExp(`${PHRASE_MARK}|(${WHOLE.map(({ source }) => source).join('|')})`)

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
    if (piece === undefined) return createElement('wbr', { key })

    const whole = createElement('bdi', { key, className: 'whole' }, piece)
    return piece.startsWith('(') ? [createElement('wbr', { key: `${key} wbr` }), whole] : whole
  })
  return createElement('bdi', { key: at }, children)
}

const plain = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((part) => (isMarkedText(part) ? withoutMarks(part) : part))
    : withoutMarks(String(value))
