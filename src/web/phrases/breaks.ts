/**
 * The marks between Japanese phrases become places where a line may break. They exist in messages only: neither text nor
 * attributes of a page have them, so that nothing copied from it carries an invisible sign. Decision 0018.
 */
import { createElement, type ElementType, type ReactNode } from 'react'

import { PHRASE_MARK, withoutMarks } from '#i18n/phrase-mark.ts'

/** These contain text alone. */
const PLAIN = new Set<ElementType>(['option', 'title', 'textarea', 'text', 'tspan'])

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
  typeof value === 'string' && value.includes(PHRASE_MARK)

const broken = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(brokenText) : brokenText(value)

/**
 * One child stays one: in a flex container every piece of text would be an item of its own, with gaps between. `bdi` is an
 * inline element that no style sheet selects.
 */
function brokenText(value: unknown, at?: number): unknown {
  if (!isMarkedText(value)) return value
  const pieces = value.split(PHRASE_MARK)
  const children = pieces.flatMap((piece, index): ReactNode[] =>
    index === 0 ? [piece] : [createElement('wbr', { key: index }), piece],
  )
  return createElement('bdi', { key: at }, children)
}

const plain = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((part) => (isMarkedText(part) ? withoutMarks(part) : part))
    : withoutMarks(String(value))
