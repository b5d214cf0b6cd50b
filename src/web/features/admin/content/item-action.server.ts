/** The actions about an item as a whole, and about its place in a list. */
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

import type { ContentFault, ContentRefused, ItemAction, ListAction } from './content.ts'

type Typed = Readonly<Record<string, string>>
type Outcome<Action> = { done: Action } | ContentRefused

export async function handleItemAction(
  ctx: Context,
  place: ItemPlace,
  action: ItemAction,
  typed: Typed,
): Promise<Outcome<ItemAction>> {
  const seen = typed.seen ?? ''
  switch (action) {
    case 'show_item': {
      // Without the field of a moment: now. Emptied, it says no moment.
      const at = typed.showAt === undefined ? ctx.now : momentAt(typed.showAt)
      if (at === null) return wrong(action, typed, [{ field: 'showAt', code: 'missing' }])
      return outcomeOf(action, typed, await showContent(ctx, place, { publishedAt: at, seen }))
    }
    case 'hide_item':
      return outcomeOf(action, typed, await showContent(ctx, place, { publishedAt: null, seen }))
    case 'change_item': {
      const facts = readFacts(place.kind, factsIn(typed))
      if (!facts.ok) return wrong(action, typed, faultsOf(facts.error))
      return outcomeOf(action, typed, await changeContent(ctx, place, { ...facts.value, seen }))
    }
    case 'remove_item':
      return outcomeOf(action, typed, await removeContent(ctx, place, seen))
  }
}

export async function handleListAction(
  ctx: Context,
  kind: ContentKind,
  action: ListAction,
  typed: Typed,
): Promise<Outcome<ListAction>> {
  const slug = (typed.slug ?? '').trim()
  if (action !== 'make_item') {
    const direction = action === 'move_up' ? 'up' : 'down'
    return outcomeOf(action, typed, await moveContent(ctx, { kind, slug }, direction))
  }
  const facts = readFacts(kind, factsIn(typed))
  const faults = [
    ...(isSlug(slug) ? [] : faultsOf(['slug'])),
    ...(facts.ok ? [] : faultsOf(facts.error)),
  ]
  if (!facts.ok || faults.length > 0) return wrong(action, typed, faults)
  return outcomeOf(action, typed, await makeContent(ctx, kind, { slug, ...facts.value }))
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
  action: ItemAction | ListAction,
  typed: Typed,
  faults: readonly ContentFault[],
): ContentRefused => ({ kind: 'refused', action, code: null, faults, typed, stands: null })

function outcomeOf<Action extends ItemAction | ListAction>(
  action: Action,
  typed: Typed,
  result: Result<null, string>,
): Outcome<Action> {
  if (result.ok) return { done: action }
  return { kind: 'refused', action, code: result.error, faults: [], typed, stands: null }
}
