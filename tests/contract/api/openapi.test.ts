/** The description of the calls: whole and sound. Spec §7; decisions, section 8. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

import { EXAMPLE_PICKS } from '#contract/example-order.ts'
import { TEST_KIND, WEBHOOK_KINDS } from '#domain/webhooks/kinds.ts'
import { createApp } from '#server/app.ts'
import answers from '#server/openapi/example-answers.json' with { type: 'json' }
import { parseCsv } from '#shared/csv.ts'

import { type Description, exampleChecker, operationsOf } from '../../support/api/described.ts'
import { accessOf, exampleCall } from '../../support/api/described-calls.ts'
import { signIn } from '../../support/shop/buyer.ts'
import { resetRateLimits } from '../../support/shop/orders.ts'
import { shareTestShop } from '../../support/shop/share-test-shop.ts'

const shop = await shareTestShop()
const answer = await fetch(`${shop.address}/api/openapi.json`)
const description = (await answer.json()) as Description // What the tests below look at.
const buyer = await signIn(shop)

test('§8 the description lists every mounted call, and every call of the specification', () => {
  const described = operationsOf(description).map(({ method, path }) => `${method} ${path}`)
  const app = createApp(shop.shop, {
    sandbox: null,
    pages: null,
    isReady: async () => true,
    metrics: null,
  })
  const mounted = app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/(api|v1)\//.test(path))
    .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`)
    .filter((call) => !/(openapi|postman)\.json$/.test(call))
  expect(described.toSorted()).toEqual([...new Set(mounted)].toSorted())

  const told = operationsOf(description).map(({ operation }) => operation.summary)
  const numbers = told.flatMap((summary) => /\(call (\d+)\)/.exec(summary)?.[1] ?? [])
  expect([...new Set(numbers.map(Number))].toSorted((one, two) => one - two)).toEqual(
    Array.from({ length: 21 }, (_, at) => at + 1),
  )
})

test('OpenAPI 3.1: the document has what the standard requires, and every reference resolves', () => {
  expect(description).toMatchObject({
    openapi: '3.1.0',
    info: { title: expect.stringMatching(/\S/), version: '1' },
    servers: [{ url: shop.url }],
    tags: expect.any(Array),
  })
  const text = JSON.stringify(description)
  for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = pointer
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], description)
    expect(found, pointer).toBeDefined()
  }
  expect(text).not.toContain('x-refusals')
})

test('OpenAPI 3.1: every event of a webhook is described with the data that is sent', () => {
  const { webhooks } = description
  expect(Object.keys(webhooks).toSorted()).toEqual([...WEBHOOK_KINDS, TEST_KIND].toSorted())
  for (const [kind, { post }] of Object.entries(webhooks)) {
    const name = kind.startsWith('order.') ? 'Order' : kind === TEST_KIND ? 'Test' : 'Stock'
    expect(JSON.stringify(post), kind).toContain(`#/components/schemas/${name}EventData`)
  }
})

test('OpenAPI 3.1: each call has a name, one tag, words, its parameters and exactly one success', () => {
  const tags = (description.tags as { name: string; description: string }[]).map(({ name }) => name)
  const ids = new Set<string>()
  for (const { path, method, operation } of operationsOf(description)) {
    const name = `${method} ${path}`
    expect(operation.operationId, name).toMatch(/^[a-z]+[A-Za-z]*$/)
    expect(ids.has(operation.operationId), name).toBe(false)
    ids.add(operation.operationId)
    expect(operation.tags.length, name).toBe(1)
    expect(tags, name).toContain(operation.tags[0])
    expect(operation.summary, name).toMatch(/^[A-Z].*[^.]$/)
    const holes = [...path.matchAll(/\{(\w+)\}/g)].map(([, hole]) => hole)
    const given = (operation.parameters ?? []).filter((one) => one.in === 'path')
    expect(given.map((one) => one.name).toSorted(), name).toEqual(holes.toSorted())
    expect(
      given.every(({ required }) => required),
      name,
    ).toBe(true)
    const statuses = Object.keys(operation.responses)
    expect(statuses.filter((status) => status.startsWith('2')).length, name).toBe(1)
    for (const { description } of Object.values(operation.responses)) {
      expect(description, name).toMatch(/\S/)
    }
    expect(statuses, name).toEqual(expect.arrayContaining(['422', '429', '500']))
    expect(statuses.includes('413'), name).toBe(method !== 'get')
  }
})

test('§8 each body has an example that the call takes for what it is', async () => {
  for (const call of accessOf(description).filter(({ operation }) => operation.requestBody)) {
    await resetRateLimits(shop)
    const { status, body } = await shop.call<{ error?: { code?: string; fields?: string[] } }>({
      ...exampleCall(call, buyer),
      token: call.token === 'no' ? null : buyer.token,
    })
    const name = `${call.operation.operationId} ${JSON.stringify(body)}`
    const isMisread = ['request_invalid', 'order_invalid'].includes(body?.error?.code ?? '')
    expect(status < 500 && !isMisread, name).toBe(true)
  }
})

test('OpenAPI 3.1: each call has a whole example of its body and its answer, which match their schemas', () => {
  const check = exampleChecker(description)
  const seen = new Map<string, string>()
  for (const { operation } of operationsOf(description)) {
    const name = operation.operationId
    const body = operation.requestBody?.content['application/json']
    if (body) expect(check(body.schema, body.example), name).toEqual([])
    for (const [status, { content = {} }] of Object.entries(operation.responses)) {
      const media = content['application/json']
      if (!status.startsWith('2') || !media) continue
      expect(check(media.schema, media.example), name).toEqual([])
      const text = JSON.stringify(media.example)
      // An answer that only names what was created, or an order's new state, is the same for several calls.
      if (text.length > 300) expect(seen.get(text), name).toBeUndefined()
      seen.set(text, name)
    }
  }
  const known = new Set(operationsOf(description).map(({ operation }) => operation.operationId))
  expect(Object.keys(answers).filter((name) => !known.has(name))).toEqual([])
})

test('§8 the printed order never runs out: of each of its cartridges a new shop has a hundred', async () => {
  const stock = new Map(
    parseCsv(await readFile('content/seed/cartridges.csv', 'utf8')).map((row) => [
      row.serial,
      Number(row.stock),
    ]),
  )
  for (const { serial } of EXAMPLE_PICKS) {
    expect(stock.get(serial), serial).toBeGreaterThanOrEqual(100)
  }
})
