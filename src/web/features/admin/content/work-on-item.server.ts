/** The deeds about an item as a whole, and about its place in a list. */
import type { Context } from '#domain/context.ts'
import {
  changeContent,
  type ItemPlace,
  makeContent,
  moveContent,
  removeContent,
  showContent,
} from '#domain/editing/edit-item.server.ts'
import type { ContentKind } from '#domain/editing/kinds.ts'
import { type ItemFacts, type ItemField, isSlug, readFacts } from '#domain/editing/new-item.ts'
import { momentAt } from '#shared/japan-minute.ts'
import type { Result } from '#shared/result.ts'

import type { ContentFault, ContentRefused, ItemWork, ListWork } from './content.ts'

type Typed = Readonly<Record<string, string>>
type Outcome<Work> = { done: Work } | ContentRefused

export async function workOnItem(
  ctx: Context,
  place: ItemPlace,
  work: ItemWork,
  typed: Typed,
): Promise<Outcome<ItemWork>> {
  const seen = typed.seen ?? ''
  switch (work) {
    case 'show_item': {
      // Without the field of a moment: now. Emptied, it says no moment.
      const at = typed.showAt === undefined ? ctx.now : momentAt(typed.showAt)
      if (at === null) return wrong(work, typed, [{ field: 'showAt', code: 'missing' }])
      return outcomeOf(work, typed, await showContent(ctx, place, { publishedAt: at, seen }))
    }
    case 'hide_item':
      return outcomeOf(work, typed, await showContent(ctx, place, { publishedAt: null, seen }))
    case 'change_item': {
      const facts = readFacts(place.kind, factsIn(typed))
      if (!facts.ok) return wrong(work, typed, faultsOf(facts.error))
      return outcomeOf(work, typed, await changeContent(ctx, place, { ...facts.value, seen }))
    }
    case 'remove_item':
      return outcomeOf(work, typed, await removeContent(ctx, place, seen))
  }
}

export async function workOnList(
  ctx: Context,
  kind: ContentKind,
  work: ListWork,
  typed: Typed,
): Promise<Outcome<ListWork>> {
  const slug = (typed.slug ?? '').trim()
  if (work !== 'make_item') {
    const direction = work === 'move_up' ? 'up' : 'down'
    return outcomeOf(work, typed, await moveContent(ctx, { kind, slug }, direction))
  }
  const facts = readFacts(kind, factsIn(typed))
  const faults = [
    ...(isSlug(slug) ? [] : faultsOf(['slug'])),
    ...(facts.ok ? [] : faultsOf(facts.error)),
  ]
  if (!facts.ok || faults.length > 0) return wrong(work, typed, faults)
  return outcomeOf(work, typed, await makeContent(ctx, kind, { slug, ...facts.value }))
}

const factsIn = ({
  startDate = '',
  questionType = '',
}: Typed): Record<keyof ItemFacts, string> => ({
  startDate,
  questionType,
})

const faultsOf = (fields: readonly ItemField[]): ContentFault[] =>
  fields.map((field) => ({ field, code: 'invalid' }))

const wrong = (
  work: ItemWork | ListWork,
  typed: Typed,
  faults: readonly ContentFault[],
): ContentRefused => ({ kind: 'refused', work, code: null, faults, typed, stands: null })

function outcomeOf<Work extends ItemWork | ListWork>(
  work: Work,
  typed: Typed,
  result: Result<null, string>,
): Outcome<Work> {
  if (result.ok) return { done: work }
  return { kind: 'refused', work, code: result.error, faults: [], typed, stands: null }
}
