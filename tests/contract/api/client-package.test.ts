/** The client as partners get it: packed, installed in an empty folder, and used by the example app. */
import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { freePort } from '../../support/process/local-server.ts'
import { stockUp } from '../../support/shop/orders.ts'
import { API_KEY, openTestShop } from '../../support/shop/shop.ts'
import { addEndpoint } from '../../support/webhooks/webhook-rows.ts'

let folder: string
const npm = (command: string) =>
  execFileSync('npm', command.split(' '), {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scent-shop-client-'))
  const packed = npm(`pack --silent ${join(process.cwd(), 'packages/client')}`)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  npm(`install --offline --no-audit --no-fund ./${packed.trim()}`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('client: the package contains built modules with their types, and needs no other package', () => {
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(
    ['scent-shop-client'],
  )
  const written = readdirSync(join(folder, 'node_modules/scent-shop-client'))
  expect(written.toSorted()).toEqual(['README.md', 'dist', 'package.json'])
})

test('client: a TypeScript program knows the calls, their answers and their refusals', () => {
  const good = `import { createClient } from 'scent-shop-client'
    const shop = createClient({ baseUrl: 'https://shop.example', apiKey: 'pk_x' })
    const outcome = await shop.call('GET /v1/prices/{productId}', { path: { productId: 'kit' } })
    export const amount: number | undefined = outcome.ok ? outcome.value.data[0]?.unit_amount : 0
    export const isMissing = !outcome.ok && outcome.error.code === 'not_found'\n`
  const wrong = [
    good.replace("'GET /v1/prices/{productId}'", "'GET /v1/price'"),
    good.replace("productId: 'kit'", 'productId: 1'),
    good.replace('unit_amount', 'amount'),
    good.replace("'not_found'", "'out_of_stock'"),
  ]
  for (const [at, program] of [good, ...wrong].entries()) {
    writeFileSync(join(folder, `program-${at}.ts`), program)
  }
  const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc')
  const options = '--noEmit --strict --module nodenext --target es2022 --types --pretty false'
  const check = () =>
    execFileSync(process.execPath, [compiler, ...options.split(' '), ...programs()], {
      cwd: folder,
      encoding: 'utf8',
    })
  const programs = () => readdirSync(folder).filter((name) => name.endsWith('.ts'))
  expect(refusedBy(check)).toEqual(['program-1.ts', 'program-2.ts', 'program-3.ts', 'program-4.ts'])
})

/** The files that the compiler complains about. */
function refusedBy(check: () => string): string[] {
  try {
    return [check()]
  } catch (error) {
    const { stdout } = error as { stdout: string } // What the compiler wrote before it failed.
    return [
      ...new Set([...stdout.matchAll(/^([\w-]+\.ts)\(/gm)].map(([, name = '']) => name)),
    ].toSorted()
  }
}

test('client: the example app places an order, and proves the webhooks about it', async () => {
  await using shop = await openTestShop({ now: new Date().toISOString() })
  await stockUp(shop)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/hooks`
  const { secret } = await addEndpoint(shop, url, ['order.placed', 'order.awaiting_transfer'])
  const user = { email: 'mina@example.com', password: 'teapot gravel umbrella north' }
  await shop.call({ path: '/api/users', body: { user } })

  copyFileSync('examples/order-and-webhook/app.js', join(folder, 'app.js'))
  const app = spawn(process.execPath, ['app.js'], {
    cwd: folder,
    env: {
      SHOP_URL: shop.address,
      API_KEY,
      EMAIL: user.email,
      PASSWORD: user.password,
      WEBHOOK_SECRET: secret,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  try {
    for await (const line of createInterface(app.stdout)) {
      lines.push(line)
      if (line.startsWith('ordered')) await shop.drainJobs()
      if (lines.length === 3) break
    }
  } finally {
    app.kill()
  }
  const rows = await shop.query('select number, status from orders')
  expect(rows).toMatchObject([{ status: 'awaiting_transfer' }])
  expect(lines[0]).toBe(`ordered ${rows[0]?.number} 81260 jpy`)
  expect(
    lines
      .slice(1)
      .map((line) => line.split(' ')[0])
      .toSorted(),
  ).toEqual(['order.awaiting_transfer', 'order.placed'])
})
