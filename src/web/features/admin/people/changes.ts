/** What an audit entry tells of a change, as lines: the field, what it was, what it is. Everything is text. */

export type Change = { field: string; before: string | null; after: string | null }

const TEXT_LENGTH_MAX = 400

/**
 * Rooms write `{ before, after }` of the whole or of each field, or facts that are no change: those have no `before`. What is
 * the same on both sides is left out.
 */
export function changesOf(detail: unknown): Change[] {
  if (!isObject(detail)) return []
  const { before, after, ...rest } = detail
  const whole = 'before' in detail || 'after' in detail ? ofPair(before, after) : []
  return [...whole, ...Object.entries(rest).flatMap(([field, value]) => ofField(field, value))]
}

function ofPair(before: unknown, after: unknown): Change[] {
  if (!isObject(before) && !isObject(after)) return changed('', before, after)
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((field) =>
    changed(field, was[field], is[field]),
  )
}

function ofField(field: string, value: unknown): Change[] {
  const isPair = isObject(value) && ('before' in value || 'after' in value)
  return isPair
    ? changed(field, value.before, value.after)
    : [{ field, before: null, after: textOf(value) ?? '' }]
}

function changed(field: string, before: unknown, after: unknown): Change[] {
  const [was, is] = [textOf(before), textOf(after)]
  return was === is ? [] : [{ field, before: was, after: is }]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > TEXT_LENGTH_MAX ? `${text.slice(0, TEXT_LENGTH_MAX)}…` : text
}
