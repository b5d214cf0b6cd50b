/** The rules of rules.ts: clean on this tree, and each one fires on the violation it exists for. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

import packageJson from '../../package.json' with { type: 'json' }
import { PARTS } from './modules.ts'
import { RULES } from './rules.ts'
import { findViolations } from './violations.ts'

type Files = Record<string, string>

/** Files that planted imports may point at; clean by themselves. */
const BACKGROUND: Files = {
  'src/shared/money.ts': 'export const money = 1',
  'src/domain/context.ts': 'export type Context = object',
  'src/domain/accounts/permission.ts': 'export const may = true',
  'src/domain/accounts/policy.ts': 'export const TRIES_MAX = 1',
  'src/domain/catalog/cartridge.ts': 'export const cartridge = 1',
  'src/domain/catalog/find-names.server.ts': 'export const findNames = 1',
  'src/domain/catalog/store.server.ts': "export { names } from './table.server.ts'",
  'src/domain/catalog/table.server.ts': 'export const names = 1',
  'src/domain/ledger/read-ledger.server.ts': 'export const ledger = 1',
  'src/domain/orders/order.ts': 'export const order = 1',
  'src/domain/orders/placing/quote.ts': 'export const quote = 1',
  'src/domain/orders/refunds/refund-store.server.ts': 'export const refunds = 1',
  'src/domain/settings/read-settings.server.ts': 'export const settings = 1',
  'src/contract/orders.ts': 'export const wire = 1',
  'src/i18n/translate.ts': 'export const translate = 1',
  'src/adapters/stripe/gateway.ts': 'export const gateway = 1',
  'src/server/config/env.ts': 'export const env = 1',
  'src/web/context.ts': 'export const key = 1; export type Key = object',
  'src/web/routes/home.tsx': 'export default () => null',
  'src/web/ui/button.tsx': 'export const Button = () => null',
  'src/web/features/admin/bank/rows-table.tsx': 'export const RowsTable = () => null',
  'src/web/features/admin/audit/audit.module.css': '.filters {}',
  'src/web/features/account/session.ts': 'export const session = 1',
  'src/web/features/account/menu.tsx': 'export const Menu = () => null',
  'tests/support/shop/shop.ts': 'export const shop = 1',
  'packages/client/src/transport.ts': 'export const transport = 1; export type Call = string',
  'tools/sandbox/sandbox.ts': 'export const sandbox = 1',
}

const plant = (path: string, specifier: string): Files => ({
  [path]: `import * as other from '${specifier}'\nexport const planted = other`,
})

