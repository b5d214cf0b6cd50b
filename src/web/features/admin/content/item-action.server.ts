/** The actions about an item as a whole, and about its place in a list. */
import type { Context } from '#domain/context.ts'
import {
  changeContent,
  createContent,
  hideContent,
  type ItemPlace,
  moveContent,
  removeContent,
} from '#domain/editing/edit-item.server.ts'
import { type ContentKind, localesToBegin, localeToBegin, ruleOf } from '#domain/editing/kinds.ts'
import { type ItemDetails, type ItemField, isSlug, readDetails } from '#domain/editing/new-item.ts'
import type { Locale } from '#shared/locale.ts'

import { type ActionInput, actionErrors, outcomeOf } from '../forms/action.ts'
import type { ContentErrors, ContentFieldError, ItemAction, ListAction } from './content.ts'

/** With the address of a new or renamed item, and the language to go on with. */
type Outcome<Action> = { done: Action; slug?: string; locale?: Locale } | ContentErrors

export async function handleItemAction(
  ctx: Context,
  place: ItemPlace,
  action: ItemAction,
  input: ActionInput,
): Promise<Outcome<ItemAction>> {
  const revision = input.revision ?? ''
  switch (action) {
    case 'hide_item':
      return outcomeOf(action, input, await hideContent(ctx, place, revision))
    case 'change_item': {
      // Without the field the address stays: it is fixed.
      const slug = input.slug?.trim() ?? place.slug
      const facts = readDetails(place.kind, factsIn(input))
      const errors = [
        ...(isSlug(slug) ? [] : errorsOf(['slug'])),
        ...(facts.ok ? [] : errorsOf(facts.error)),
      ]
      if (!facts.ok || errors.length > 0)
        return actionErrors(action, input, { fieldErrors: errors })
      const changed = await changeContent(ctx, place, { slug, ...facts.value, revision })
      return changed.ok ? { done: action, slug } : outcomeOf(action, input, changed)
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
  if (!facts.ok) return actionErrors(action, input, { fieldErrors: errorsOf(facts.error) })
  const locale =
    localesToBegin(kind).find((one) => one === input.locale) ?? localeToBegin(kind, ctx.locale)
  const name = input[ruleOf(kind).fields[0].name] ?? ''
  const created = await createContent(ctx, kind, { ...facts.value, locale, name })
  if (created.ok) return { done: action, slug: created.value, locale }
  const { error } = created
  return actionErrors(
    action,
    input,
    typeof error === 'string' ? { code: error } : { fieldErrors: error },
  )
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
