/** The actions about an item as a whole, and about its place in a list. */
import type { Context } from '#domain/context.ts'
import {
  changeContent,
  createContent,
  type ItemPlace,
  moveContent,
  removeContent,
  showContent,
} from '#domain/editing/edit-item.server.ts'
import type { ContentKind } from '#domain/editing/kinds.ts'
import { type ItemDetails, type ItemField, isSlug, readDetails } from '#domain/editing/new-item.ts'
import { momentAt } from '#shared/japan-minute.ts'
import type { Result } from '#shared/result.ts'

import type { ContentErrors, ContentFieldError, ItemAction, ListAction } from './content.ts'

type ActionInput = Readonly<Record<string, string>>
type Outcome<Action> = { done: Action } | ContentErrors

export async function handleItemAction(
  ctx: Context,
  place: ItemPlace,
  action: ItemAction,
  input: ActionInput,
): Promise<Outcome<ItemAction>> {
  const revision = input.revision ?? ''
  switch (action) {
    case 'show_item': {
      // Without the field of a moment: now. Emptied, it says no moment.
      const at = input.showAt === undefined ? ctx.now : momentAt(input.showAt)
      if (at === null) return wrong(action, input, [{ field: 'showAt', code: 'missing' }])
      return outcomeOf(action, input, await showContent(ctx, place, { publishedAt: at, revision }))
    }
    case 'hide_item':
      return outcomeOf(
        action,
        input,
        await showContent(ctx, place, { publishedAt: null, revision }),
      )
    case 'change_item': {
      const facts = readDetails(place.kind, factsIn(input))
      if (!facts.ok) return wrong(action, input, errorsOf(facts.error))
      return outcomeOf(action, input, await changeContent(ctx, place, { ...facts.value, revision }))
    }
    case 'remove_item':
      return outcomeOf(action, input, await removeContent(ctx, place, revision))
  }
}

export async function handleListAction(
  ctx: Context,
  kind: ContentKind,
  action: ListAction,
  input: ActionInput,
): Promise<Outcome<ListAction>> {
  const slug = (input.slug ?? '').trim()
  if (action !== 'create_item') {
    const direction = action === 'move_up' ? 'up' : 'down'
    return outcomeOf(action, input, await moveContent(ctx, { kind, slug }, direction))
  }
  const facts = readDetails(kind, factsIn(input))
  const errors = [
    ...(isSlug(slug) ? [] : errorsOf(['slug'])),
    ...(facts.ok ? [] : errorsOf(facts.error)),
  ]
  if (!facts.ok || errors.length > 0) return wrong(action, input, errors)
  return outcomeOf(action, input, await createContent(ctx, kind, { slug, ...facts.value }))
}

const factsIn = ({
  startDate = '',
  questionType = '',
}: ActionInput): Record<keyof ItemDetails, string> => ({
  startDate,
  questionType,
})

const errorsOf = (fields: readonly ItemField[]): ContentFieldError[] =>
  fields.map((field) => ({ field, code: 'invalid' }))

const wrong = (
  action: ItemAction | ListAction,
  input: ActionInput,
  errors: readonly ContentFieldError[],
): ContentErrors => ({
  kind: 'refused',
  action,
  code: null,
  fieldErrors: errors,
  input,
  stands: null,
})

function outcomeOf<Action extends ItemAction | ListAction>(
  action: Action,
  input: ActionInput,
  result: Result<null, string>,
): Outcome<Action> {
  if (result.ok) return { done: action }
  return { kind: 'refused', action, code: result.error, fieldErrors: [], input, stands: null }
}
