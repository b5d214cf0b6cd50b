/** Who may call what: every route against eight kinds of caller. A cell that is missing fails. Spec §6; decisions, sections 8 and 9. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import type { Actor } from '#domain/context.ts'
import { createApp } from '#server/app.ts'

import { checkerOf, type Description } from '../../support/api/described.ts'
import { type Access, accessOf } from '../../support/api/described-calls.ts'
import { API_ROWS, OTHER_ENTRANCES } from '../../support/authorisation/api-rows.ts'
import { openApiFixture, rowOf } from '../../support/authorisation/calls.ts'
import { CONSOLE_ROWS, consoleRows, openConsole } from '../../support/authorisation/console.ts'
import {
  API_CALLERS,
  type ApiCaller,
  CONSOLE_CALLERS,
  type ConsoleCaller,
  differences,
  missingRows,
  type Seen,
  without,
} from '../../support/authorisation/matrix.ts'
import {
  type NarrowRole,
  PAGES_OF_EVERY_ROLE,
  PAGES_OF_ROLE,
} from '../../support/authorisation/pages.ts'
import { isLetIn, PERMISSION_ROWS } from '../../support/authorisation/permissions.ts'
import { WHO, type Who } from '../../support/authorisation/use-case.ts'
import { resetRateLimits } from '../../support/shop/orders.ts'
import { shareTestShop } from '../../support/shop/share-test-shop.ts'

/** Hundreds of calls each; a busy machine may take its time. */
const PATIENCE_MS = 180_000

/** It has a schema of its own and is called like the calls of the description. */
const GRAPHQL: Access = {
  path: '/graphql',
  method: 'post',
  key: true,
  scope: 'graphql',
  token: 'no',
  operation: {
    operationId: 'graphql',
    tags: [],
    summary: '',
    security: [{ apiKey: ['graphql'] }],
    requestBody: {
      content: { 'application/json': { schema: {}, example: { query: '{ __typename }' } } },
    },
    responses: {},
  },
}

const shop = await shareTestShop({ env: { TRUSTED_PROXIES: '1' } })
const answer = await fetch(`${shop.address}/api/openapi.json`)
const description = (await answer.json()) as Description // The shop's own.
const calls = [...accessOf(description), GRAPHQL]
const fixture = await openApiFixture(shop)

test(
  '§6 every call answers each of eight kinds of caller as its row says, and refuses before it acts',
  async () => {
    expect(missingRows(calls.map(rowOf), Object.keys(API_ROWS))).toEqual([])
    const rows = Object.entries(API_ROWS)
    const seen: Seen<ApiCaller>[] = []
    for (const [row, cells] of rows) {
      const call = calls.find((one) => rowOf(one) === row)
      if (call) seen.push(...(await fixture.seen(call, cells)))
    }
    expect(differences(seen, API_ROWS)).toEqual([])

    // If a guard were missing, the matrix would report each row that it covers.
    for (const [caller, word] of [
      ['no_key', 'key'],
      ['other_scope', 'scope'],
      ['expired', 'expired'],
      ['ended', 'token'],
      ['other_customer', 'absent'],
    ] as const) {
      const held = rows.filter(([, cells]) => cells[caller] === word).map(([row]) => row)
      const told = differences(seen, without(API_ROWS, caller, word))
      expect(held.length).toBeGreaterThan(10)
      expect(
        held.filter((row) => !told.some((line) => line.startsWith(`${row} · ${caller} `))),
      ).toEqual([])
    }
  },
  PATIENCE_MS,
)

test('§8 the description says who may make a call as its row does', () => {
  for (const { path, method, key, token } of calls.filter((call) => call !== GRAPHQL)) {
    const row = rowOf({ path, method })
    // A missing row is a finding of the test before.
    const cells = Object.entries(API_ROWS).find(([name]) => name === row)?.[1]
    expect({ key, token: token === 'yes' }, row).toEqual({
      key: cells?.no_key === 'key',
      token: cells?.visitor === 'token',
    })
    if (path.startsWith('/v1/')) expect(key, row).toBe(true)
    if (/\{(userId|orderId)\}/.test(path)) expect(cells?.other_customer, row).toBe('absent')
  }
})

test(
  '§6 every page of the console and every action of its forms lets in whom its row names',
  async () => {
    const rows = await consoleRows()
    const names = rows.map(({ name }) => name)
    expect(missingRows(names, Object.keys(CONSOLE_ROWS))).toEqual([])
    const desk = await openConsole(shop)
    const seen: Seen<ConsoleCaller>[] = []
    for (const row of rows) {
      const cells = CONSOLE_ROWS[row.name]
      if (cells) seen.push(...(await desk.seen(row, cells)))
    }
    expect(differences(seen, CONSOLE_ROWS)).toEqual([])

    for (const [caller, word] of [
      ['nobody', 'sign_in'],
      ['unconfirmed', 'one_time_password'],
      ['staff', 'forbidden'],
      ['not_stepped_up', 'step_up'],
    ] as const) {
      expect(differences(seen, without(CONSOLE_ROWS, caller, word)), caller).not.toEqual([])
    }
  },
  PATIENCE_MS,
)

