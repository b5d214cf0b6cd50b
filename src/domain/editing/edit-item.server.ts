/** What belongs to an item and to no language: its name, its day or group, whether it is shown, its place in a list. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { type ContentItem, missingLocales } from './content-item.ts'
import type { ContentKind } from './kinds.ts'
import type { ItemDetails, NewItem } from './new-item.ts'
import { revisionOfFacts } from './revision.server.ts'
import {
  findItem,
  insertItem,
  lockInOrder,
  lockItem,
  removeItem,
  writeFacts,
} from './store.server.ts'

export type ItemPlace = { kind: ContentKind; slug: string }

export type ItemRefusal = 'forbidden' | 'not_found' | 'edit_conflict' | 'content_not_ready'

/** Hidden, and without a word in any language. */
export async function createContent(
  ctx: Context,
  kind: ContentKind,
  { slug, ...facts }: NewItem,
): Promise<Result<null, 'forbidden' | 'slug_taken'>> {
  if (!may(ctx.actor, 'content.edit')) return fail('forbidden')

  return ctx.transaction<Result<null, 'slug_taken'>>(async (ctx) => {
    if (!(await insertItem(ctx, kind, { slug, ...facts }))) return fail('slug_taken')
    await recordAudit(ctx, {
      action: 'content_created',
      target: { type: kind, id: slug },
      detail: facts,
    })
    return ok(null)
  })
}

/** From which moment readers see it; `null` hides it. Only with the languages that its kind needs. */
export function showContent(
  ctx: Context,
  place: ItemPlace,
  { publishedAt, revision }: { publishedAt: Date | null; revision: string },
): Promise<Result<null, ItemRefusal>> {
  return change(ctx, { place, revision, permission: 'content.publish' }, async (ctx, item) => {
    if (publishedAt !== null && missingLocales(item).length > 0) return fail('content_not_ready')
    await writeFacts(ctx, place, { publishedAt })
    const action = publishedAt === null ? 'content_hidden' : 'content_shown'
    const detail = { before: item.publishedAt, after: publishedAt }
    await recordAudit(ctx, { action, target: targetOf(place), detail })
    return ok(null)
  })
}

export function changeContent(
  ctx: Context,
  place: ItemPlace,
  { revision, ...facts }: ItemDetails & { revision: string },
): Promise<Result<null, ItemRefusal>> {
  return change(ctx, { place, revision, permission: 'content.edit' }, async (ctx, item) => {
    const { startDate, questionType } = item
    await writeFacts(ctx, place, ofKind(facts))
    const detail = { before: { startDate, questionType }, after: facts }
    await recordAudit(ctx, { action: 'content_changed', target: targetOf(place), detail })
    return ok(null)
  })
}

/** For good, with its drafts: its address answers that there is nothing. */
export function removeContent(
  ctx: Context,
  place: ItemPlace,
  revision: string,
): Promise<Result<null, ItemRefusal>> {
  return change(ctx, { place, revision, permission: 'content.publish' }, async (ctx, item) => {
    await removeItem(ctx, item)
    // The audit log stores the published texts, in case of a mistake.
    const { publishedAt, startDate, questionType, published } = item
    const detail = { publishedAt, startDate, questionType, published }
    await recordAudit(ctx, { action: 'content_removed', target: targetOf(place), detail })
    return ok(null)
  })
}

/** One place up or down among its neighbours. At the end of a list it stays where it is. */
export async function moveContent(
  ctx: Context,
  place: ItemPlace,
  direction: 'up' | 'down',
): Promise<Result<null, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'content.edit')) return fail('forbidden')
  const { kind, slug } = place
  if (kind !== 'faq' && kind !== 'careers') return fail('not_found')

  return ctx.transaction<Result<null, 'not_found'>>(async (ctx) => {
    const item = await findItem(ctx, kind, slug)
    if (!item) return fail('not_found')
    const listed = await lockInOrder(ctx, kind, item.questionType)
    const from = listed.findIndex((one) => one.slug === slug)
    // Moved to another group or removed meanwhile.
    if (from === -1) return fail('not_found')
    const other = listed[direction === 'up' ? from - 1 : from + 1]
    if (!other) return ok(null)

    const moved = listed.map((one, at) => {
      if (one.slug === slug) return other
      return one.slug === other.slug ? (listed[from] ?? one) : (listed[at] ?? one)
    })
    for (const [at, { slug: name, position }] of moved.entries()) {
      if (position !== at + 1) await writeFacts(ctx, { kind, slug: name }, { position: at + 1 })
    }
    await recordAudit(ctx, {
      action: 'content_moved',
      target: targetOf(place),
      detail: { direction },
    })
    return ok(null)
  })
}

async function change(
  ctx: Context,
  asked: { place: ItemPlace; revision: string; permission: 'content.edit' | 'content.publish' },
  work: (ctx: Context, item: ContentItem) => Promise<Result<null, ItemRefusal>>,
): Promise<Result<null, ItemRefusal>> {
  if (!may(ctx.actor, asked.permission)) return fail('forbidden')
  return ctx.transaction<Result<null, ItemRefusal>>(async (ctx) => {
    const item = await lockItem(ctx, asked.place.kind, asked.place.slug)
    if (!item) return fail('not_found')
    return revisionOfFacts(item) === asked.revision ? work(ctx, item) : fail('edit_conflict')
  })
}

/** Only what its kind has. */
const ofKind = ({ startDate, questionType }: ItemDetails) => ({
  ...(startDate !== null && { startDate }),
  ...(questionType !== null && { questionType }),
})

const targetOf = ({ kind, slug }: ItemPlace) => ({ type: kind, id: slug })
