/** The actions of the catalogue's pages: what was typed is read, then the domain decides. */
import { addEntry, changeEntry, type EntryRefusal } from '#domain/catalog/edit-entry.server.ts'
import type { Part } from '#domain/catalog/entry.ts'
import type { Context } from '#domain/context.ts'

import { type ActionDone, type ActionInput, type CatalogErrors, refusal } from './catalog-action.ts'
import { entryIn } from './entry-fields.ts'

export async function saveEntryIn(
  ctx: Context,
  entry: { part: Part; key: string },
  input: ActionInput,
): Promise<ActionDone | CatalogErrors> {
  // A place that was left alone is no wish: others may have moved meanwhile.
  const isMoved = input.place !== input.placeBefore
  const saved = await changeEntry(ctx, entry, {
    input: entryIn(entry.part, input),
    place: isMoved ? placeIn(input.place) : null,
    revision: input.revision ?? '',
  })
  return saved.ok ? { done: 'save_entry' } : refusal('save_entry', input, whyRefused(saved.error))
}

export async function addEntryIn(
  ctx: Context,
  part: Part,
  input: ActionInput,
): Promise<(ActionDone & { key: string }) | CatalogErrors> {
  const added = await addEntry(ctx, part, {
    key: input.key ?? '',
    input: entryIn(part, input),
  })
  if (!added.ok) return refusal('add_entry', input, whyRefused(added.error))
  return { done: 'add_entry', key: added.value.key }
}

const whyRefused = (error: EntryRefusal) =>
  error.code === 'field_invalid' ? { errors: error.errors } : { code: error.code }

/** NaN for what is no place: the domain refuses it. */
const placeIn = (text: string | undefined): number => {
  const plain = (text ?? '').normalize('NFKC').trim()
  return /^\d{1,4}$/.test(plain) ? Number(plain) : Number.NaN
}
