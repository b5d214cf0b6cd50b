/** A stranger in an empty folder: the commands of the guides, in their order, run as they are written. Decisions, section 8. */
import { execFile, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

import { requestRefund } from '#domain/orders/refunds/request-refund.server.ts'
import type { Site } from '#web/context.ts'
import type { Guide } from '#web/features/api-docs/guide/guide-block.ts'
import { guideOf } from '#web/features/api-docs/load/load-docs.server.ts'
import { codeOf } from '#web/features/api-docs/samples/languages.ts'
import type { GuideName } from '#web/site/docs-pages.ts'

import { freePort } from '../../support/process/local-server.ts'
import { decideAtBank, staffContext, stockUp } from '../../support/shop/orders.ts'
import { API_KEY, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'
import { addEndpoint } from '../../support/webhooks/webhook-rows.ts'

const CHALLENGED = '4000000000003220'

async function readGuides(shop: TestShop) {
  const document = await (await fetch(`${shop.address}/api/openapi.json`)).json()
  const cardProvider = { kind: 'sandbox', publishableKey: shop.cards.publishableKey, basePath: '' }
  // What guides read of it.
  const site = { url: shop.address, publicApiKey: API_KEY, cardProvider } as Site
  return (name: GuideName): Guide =>
    guideOf(name, { apiDocument: () => document, site, locale: 'en' })
}

/** A shell that remembers what the guide tells the reader to export, and the id that replaces the one of the examples. */
function openShell({ blocks }: Guide) {
  const env: Record<string, string> = {}
  let exampleId = ''
  let orderId = ''
  const run = async (code: string) => {
    const { stdout } = await promisify(execFile)(
      'bash',
      ['-c', code.replaceAll(exampleId || '\0', orderId)],
      { env: { ...process.env, ...env } },
    )
    return stdout === '' ? null : JSON.parse(stdout)
  }
  const call = (name: string, change: (code: string) => string = (code) => code) => {
    const block = blocks.find((it) => it.kind === 'call' && it.to.endsWith(`#${name}`))
    if (block?.kind !== 'call') throw new Error(`The guide has no call ${name}`)
    exampleId ||= /\/orders\/([\w-]{36})/.exec(block.sample.url)?.[1] ?? ''
    return run(change(codeOf('curl', block.sample)))
  }
  const command = (beginning: string, change: (code: string) => string) => {
    const found = blocks.find((it) => it.kind === 'code' && it.code.startsWith(beginning))
    return run(change(found?.kind === 'code' ? found.code : ''))
  }
  const follow = (id: string) => {
    orderId = id
  }
  return { env, call, command, follow }
}

test('guides: from an empty folder to an order by bank, one by card with 3-D Secure, and the event of its refund', async () => {
  await using shop = await openTestShop({ now: new Date().toISOString() })
  await stockUp(shop)
  const guide = await readGuides(shop)
  const shell = openShell(guide('first-order'))

  shell.env.API_KEY = API_KEY
  await shell.call('signUp')
  const session = await shell.call('signIn')
  shell.env.TOKEN = session.data.authentication_token
  const quote = await shell.call('quoteOrder')
  const byBank = await shell.call('placeOrder')
  expect(byBank.data.data.totalChargeAmount).toBe(quote.data.data.totalChargeAmount)
  shell.follow(byBank.data.data.orderId)
  expect((await shell.call('completeBankOrder')).data.data.status).toBe('awaiting_transfer')

  const byCard = await shell.call('placeOrder', (code) =>
    code
      .replace('"paymentSource": "bank"', '"paymentSource": "stripe"')
      .replace('placeOrder-1', 'placeOrder-2'),
  )
  const { orderId } = byCard.data.data
  shell.follow(orderId)
  const payment = (await shell.call('startCardPayment')).data.data
  Object.assign(shell.env, { PAYMENT_ID: payment.paymentId, CLIENT_SECRET: payment.clientSecret })
  const confirmed = await shell.command('curl -X POST', (code) =>
    code.replace('4242424242424242', CHALLENGED),
  )
  expect(confirmed.status).toBe('requires_action')
  await decideAtBank(shop, payment, 'complete')
  expect((await shell.call('settleOrder')).data.data.status).toBe('paid')
  expect((await shell.call('viewOrder')).data.orderId).toBe(orderId)

  const port = await freePort()
  const { secret } = await addEndpoint(shop, `http://127.0.0.1:${port}/`, ['order.refunded'])
  const received = await receiveOne(guide('webhooks'), { port, secret }, async () => {
    const all = { goodsMinor: 80_000, shippingMinor: 1_260, feeMinor: 0, excessMinor: 0 }
    const refund = { ...all, method: 'card', reason: 'test', returnsStock: true } as const
    unwrap(await requestRefund(await staffContext(shop), orderId, refund))
    await shop.drainJobs()
  })
  expect(received).toContain('order.refunded')
  expect(received).toContain(orderId)
})

type Receiver = { port: number; secret: string }

/** Runs the receiver of the guide as a program, and gives what it prints until an order's event came. */
async function receiveOne(
  { blocks }: Guide,
  { port, secret }: Receiver,
  act: () => Promise<void>,
): Promise<string> {
  const block = blocks.find((it) => it.kind === 'codes')
  const program = block?.kind === 'codes' ? (block.codes.javascript ?? '') : ''
  const ready = program.replace('8080', `${port}, () => console.log('listening')`)
  const receiver = spawn(process.execPath, ['--input-type=module', '--eval', ready], {
    env: { ...process.env, WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const lines: string[] = []
    for await (const line of createInterface(receiver.stdout)) {
      lines.push(line)
      if (line === 'listening') await act()
      if (line.includes('orderId')) break
    }
    return lines.join('\n')
  } finally {
    receiver.kill()
  }
}
