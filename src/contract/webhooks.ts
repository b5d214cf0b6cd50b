/** Webhooks in the description: what partners receive. */
import { type OpenAPIHono, z } from '@hono/zod-openapi'

import { OrderEventData, StockEventData, TestEventData } from '#domain/webhooks/events.ts'
import { STOCK_CHANGED, TEST_KIND, WEBHOOK_KINDS } from '#domain/webhooks/kinds.ts'
import { ANSWER_TIMEOUT_SECONDS } from '#domain/webhooks/policy.ts'

import { Moment } from './envelope.ts'

const headers = z.object({
  'webhook-id': z
    .string()
    .openapi({ description: 'The same for every attempt', example: 'evt_5b0a4e0f8c1d4f6f' }),
  'webhook-timestamp': z
    .string()
    .openapi({ description: 'Time of this attempt, in seconds since 1970', example: '1793581200' }),
  'webhook-signature': z.string().openapi({
    description: 'HMAC-SHA256 of `id.timestamp.body`, as Standard Webhooks defines it',
    example: 'v1,tZLZ0H5mQ3m0',
  }),
})

const DATA = {
  order: OrderEventData.openapi('OrderEventData'),
  stock: StockEventData.openapi('StockEventData'),
  test: TestEventData.openapi('TestEventData'),
} as const

const dataOfKind = (kind: string) =>
  kind === STOCK_CHANGED ? DATA.stock : kind === TEST_KIND ? DATA.test : DATA.order

/** Adds `webhooks` to the description, one for each type of event. */
export function describeWebhooks(registry: OpenAPIHono['openAPIRegistry']): void {
  for (const kind of [...WEBHOOK_KINDS, TEST_KIND]) {
    registry.registerWebhook({
      method: 'post',
      path: kind,
      operationId: `on${kind.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
      summary: kind,
      // Your endpoint proves the sender by the signature.
      security: [],
      request: {
        headers,
        body: {
          required: true,
          content: {
            'application/json': {
              schema: z.object({
                id: z.string().openapi({ example: 'evt_5b0a4e0f8c1d4f6f' }),
                type: z.literal(kind),
                createdAt: Moment,
                data: dataOfKind(kind),
              }),
            },
          },
        },
      },
      responses: {
        '2XX': { description: `Received, within ${ANSWER_TIMEOUT_SECONDS} seconds` },
      },
    })
  }
}
