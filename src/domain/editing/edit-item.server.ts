/** What belongs to an item and to no language: its name, its day or group, whether it is shown, its place in a list. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { type ContentItem, isPublic } from './content-item.ts'
import { type ContentKind, ruleOf } from './kinds.ts'
import { type ItemDetails, type NewItem, proposeSlug } from './new-item.ts'
import { readTexts, type TextFieldError } from './read-texts.ts'
import { revisionOfFacts } from './revision.server.ts'
import {
  findItem,
  insertItem,
  lockInOrder,
  lockItem,
  removeItem,
  renameItem,
  writeFacts,
  writeTexts,
} from './store.server.ts'

export type ItemPlace = { kind: ContentKind; slug: string }

export type ItemRefusal = 'forbidden' | 'not_found' | 'edit_conflict' | 'slug_taken'

const SLUGS_TRIED_MAX = 50

/** Hidden. Returns the address that was free: the proposed one, or with a number. */
export async function createContent(
  ctx: Context,
  kind: ContentKind,
  item: NewItem,
): Promise<Result<string, 'forbidden' | 'slug_taken' | TextFieldError[]>> {
  if (!may(ctx.actor, 'content.edit')) return fail('forbidden')
  const [first] = ruleOf(kind).fields
  const named = readTexts([first], { [first.name]: item.name }, true)
  if (!named.ok) return named

  return ctx.transaction<Result<string, 'slug_taken'>>(async (ctx) => {
    const { locale, startDate, questionType } = item
    const slug = await insertUnder(ctx, kind, proposeSlug(kind, item), { startDate, questionType })
    if (slug === null) return fail('slug_taken')
    await writeTexts(ctx, { kind, slug }, locale, named.value)
    await recordAudit(ctx, {
      action: 'content_created',
      target: { type: kind, id: slug },
      detail: { startDate, questionType, locale },
    })
    return ok(slug)
  })
}

async function insertUnder(
  ctx: Context,
  kind: ContentKind,
  proposed: string,
  details: ItemDetails,
): Promise<string | null> {
  for (let number = 1; number <= SLUGS_TRIED_MAX; number += 1) {
    const slug = number === 1 ? proposed : `${proposed}-${number}`
    if (await insertItem(ctx, kind, { slug, ...details })) return slug
  }
  return null
}

/** Readers no longer see it, in no language. What is written stays. */
export function hideContent(
  ctx: Context,
  place: ItemPlace,
  revision: string,
): Promise<Result<null, ItemRefusal>> {
  return change(ctx, { place, revision, permission: 'content.publish' }, async (ctx, item) => {
    await writeFacts(ctx, place, { publishedAt: null })
    const detail = { before: item.publishedAt, after: null }
    await recordAudit(ctx, { action: 'content_hidden', target: targetOf(place), detail })
    return ok(null)
  })
}

/** The address of what readers can open stays as it is. */
export function changeContent(
  ctx: Context,
  place: ItemPlace,
  { revision, ...facts }: ItemDetails & { slug: string; revision: string },
): Promise<Result<null, ItemRefusal>> {
  return change(ctx, { place, revision, permission: 'content.edit' }, async (ctx, item) => {
    const { slug, startDate, questionType } = item
    if (facts.slug !== slug) {
      if (isPublic(item, ctx.now)) return fail('edit_conflict')
      if (!(await renameItem(ctx, place, facts.slug))) return fail('slug_taken')
    }
    await writeFacts(ctx, { ...place, slug: facts.slug }, ofKind(facts))
    const detail = { before: { slug, startDate, questionType }, after: facts }
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
