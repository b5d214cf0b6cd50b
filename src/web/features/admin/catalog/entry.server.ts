/** The actions of the catalogue's pages: each reads its input and calls a use case. */
import { addEntry, changeEntry, type EntryRefusal } from '#domain/catalog/edit-entry.server.ts'
import type { Part } from '#domain/catalog/entry.ts'
import type { Context } from '#domain/context.ts'

import { type ActionDone, type ActionInput, actionErrors } from '../forms/action.ts'
import type { GoodsErrors } from '../forms/goods-errors.ts'
import type { CatalogAction } from './catalog-action.ts'
import { entryIn } from './entry-fields.ts'

export async function saveEntryIn(
  ctx: Context,
  entry: { part: Part; key: string },
  input: ActionInput,
): Promise<ActionDone<CatalogAction> | GoodsErrors<CatalogAction>> {
  // A place that was left alone is no wish: others may have moved meanwhile.
  const isMoved = input.place !== input.placeBefore
  const saved = await changeEntry(ctx, entry, {
    input: entryIn(entry.part, input),
    place: isMoved ? placeIn(input.place) : null,
    revision: input.revision ?? '',
  })
  return saved.ok
    ? { done: 'save_entry' }
    : actionErrors('save_entry', input, whyFailed(saved.error))
}

export async function addEntryIn(
  ctx: Context,
  part: Part,
  input: ActionInput,
): Promise<(ActionDone<CatalogAction> & { key: string }) | GoodsErrors<CatalogAction>> {
  const added = await addEntry(ctx, part, {
    key: input.key ?? '',
    input: entryIn(part, input),
  })
  if (!added.ok) return actionErrors('add_entry', input, whyFailed(added.error))
  return { done: 'add_entry', key: added.value.key }
}

const whyFailed = (error: EntryRefusal) =>
  error.code === 'field_invalid' ? { fieldErrors: error.errors } : { code: error.code }

/** NaN for what is no place: the domain refuses it. */
const placeIn = (text: string | undefined): number => {
  const plain = (text ?? '').normalize('NFKC').trim()
  return /^\d{1,4}$/.test(plain) ? Number(plain) : Number.NaN
}
