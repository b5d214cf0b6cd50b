/** Stripe's request encoding: `metadata[order_id]=…&types[0]=…` becomes nested fields. */
export type FormValue = string | FormValue[] | FormFields
export type FormFields = { [name: string]: FormValue }

const DEEPEST = 6
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** `null` when a name can't be read: too deep, unbalanced brackets, or one that would reach a prototype. */
export function decodeForm(pairs: Iterable<[string, string]>): FormFields | null {
  const root = emptyFields()

  for (const [name, value] of pairs) {
    const path = pathOf(name)
    if (path === null || !place(root, path, value)) return null
  }
  return withLists(root)
}

const emptyFields = (): FormFields => Object.create(null)

function pathOf(name: string): string[] | null {
  if (!/^[^[\]]+(\[[^[\]]*\])*$/.test(name)) return null

  const path = name.replaceAll(']', '').split('[')
  return path.length > DEEPEST || path.some((part) => FORBIDDEN.has(part)) ? null : path
}

function place(root: FormFields, path: readonly string[], value: string): boolean {
  let fields = root
  for (const part of path.slice(0, -1)) {
    const key = keyIn(fields, part)
    const inner = fields[key] ?? emptyFields()
    if (typeof inner === 'string' || Array.isArray(inner)) return false
    fields[key] = inner
    fields = inner
  }
  fields[keyIn(fields, path.at(-1) ?? '')] = value
  return true
}

/** `a[]=1&a[]=2` counts upwards as `a[0]=1&a[1]=2` does. */
const keyIn = (fields: FormFields, part: string): string =>
  part === '' ? String(Object.keys(fields).length) : part

function withLists(fields: FormFields): FormFields {
  const result = emptyFields()
  for (const [name, value] of Object.entries(fields)) result[name] = listOrFields(value)
  return result
}

function listOrFields(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value

  const keys = Object.keys(value)
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index))
  return isList ? Object.values(value).map(listOrFields) : withLists(value)
}
