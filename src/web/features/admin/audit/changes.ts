/** Formats the change of an audit entry as lines: the field, its old value, its new value. Everything is text. */

import { AUDIT_TEXT_SHOWN_MAX } from '#domain/audit/policy.ts'
import { isUuid } from '#shared/uuid.ts'

export type Change = { field: string; before: string | null; after: string | null }

/**
 * Modules write `{ before, after }` of the whole or of each field, or facts that are no change: those have no `before`. What is
 * the same on both sides is left out. Texts are given up to `lengthMax`.
 */
export function changesOf(detail: unknown, lengthMax = AUDIT_TEXT_SHOWN_MAX): Change[] {
  return wholeChangesOf(detail, lengthMax).map(({ field, before, after }) => ({
    field,
    before: shortened(before, lengthMax),
    after: shortened(after, lengthMax),
  }))
}

/** Whether any text of it is longer. */
export const isLonger = (detail: unknown, lengthMax: number): boolean =>
  wholeChangesOf(detail, lengthMax).some(({ before, after }) =>
    [before, after].some((text) => (text?.length ?? 0) > lengthMax),
  )

const shortened = (text: string | null, lengthMax: number): string | null =>
  text !== null && text.length > lengthMax ? `${text.slice(0, lengthMax)}…` : text

/** Texts longer than `lengthMax` may be truncated: two equal ones may still differ in the cut part. */
function wholeChangesOf(detail: unknown, lengthMax: number): Change[] {
  if (!isObject(detail)) return []
  const changed = (field: string, before: unknown, after: unknown): Change[] => {
    const [was, is] = [textOf(before), textOf(after)]
    return was === is && (was?.length ?? 0) <= lengthMax ? [] : [{ field, before: was, after: is }]
  }
  const { before, after, ...rest } = detail
  const isPair = 'before' in detail || 'after' in detail
  const pairs = isPair ? pairsIn(before, after) : []
  return [
    ...pairs.flatMap(([field, was, is]) => changed(field, was, is)),
    ...Object.entries(rest).flatMap(([field, value]) =>
      isObject(value) && ('before' in value || 'after' in value)
        ? changed(field, value.before, value.after)
        : factsOf(field, value),
    ),
  ]
}

/** The parts of a fact, each under its own name, without what is empty, and without ids, which name nothing to a reader. */
function factsOf(field: string, value: unknown): Change[] {
  if (isObject(value)) return Object.entries(value).flatMap(([part, of]) => factsOf(part, of))
  const after = textOf(value)
  const isEmpty = after === null || after === 'false' || isUuid(after) || IN_SENTENCE.has(field)
  return isEmpty ? [] : [{ field, before: null, after }]
}

/** What the sentence says, or the page that it links. */
const IN_SENTENCE: ReadonlySet<string> = new Set(['amountMinor', 'intentId', 'position'])

/** Both sides of every field; of what has no fields, under no name. */
function pairsIn(before: unknown, after: unknown): [string, unknown, unknown][] {
  if (!isObject(before) && !isObject(after)) return [['', before, after]]
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const fields = new Set([...Object.keys(was), ...Object.keys(is)])
  return [...fields].map((field) => [field, was[field], is[field]])
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (Array.isArray(value)) return value.map((one) => textOf(one) ?? '').join(', ') || null
  if (isObject(value)) {
    const { quantity, ...named } = value
    // Pieces of an order or of a delivery.
    if (typeof quantity === 'number') return `${textOf(named)} ×${quantity}`
    return Object.values(value)
      .map((one) => textOf(one) ?? '')
      .join(' ')
  }
  return String(value)
}
