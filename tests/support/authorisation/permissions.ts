/**
 * Every permission with the use cases that check it; one that no use case checks does not compile. Spec §6; decisions,
 * section 2.
 */
import type { Permission } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'

import { GOODS_ROWS } from './permissions-goods.ts'
import { ORDERS_ROWS } from './permissions-orders.ts'
import { STAFF_ROWS } from './permissions-staff.ts'
import type { PermissionRow, UseCase } from './use-case.ts'

export const PERMISSION_ROWS = {
  ...ORDERS_ROWS,
  ...GOODS_ROWS,
  ...STAFF_ROWS,
} as const satisfies Record<Permission, PermissionRow>

/** Whether the use case let this actor in, whatever its result. */
export async function isLetIn(asked: UseCase, ctx: Context): Promise<boolean> {
  try {
    const said = JSON.stringify((await asked(ctx)) ?? null)
    return !said.includes('"forbidden"')
  } catch (thrown) {
    // What only the shop itself does is no refusal to anybody: it never comes to that.
    if (String(thrown).includes('only the shop itself')) return false
    throw thrown
  }
}