/** One violation per rule. */
const PLANTED: Record<string, Files> = {
  'shared-knows-only-itself': plant('src/shared/bad.ts', '#domain/catalog/cartridge.ts'),
  'domain-knows-only-shared': plant('src/domain/cart/bad.ts', '#i18n/translate.ts'),
  'domain-is-framework-free': plant('src/domain/cart/bad.ts', '@hono/zod-openapi'),
  'domain-root-holds-no-module': plant('src/domain/jobs.ts', './catalog/cartridge.ts'),
  'contract-knows-only-domain': plant('src/contract/bad.ts', '#server/config/env.ts'),
  'messages-know-only-domain': plant('src/i18n/bad.ts', '#contract/orders.ts'),
  'adapters-fulfil-domain-ports': plant('src/adapters/smtp/bad.ts', '#server/config/env.ts'),
  'adapters-do-not-know-each-other': plant('src/adapters/smtp/bad.ts', '../stripe/gateway.ts'),
  'one-place-chooses-adapters': plant('src/server/bad.ts', '#adapters/stripe/gateway.ts'),
  'web-never-reaches-server': plant('src/web/routes/bad.tsx', '#server/config/env.ts'),
  'server-mounts-the-build': plant('src/server/bad.ts', '#web/context.ts'),
  'features-do-not-know-each-other': plant('src/web/features/cart/bad.tsx', '../account/menu.tsx'),
  'console-areas-do-not-know-each-other': plant(
    'src/web/features/admin/stock/bad.tsx',
    '../bank/rows-table.tsx',
  ),
  'styles-belong-to-their-folder': plant(
    'src/web/features/admin/stock/bad.tsx',
    '../audit/audit.module.css',
  ),
  'ui-knows-no-business': plant('src/web/ui/bad.tsx', '#i18n/translate.ts'),
  'routes-are-entry-points': plant('src/web/shell/bad.tsx', '../routes/home.tsx'),
  'stores-are-private': plant('src/domain/orders/bad.server.ts', '#domain/catalog/store.server.ts'),
  'stores-of-parts-are-private': plant(
    'src/domain/orders/attention/bad.server.ts',
    '../refunds/refund-store.server.ts',
  ),
  'kernel-knows-no-part': plant('src/domain/orders/bad.ts', './placing/quote.ts'),
  'parts-use-what-is-listed': plant('src/domain/orders/refunds/bad.ts', '../placing/quote.ts'),
  'parts-ask-what-is-listed': plant(
    'src/domain/orders/placing/bad.server.ts',
    '#domain/ledger/read-ledger.server.ts',
  ),
  'stores-are-private-to-domain': plant('src/server/bad.ts', '#domain/catalog/store.server.ts'),
  'tables-belong-to-stores': plant('src/domain/catalog/bad.server.ts', './table.server.ts'),
  'pure-files-stay-pure': plant('src/domain/catalog/bad.ts', './find-names.server.ts'),
  'pure-files-run-in-a-browser': plant('src/shared/bad.ts', 'node:fs'),
  'one-entry-to-schemas': plant('src/domain/catalog/bad.ts', 'zod'),
  'product-needs-no-tools': plant('src/server/bad.ts', '../../tests/support/shop/shop.ts'),
  'client-knows-only-itself': plant('packages/client/src/bad.ts', 'zod'),
  'site-calls-through-one-file': plant('src/web/ui/bad.tsx', '#client/transport.ts'),
  'one-place-loads-the-sandbox': plant('src/server/bad.ts', '../../tools/sandbox/sandbox.ts'),
  'tools-know-only-shared': plant('tools/sandbox/bad.ts', '#domain/catalog/cartridge.ts'),
  'imports-resolve': plant('src/shared/bad.ts', './money'),
  'only-orders-orchestrates': plant('src/domain/shipping/bad.ts', '#domain/catalog/cartridge.ts'),
  'no-circles': {
    'src/shared/one.ts': "export { two } from './two.ts'\nexport const one = 1",
    'src/shared/two.ts': "export { one } from './one.ts'\nexport const two = 2",
  },
}

const ALLOWED: Record<string, Files> = {
  'a pure file that takes only a type of a .server file': {
    'src/domain/catalog/good.ts': "export type { names } from './find-names.server.ts'",
  },
  'the server taking the type of a key of the web': {
    'src/server/good.ts': "import type { Key } from '#web/context.ts'\nexport type Good = Key",
  },
  'services.ts choosing an adapter': plant('src/server/services.ts', '#adapters/stripe/gateway.ts'),
  'services.ts loading the payment sandbox': {
    'src/server/services.ts': "export const later = () => import('../../tools/sandbox/sandbox.ts')",
  },
  'the site calling through its file': plant('src/web/api/client.ts', '#client/transport.ts'),
  'a feature that names the type of a call': {
    'src/web/features/cart/good.ts': "export type { Call } from '#client/transport.ts'",
  },
  'any module asking who may do what': plant(
    'src/domain/news/good.server.ts',
    '#domain/accounts/permission.ts',
  ),
  'a part of orders using another one that its row lists': plant(
    'src/domain/orders/documents/good.ts',
    '../placing/quote.ts',
  ),
  'a part of orders asking a module that its row lists': plant(
    'src/domain/orders/refunds/good.server.ts',
    '#domain/ledger/read-ledger.server.ts',
  ),
  'a part using the kernel of its module': plant(
    'src/domain/orders/refunds/good.ts',
    '../order.ts',
  ),
  'any module reading settings': plant(
    'src/domain/news/good.server.ts',
    '#domain/settings/read-settings.server.ts',
  ),
  'orders asking the catalogue': plant(
    'src/domain/orders/good.server.ts',
    '#domain/catalog/find-names.server.ts',
  ),
  'a feature asking who is signed in': plant(
    'src/web/features/cart/good.ts',
    '../account/session.ts',
  ),
  'a store joining the table of a module below': plant(
    'src/domain/orders/store.server.ts',
    '#domain/catalog/table.server.ts',
  ),
}

