/** The description of the calls: whole, sound, and true of who may call what. Spec §7; decisions, section 8. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { EXAMPLE_PICKS } from '#contract/example-order.ts'
import { TEST_KIND, WEBHOOK_KINDS } from '#domain/webhooks/kinds.ts'
import { createApp } from '#server/app.ts'
import answers from '#server/openapi/example-answers.json' with { type: 'json' }
import { parseCsv } from '#shared/csv.ts'

import { NO_API_KEY, TOKEN_ENDED, TOKEN_EXPIRED } from '../../support/api/answers.ts'
import { type Description, exampleChecker, operationsOf } from '../../support/api/described.ts'
import { type Access, accessOf, exampleCall } from '../../support/api/described-calls.ts'
import { type Buyer, signIn } from '../../support/shop/buyer.ts'
import { resetRateLimits } from '../../support/shop/orders.ts'
import { HOUR, openTestShop, type TestShop } from '../../support/shop/shop.ts'

let shop: TestShop
let description: Description
let buyer: Buyer
let other: Buyer
let expired: Buyer
let revoked: Buyer
let calls: Access[]

beforeAll(async () => {
  shop = await openTestShop()
  const answer = await fetch(`${shop.address}/api/openapi.json`)
  description = (await answer.json()) as Description // What the tests below look at.
  calls = accessOf(description)
  expired = await signIn(shop)
  shop.advance(HOUR / 2)
  buyer = await signIn(shop)
  other = await signIn(shop)
  revoked = await signIn(shop)
  await shop.call({ method: 'DELETE', path: '/api/sessions', token: revoked.token })
})

afterAll(() => shop[Symbol.asyncDispose]())

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
  for (const call of calls.filter(({ operation }) => operation.requestBody)) {
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

test('§8 what needs the key is refused without it and with a wrong one, before anything else', async () => {
  for (const call of calls) {
    for (const key of ['', 'pk_wrong']) {
      const answer = await shop.call({
        ...exampleCall(call, buyer),
        token: null,
        headers: { 'x-api-key': key },
      })
      if (call.key) expect(answer, call.operation.operationId).toEqual(NO_API_KEY)
      else expect(answer.body, call.operation.operationId).not.toEqual(NO_API_KEY.body)
    }
    await resetRateLimits(shop)
  }
  expect(calls.filter(({ path }) => path.startsWith('/v1/')).every(({ key }) => key)).toBe(true)
})

test('§8 what needs a sign-in is refused without a token, with garbage, an ended and an old one', async () => {
  for (const call of calls.filter(({ token }) => token === 'yes')) {
    const ask = (token: string | null, person = buyer) =>
      shop.call({ ...exampleCall(call, person), token })
    const name = call.operation.operationId
    expect(await ask(null), name).toEqual(TOKEN_ENDED)
    expect(await ask('Bearer garbage'), name).toEqual(TOKEN_ENDED)
    expect(await ask(revoked.token, revoked), name).toEqual(TOKEN_ENDED)
    // An old token is what the refresh is for.
    if (name === 'refreshToken') continue
    expect(await ask(expired.token, expired), name).toEqual(TOKEN_EXPIRED)
  }
})

test('§8 calls without a sign-in do not require one', async () => {
  for (const call of calls.filter(({ token }) => token !== 'yes')) {
    await resetRateLimits(shop)
    const { body } = await shop.call({ ...exampleCall(call, buyer), token: null })
    expect(JSON.stringify(body), call.operation.operationId).not.toContain('token_invalid')
  }
})

test('A.4.19 what is named after one user is not found for any other', async () => {
  const owned = calls.filter(({ path }) => /\{(userId|orderId)\}/.test(path))
  expect(owned.length).toBeGreaterThan(10)
  for (const call of owned) {
    const { status } = await shop.call({ ...exampleCall(call, buyer), token: other.token })
    expect(status, call.operation.operationId).toBe(404)
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
