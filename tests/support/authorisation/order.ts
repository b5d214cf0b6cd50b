/** Callers without the right go first; then nothing may have changed: a refusal after the effect would be none. */

import type { TestShop } from '../shop/shop.ts'
import type { Seen, Word } from './matrix.ts'

export async function refusedFirst<Caller extends string>(
  shop: TestShop,
  callers: readonly Caller[],
  cells: Readonly<Record<Caller, Word>>,
  ask: (callers: Caller[]) => Promise<Seen<Caller>[]>,
): Promise<Seen<Caller>[]> {
  const refused = callers.filter((caller) => !isLetIn(cells[caller]))
  const before = await printOf(shop)
  const seen = await ask(refused)
  const told = 'somebody was refused, and something happened all the same'
  const isSame = (await printOf(shop)) === before
  const late = isSame ? [] : seen.map((one) => ({ ...one, found: 'server_error' as const, told }))
  return [...seen, ...late, ...(await ask(callers.filter((caller) => isLetIn(cells[caller]))))]
}

const isLetIn = (word: Word): boolean => word === 'open' || word === 'own'

/** What calls and actions change. Sign-ins are missing: the test makes one for each cell. */
const TABLES = [
  'orders',
  'order_events',
  'bank_transfers',
  'card_payments',
  'refunds',
  'users',
  'profiles',
  'email_changes',
  'order_drafts',
  'terms_acceptances',
  'contacts',
  'subscriptions',
  'restock_alerts',
  'emails',
  'partners',
  'webhook_endpoints',
  'webhook_deliveries',
] as const

/** A short digest of all of them. When a partner's key was used is no secret and not among them. */
async function printOf(shop: TestShop): Promise<string> {
  const parts = [
    ...TABLES.map((name) => `select '${name}' || t::text as line from ${name} t`),
    "select 'key' || id || coalesce(paused_at::text, '') || coalesce(revoked_at::text, '') as line from api_keys",
  ]
  const [row] = await shop.query<{ print: string }>(
    `select md5(string_agg(line, '|' order by line)) as print from (${parts.join(' union all ')}) l`,
  )
  return row?.print ?? ''
}
