/** Notes of staff on a customer, and tags. The customer sees them only in an export of their data. */
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { awaitAll } from '#shared/await-all.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { lockAccount } from '../account-store.server.ts'
import { CustomerNote, type CustomerRecord, CustomerTags } from '../customer-record.ts'
import {
  insertNote,
  listNotesOf,
  listTagsInUse,
  listTagsOf,
  replaceTags,
} from '../customer-record-store.server.ts'
import { may } from '../permission.ts'
import { TAG_FILTERS_MAX } from '../policy.ts'

type Refusal = 'forbidden' | 'not_found' | 'request_invalid'

/** The caller has checked permissions. */
export async function readCustomerRecord(ctx: Context, userId: string): Promise<CustomerRecord> {
  const [tags, notes] = await awaitAll([listTagsOf(ctx, userId), listNotesOf(ctx, userId)])
  return { tags, revision: revisionOf(tags), notes }
}

/** Idempotent: a double click writes one note. The audit entry, which is never erased, has no text. */
export async function noteCustomer(
  ctx: Context,
  userId: string,
  input: string,
): Promise<Result<null, Refusal>> {
  const { actor } = ctx
  if (!may(actor, 'customer.note') || actor.kind !== 'staff') return fail('forbidden')
  const note = CustomerNote.safeParse(input)
  if (!note.success) return fail('request_invalid')

  return ctx.transaction<Result<null, 'not_found'>>(async (ctx) => {
    if (!(await lockCustomerAccount(ctx, userId))) return fail('not_found')
    const [last] = await listNotesOf(ctx, userId)
    if (last?.text === note.data && last.writtenBy === actor.userId) return ok(null)

    const written = { writtenBy: actor.userId, writtenAt: ctx.now }
    await insertNote(ctx, { userId, text: note.data, ...written })
    await recordAudit(ctx, { action: 'customer_noted', target: { type: 'customer', id: userId } })
    return ok(null)
  })
}

/** All tags of the customer at once; `revision` is of those that the form was shown with. */
export async function tagCustomer(
  ctx: Context,
  userId: string,
  { input, revision }: { input: string; revision: string },
): Promise<Result<null, Refusal | 'edit_conflict'>> {
  if (!may(ctx.actor, 'customer.note')) return fail('forbidden')
  const tags = CustomerTags.safeParse(input)
  if (!tags.success) return fail('request_invalid')

  return ctx.transaction<Result<null, 'not_found' | 'edit_conflict'>>(async (ctx) => {
    if (!(await lockCustomerAccount(ctx, userId))) return fail('not_found')
    const before = await listTagsOf(ctx, userId)
    if (revision !== revisionOf(before)) return fail('edit_conflict')

    await replaceTags(ctx, userId, tags.data)
    await recordAudit(ctx, { action: 'customer_tagged', target: { type: 'customer', id: userId } })
    return ok(null)
  })
}

const revisionOf = (tags: readonly string[]): string => fingerprintOf({ tags })

export async function listCustomerTags(ctx: Context): Promise<Result<string[], 'forbidden'>> {
  if (!may(ctx.actor, 'customer.read')) return fail('forbidden')
  return ok(await listTagsInUse(ctx, TAG_FILTERS_MAX))
}

async function lockCustomerAccount(ctx: Context, userId: string): Promise<boolean> {
  const user = isUuid(userId) ? await lockAccount(ctx, userId) : null
  return user?.role === 'customer'
}
