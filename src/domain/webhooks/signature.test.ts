import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'

import { newSecret, signedHeaders } from './signature.server.ts'

const message = { eventId: 'evt_1', at: new Date(), body: '{"name":"香り"}' }

test('webhooks: a signature is what Standard Webhooks says it is, by hand and by its library', () => {
  const secret = newSecret()
  const headers = signedHeaders([secret], message)
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  expect(key).toHaveLength(32)
  const seconds = Math.floor(message.at.getTime() / 1000)
  const byHand = createHmac('sha256', key)
    .update(`evt_1.${seconds}.${message.body}`)
    .digest('base64')
  expect(headers).toEqual({
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${byHand}`,
  })
  expect(new Webhook(secret).verify(message.body, headers)).toEqual({ name: '香り' })
})

test('webhooks: while a secret changes, either one is enough', () => {
  const secrets = [newSecret(), newSecret()]
  const headers = signedHeaders(secrets, message)
  for (const secret of secrets) new Webhook(secret).verify(message.body, headers)
  expect(() => new Webhook(newSecret()).verify(message.body, headers)).toThrow()
})
