import { expect, test } from 'vitest'

import type { Schema } from './api-document.ts'
import { exampleOf } from './example-of.ts'
import { rowsOf } from './rows-of.ts'

const schemas = {
  Address: { type: 'object', properties: { country: { type: 'string' } }, required: ['country'] },
} as const satisfies Record<string, Schema>

const asked = (properties: Record<string, Schema>) =>
  rowsOf({ type: 'object', properties }, { schemas, say: (text) => text, isUnfolded: true })

test('§8 fields: nested ones follow their parent, one step further in', () => {
  const rows = asked({ shipping: { type: 'object', properties: { address: { $ref: 'Address' } } } })
  expect(rows.map(({ name, depth, type }) => [name, depth ?? 0, type])).toEqual([
    ['shipping', 0, 'object'],
    ['address', 1, 'object'],
    ['country', 2, 'string'],
  ])
})

test('§8 fields: null is listed separately from the type, however it is written', () => {
  const both = asked({
    a: { type: ['string', 'null'] },
    b: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
  })
  expect(both).toMatchObject([
    { type: 'string', isNullable: true },
    { type: 'integer', isNullable: true },
  ])
})

test('§8 fields: limits are listed as they are, and values that are no limit are not', () => {
  const [length, items, open, value] = asked({
    length: { type: 'string', minLength: 1, maxLength: 254 },
    items: { type: 'array', items: { type: 'string' }, maxItems: 10 },
    open: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
    value: { type: 'integer', minimum: 0 },
  })
  expect(length?.limits).toEqual([{ kind: 'length', min: 1, max: 254 }])
  expect(items).toMatchObject({ type: 'string[]', limits: [{ kind: 'items', max: 10 }] })
  expect(open?.limits).toBeUndefined()
  expect(value?.limits).toEqual([{ kind: 'value', min: 0 }])
})

test('§8 fields: of several forms each is shown with its own fields', () => {
  const rows = asked({
    session: {
      anyOf: [
        { type: 'object', properties: { password: { type: 'string' } } },
        { type: 'object', properties: { code: { type: 'string' } } },
      ],
    },
  })
  expect(rows.map(({ name, form }) => form ?? name)).toEqual(['session', 1, 'password', 2, 'code'])
})

test('§8 fields: a text in each language is one row', () => {
  const name = { type: 'object', properties: { en: {}, ja: {}, ko: {} } }
  expect(asked({ name })).toMatchObject([{ name: 'name', type: '{ en, ja, ko }' }])
})

test('§8 examples: what the document gives comes before what is made up', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      given: { type: 'string', example: 'AC-CI01' },
      listed: { enum: ['jpy', 'usd'] },
      kept: { type: 'integer', default: 20 },
      made: { type: 'string', format: 'date' },
      none: { type: ['string', 'null'], example: null },
      several: { type: 'array', items: { $ref: 'Address' } },
    },
  }
  expect(exampleOf(schema, schemas)).toEqual({
    given: 'AC-CI01',
    listed: 'jpy',
    kept: 20,
    made: '2026-11-02',
    none: null,
    several: [{ country: 'text' }],
  })
})