test(
  '§6 support, operations and content open the pages of their work, and the forms of no other page',
  async () => {
    const desk = await openConsole(shop)
    const rows = (await consoleRows()).filter(({ name }) => !/^(sign-in|signed-out)/.test(name))
    const wrong: string[] = []
    for (const [role, pages] of Object.entries(PAGES_OF_ROLE)) {
      const names: readonly string[] = [...pages, ...PAGES_OF_EVERY_ROLE]
      for (const row of rows) {
        const isTheirs = names.includes(row.name.replace(/!.*$/, ''))
        // Which forms of their own pages they may send is a question of each use case.
        if (isTheirs && row.action !== null) continue
        // The keys of PAGES_OF_ROLE are the roles.
        const found = await desk.seenByRole(row, role as NarrowRole)
        const expected = isTheirs ? ['open', 'inside', 'absent'] : ['forbidden']
        if (found !== 'nothing' && !expected.includes(found))
          wrong.push(`${role} ${row.name}: ${found}`)
      }
    }
    expect(wrong).toEqual([])
  },
  PATIENCE_MS,
)

test('A.4 no action of the console is done by a form of another site', async () => {
  const desk = await openConsole(shop)
  const actions = (await consoleRows()).filter(({ action }) => action !== null)
  expect(actions.length).toBeGreaterThan(20)
  for (const row of actions) {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: shop.url },
      { origin: 'https://other.example' },
      {},
    ]) {
      expect(await desk.foreign(row, headers), `${row.name} ${JSON.stringify(headers)}`).toBe(
        'other_origin',
      )
    }
  }
})

test('§6 every permission is checked by its use cases themselves, for each kind of actor', async () => {
  const userId = fixture.owner.id
  const actors: Record<Who, Actor> = {
    visitor: { kind: 'visitor' },
    customer: { kind: 'customer', userId },
    support: { kind: 'staff', userId: randomUUID(), role: 'support' },
    operations: { kind: 'staff', userId: randomUUID(), role: 'operations' },
    content: { kind: 'staff', userId: randomUUID(), role: 'content' },
    staff: { kind: 'staff', userId: randomUUID(), role: 'staff' },
    administrator: { kind: 'staff', userId: randomUUID(), role: 'administrator' },
    system: { kind: 'system' },
  }
  for (const [permission, { who, asked }] of Object.entries(PERMISSION_ROWS)) {
    for (const [name, useCase] of Object.entries(asked)) {
      await resetRateLimits(shop)
      const letIn: Who[] = []
      for (const kind of WHO) {
        if (await isLetIn(useCase, shop.shop.context(actors[kind], 'en'))) letIn.push(kind)
      }
      expect(letIn, `${permission} ${name}`).toEqual(who)
    }
  }
})

test('§8 a method that no call has is refused at every address, also to whom all is open', async () => {
  const { find } = checkerOf(description)
  const token = await fixture.ownersToken()
  for (const path of new Set(calls.map((call) => call.path))) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const call = calls.find((one) => one.path === path)
      if (!call) throw new Error(`${path} is one of theirs`)
      const asked = { ...(await fixture.request(call, fixture.owner)), method, token }
      if (find(method, asked.path) || rowOf(GRAPHQL) === `${method} ${path}`) continue
      await resetRateLimits(shop)
      const { status } = await shop.call({ ...asked, ...(method === 'GET' && { body: undefined }) })
      expect(status, `${method} ${path}`).toBe(405)
    }
  }
})

test('§6 what is mounted next to the calls is for everybody, or requires a signature', async () => {
  const app = createApp(shop.shop, {
    sandbox: null,
    pages: null,
    isReady: async () => true,
    metrics: null,
  })
  const mounted = app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/dev'))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  const declared = [...Object.keys(API_ROWS), ...Object.keys(OTHER_ENTRANCES)]
  expect(missingRows(mounted, declared)).toEqual([])

  for (const [row, expected] of Object.entries(OTHER_ENTRANCES)) {
    const [method = '', path = ''] = row.split(' ')
    for (const authorization of ['', await fixture.ownersToken()]) {
      const { status } = await fetch(`${shop.address}${path.replace(/\{.*/, 'nothing')}`, {
        method,
        headers: { authorization },
      })
      // What does not exist is refused to no one.
      expect([200, 404].includes(status) ? 'open' : status, row).toBe(expected)
    }
  }
})

test('a missing row, an extra row, an untested cell and a cell that differs are named', () => {
  expect(missingRows(['GET /a', 'GET /b'], ['GET /b', 'GET /c'])).toEqual([
    'GET /a has no row in the matrix',
    'GET /c is no route any more',
  ])
  const cells = { 'GET /a': { visitor: 'token', owner: 'open' } } as const
  const asked = {
    row: 'GET /a',
    caller: 'visitor',
    as: 'nobody',
    found: 'open',
    told: '200',
  } as const
  expect(differences([asked], cells)).toEqual([
    'GET /a · visitor (nobody): token, found open: 200',
    'GET /a · owner: nobody asked',
  ])
  expect([API_CALLERS.length, CONSOLE_CALLERS.length]).toEqual([8, 8])
})
