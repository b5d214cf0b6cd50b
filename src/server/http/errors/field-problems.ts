/** What is wrong with each field of a request: `error.details`. Decisions, section 13. */
import type { z } from '@hono/zod-openapi'

import type { FieldProblem } from '#contract/problems.ts'
import { translator } from '#i18n/catalogue.server.ts'
import type { Locale } from '#shared/locale.ts'

import { jsonErrorOf } from './malformed-json.ts'

/** A request can be wrong in thousands of places, and the names of unknown fields are the caller's. */
const PROBLEMS_MAX = 50
const NAME_LENGTH_MAX = 100

type Issue = z.core.$ZodIssue
type Problem = Omit<FieldProblem, 'field' | 'message' | 'code'> & {
  code: Exclude<FieldProblem['code'], 'json'>
}

/** `input` is the value that was parsed: it tells a missing field from one of another type. */
export const fieldProblemsOf = (
  issues: readonly Issue[],
  input: unknown,
  locale: Locale,
): FieldProblem[] =>
  flatten(issues, [])
    .slice(0, PROBLEMS_MAX)
    .map(({ issue, path }) => {
      const field = path.map((part) => String(part).slice(0, NAME_LENGTH_MAX)).join('.')
      return fieldProblem(field, problemOf(issue, valueAt(input, path)), locale)
    })

/** A body that is not JSON. */
export const malformedBody = (text: string, locale: Locale): FieldProblem => ({
  field: '',
  code: 'json',
  message: translator(locale)('fieldProblems.json', { reason: jsonErrorOf(text) }),
})

/** A field that a rule beyond the schema refuses. */
export const invalidField = (field: string, locale: Locale): FieldProblem =>
  fieldProblem(field, { code: 'invalid' }, locale)

const fieldProblem = (field: string, problem: Problem, locale: Locale): FieldProblem => ({
  field,
  ...problem,
  message: messageOf(problem, locale),
})

type Located = { issue: Issue; path: PropertyKey[] }

/** Each unknown name is a problem of its own; of a union, the variant that fits best says what is wrong. */
const flatten = (issues: readonly Issue[], parent: readonly PropertyKey[]): Located[] =>
  issues.flatMap((issue) => {
    const path = [...parent, ...issue.path]
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ issue, path: [...path, key] }))
    }
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const variants = issue.errors.map((errors) => flatten(errors, path))
      return variants.reduce((best, one) => (one.length < best.length ? one : best))
    }
    return [{ issue, path }]
  })

function problemOf(issue: Issue, value: unknown): Problem {
  if (issue.code === 'unrecognized_keys') return { code: 'unknown' }
  if (value === undefined || isBlank(issue, value)) return { code: 'required' }

  switch (issue.code) {
    case 'invalid_type':
      return { code: 'type', expected: issue.expected }
    case 'too_big':
      return { code: 'too_large', unit: unitOf(issue.origin), maximum: Number(issue.maximum) }
    case 'too_small':
      return { code: 'too_small', unit: unitOf(issue.origin), minimum: Number(issue.minimum) }
    case 'invalid_value':
      return { code: 'not_allowed', allowed: issue.values.map(String) }
    case 'invalid_format':
      return { code: 'format' }
    case 'custom':
      return typeof issue.params?.maximum === 'number'
        ? { code: 'too_large', unit: 'characters', maximum: issue.params.maximum }
        : { code: 'invalid' }
    default:
      return { code: 'invalid' }
  }
}

/** What must not be empty is missing when it is. */
const isBlank = ({ code }: Issue, value: unknown): boolean =>
  ['custom', 'too_small', 'invalid_format'].includes(code) &&
  typeof value === 'string' &&
  value.trim() === ''

const unitOf = (origin: string): 'characters' | 'entries' | undefined =>
  origin === 'string' ? 'characters' : origin === 'array' ? 'entries' : undefined

function messageOf(problem: Problem, locale: Locale): string {
  const t = translator(locale)
  switch (problem.code) {
    case 'type':
      return t('fieldProblems.type', { expected: problem.expected ?? '' })
    case 'not_allowed':
      return t('fieldProblems.not_allowed', { allowed: problem.allowed ?? [] })
    case 'too_large': {
      const max = problem.maximum ?? 0
      return t(problem.unit ? `fieldProblems.max_${problem.unit}` : 'fieldProblems.max', { max })
    }
    case 'too_small': {
      const min = problem.minimum ?? 0
      return t(problem.unit ? `fieldProblems.min_${problem.unit}` : 'fieldProblems.min', { min })
    }
    default:
      return t(`fieldProblems.${problem.code}`)
  }
}

/** `undefined` where nothing is. */
function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = (value as Record<PropertyKey, unknown>)[part]
  }
  return value
}
