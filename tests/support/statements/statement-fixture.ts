/** A shop with bank orders and a member of staff who imports statements. */
import { importStatement } from '#domain/statements/import-statement.server.ts'
import { ROW_STATES } from '#domain/statements/statement.ts'
import { listStatementRowsIn } from '#domain/statements/view-statements.server.ts'

import { signIn } from '../shop/buyer.ts'
import { placeBankOrder, staffContext, stockUp } from '../shop/orders.ts'
import type { TestShop } from '../shop/shop.ts'
import { unwrap } from '../shop/unwrap.ts'

export type OrderChange = {
  number?: string
  customer_kana?: string
  total?: number
  status?: string
}
type Staff = Awaited<ReturnType<typeof staffContext>>

/** A bank order, and as many more like it as requested. */
export async function openStatementFixture(shop: TestShop) {
  await stockUp(shop)
  const first = await placeBankOrder(shop, await signIn(shop))
  const more = async (changes: readonly OrderChange[]): Promise<string[]> => {
    const rows = await shop.query<{ id: string }>(
      `insert into orders
       select (jsonb_populate_record(o, change || jsonb_build_object('id', gen_random_uuid()))).*
       from orders o, jsonb_array_elements($2::jsonb) with ordinality as c(change, at)
       where o.id = $1 order by at returning id`,
      [
        first,
        JSON.stringify(
          changes.map(({ total, ...change }) =>
            total === undefined
              ? change
              : {
                  ...change,
                  total_minor: total,
                  subtotal_minor: total,
                  shipping_minor: 0,
                  transaction_fee_minor: 0,
                },
          ),
        ),
      ],
    )
    return rows.map(({ id }) => id)
  }
  return { first, more, staff: await staffContext(shop) }
}

export const take = (staff: Staff, bytes: Uint8Array | string) =>
  importStatement(staff, {
    name: 'november.csv',
    selected: null,
    bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
  })

export const rowsOf = async (staff: Staff, id: string) =>
  unwrap(await listStatementRowsIn(staff, id, { states: ROW_STATES, limit: 5_000, offset: 0 }))
