/** The actions of the catalogue's pages: what was typed is read, then the domain decides. */
import { addEntry, changeEntry, type EntryRefusal } from '#domain/catalog/edit-entry.server.ts'
import type { Part } from '#domain/catalog/entry.ts'
import type { Context } from '#domain/context.ts'

import { type Done, type Refused, refusal, type Typed } from './catalog-action.ts'
import { entryIn } from './entry-fields.ts'

export async function saveEntryIn(
  ctx: Context,
  entry: { part: Part; key: string },
  typed: Typed,
): Promise<Done | Refused> {
  // A place that was left alone is no wish: others may have moved meanwhile.
  const isMoved = typed.place !== typed.placeSeen
  const saved = await changeEntry(ctx, entry, {
    typed: entryIn(entry.part, typed),
    place: isMoved ? placeIn(typed.place) : null,
    seen: typed.seen ?? '',
  })
  return saved.ok ? { done: 'save_entry' } : refusal('save_entry', typed, whyRefused(saved.error))
}

export async function addEntryIn(
  ctx: Context,
  part: Part,
  typed: Typed,
): Promise<(Done & { key: string }) | Refused> {
  const added = await addEntry(ctx, part, {
    key: typed.key ?? '',
    typed: entryIn(part, typed),
  })
  if (!added.ok) return refusal('add_entry', typed, whyRefused(added.error))
  return { done: 'add_entry', key: added.value.key }
}

const whyRefused = (error: EntryRefusal) =>
  error.code === 'field_invalid' ? { faults: error.faults } : { code: error.code }

/** NaN for what is no place: the domain refuses it. */
const placeIn = (text: string | undefined): number => {
  const plain = (text ?? '').normalize('NFKC').trim()
  return /^\d{1,4}$/.test(plain) ? Number(plain) : Number.NaN
}