/** Other ways to write the same forbidden dependency. */
const WAYS_TO_IMPORT = [
  "import '#server/config/env.ts'",
  "import { env } from '#server/config/env.ts'\nexport const a = env",
  "import { type env } from '#server/config/env.ts'\nexport type A = typeof env",
  "import type { env } from '#server/config/env.ts'\nexport type A = typeof env",
  "export * from '#server/config/env.ts'",
  "export { env } from '#server/config/env.ts'",
  "export const later = () => import('#server/config/env.ts')",
  "import { env } from '../../server/config/env.ts'\nexport const a = env",
]

test('every import of this tree follows the rules', () => {
  expect(findViolations(process.cwd())).toEqual([])
})

test('the ground of the planted violations is itself clean', () => {
  expect(rulesBrokenBy({})).toEqual([])
})

test.each(Object.keys(PLANTED))(
  '%s fires on its planted violation, and nothing else does',
  (rule) => {
    expect(rulesBrokenBy(PLANTED[rule] ?? {})).toEqual([rule])
  },
)

test('every rule has a planted violation', () => {
  const names = RULES.map(({ name }) => name)
  const others = ['imports-resolve', 'only-orders-orchestrates', 'no-circles']
  const ofParts = ['parts-use-what-is-listed', 'parts-ask-what-is-listed']
  expect(Object.keys(PLANTED).sort()).toEqual([...names, ...others, ...ofParts].sort())
})

test('the parts of a module depend on each other without a cycle, and each is a folder with a row', () => {
  for (const [module, parts] of Object.entries(PARTS)) {
    const folders = readdirSync(join('src/domain', module), { withFileTypes: true })
    const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    expect(Object.keys(parts).sort()).toEqual(names.sort())

    const depth = (part: string, path: readonly string[]): number => {
      expect(path).not.toContain(part)
      return Math.max(0, ...(parts[part]?.uses ?? []).map((used) => depth(used, [...path, part])))
    }
    for (const part of Object.keys(parts)) depth(part, [])
  }
})

test.each(Object.keys(PARTS.orders ?? {}))('ARCHITECTURE describes orders/%s', (part) => {
  expect(readFileSync('ARCHITECTURE.md', 'utf8')).toContain(`| \`orders/${part}\` |`)
})

test.each(Object.keys(ALLOWED))('%s breaks no rule', (name) => {
  expect(rulesBrokenBy(ALLOWED[name] ?? {})).toEqual([])
})

test.each(WAYS_TO_IMPORT)('a forbidden dependency is found when written as %j', (source) => {
  expect(rulesBrokenBy({ 'src/web/routes/bad.tsx': source })).toEqual(['web-never-reaches-server'])
})

function rulesBrokenBy(files: Files): string[] {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  try {
    const { imports } = packageJson
    const all = { ...BACKGROUND, ...files, 'package.json': JSON.stringify({ imports }) }
    for (const [path, source] of Object.entries(all)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), source)
    }
    return findViolations(root).map(({ rule }) => rule)
  } finally {
    rmSync(root, { recursive: true })
  }
}
