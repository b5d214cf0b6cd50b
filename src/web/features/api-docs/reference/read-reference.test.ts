import { expect, test } from 'vitest'

import type { ApiDocument } from './api-document.ts'
import { codesIn, readReference } from './read-reference.ts'

const problem = (code: string) => ({
  description: 'Refused',
  content: { 'application/json': { examples: { [code]: { value: { error: { code } } } } } },
})

const DOCUMENT: ApiDocument = {
  tags: [{ name: 'Orders', description: 'From placing to its end.' }, { name: 'Nothing' }],
  paths: {
    '/v1/orders/{orderId}': {
      put: {
        operationId: 'changePaymentSource',
        summary: 'Change how an order is paid (call 18)',
        tags: ['Orders'],
        'x-scope': 'orders',
        security: [{ apiKey: [], token: [] }],
        parameters: [
          {
            name: 'orderId',
            in: 'path',
            required: true,
            schema: { type: 'string', maxLength: 60 },
          },
          { name: 'locale', in: 'query', schema: { type: 'string' } },
        ],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Change' } } },
        },
        responses: {
          200: {
            description: 'Changed',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { data: { $ref: '#/components/schemas/Order' } },
                  required: ['data'],
                },
              },
            },
          },
          409: problem('source_locked'),
          429: problem('rate_limited'),
        },
      },
    },
    '/api/sessions': {
      delete: {
        summary: 'Sign out',
        security: [{}, { token: [] }],
        responses: { 204: { description: 'Signed out' } },
      },
    },
  },
  components: {
    schemas: {
      Change: {
        type: 'object',
        properties: { paymentSource: { type: 'string', enum: ['stripe', 'bank'] } },
        required: ['paymentSource'],
      },
      Order: {
        type: 'object',
        properties: { items: { type: 'array', items: { $ref: '#/components/schemas/Item' } } },
      },
      Item: { type: 'object', properties: { quantity: { type: 'integer' } } },
      Unused: { type: 'object', properties: {} },
    },
  },
}

const { groups } = readReference(DOCUMENT)
const objects = groups.flatMap((group) => group.objects)
const [change, signOut] = groups.flatMap(({ calls }) => calls)

test('§8 reference: groups follow the tags of the document, and those without calls are left out', () => {
  expect(groups.map(({ name }) => name)).toEqual(['Orders', 'Other'])
})

test('§8 reference: a call has its number, what it needs, and only the fields that are its own', () => {
  expect(change).toMatchObject({
    id: 'changePaymentSource',
    title: 'Change how an order is paid',
    number: 18,
    needs: { key: true, token: 'yes', scope: 'orders' },
  })
  expect(change?.asked.map(({ name, place }) => [name, place])).toEqual([['orderId', 'path']])
  expect(change?.body?.rows).toEqual([
    { name: 'paymentSource', type: 'string', values: ['stripe', 'bank'], isRequired: true },
  ])
})

test('§8 reference: what every call may answer is not repeated for each', () => {
  expect(change?.refused).toEqual([{ status: 409, codes: ['source_locked'] }])
  expect([...codesIn(DOCUMENT)]).toEqual(['source_locked', 'rate_limited'])
})

test('§8 reference: objects are those that answers hold, through lists too', () => {
  expect(objects.map(({ name }) => name)).toEqual(['Item', 'Order'])
  expect(change?.given[0]?.rows).toEqual([
    { name: 'data', type: 'Order', object: 'Order', isRequired: true },
  ])
  expect(objects[1]?.rows).toMatchObject([{ name: 'items', type: 'Item[]', object: 'Item' }])
})

test('§8 reference: a call without a name of its own is named by its address', () => {
  expect(signOut).toMatchObject({
    id: 'delete-api-sessions',
    number: null,
    needs: { key: false, token: 'if any', scope: null },
    given: [{ status: 204, media: null, rows: [] }],
  })
})

test('§8 reference: an empty document is an empty reference', () => {
  expect(readReference({})).toEqual({ groups: [] })
})
