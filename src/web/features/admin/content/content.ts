/** What editors can do with texts and pictures, and the errors that come back. */
import type { Texts } from '#domain/editing/content-item.ts'
import type { FieldName } from '#domain/editing/kinds.ts'
import type { ItemField } from '#domain/editing/new-item.ts'
import { isAmong } from '#shared/is-among.ts'
import type { Locale } from '#shared/locale.ts'
import type { ProseNode } from '#web/prose/prose-nodes.ts'

import type { ActionErrors, ActionInput } from '../forms/action.ts'

const LIST_ACTIONS = ['create_item', 'move_up', 'move_down'] as const
const TEXT_ACTIONS = [
  'save_text',
  'publish_text',
  'schedule_text',
  'preview_text',
  'delete_draft',
  'unpublish_text',
] as const
const ITEM_ACTIONS = ['hide_item', 'change_item', 'remove_item'] as const
export const PICTURE_ACTIONS = ['add_picture', 'describe_picture', 'remove_picture'] as const

export type ListAction = (typeof LIST_ACTIONS)[number]
export type TextAction = (typeof TEXT_ACTIONS)[number]
export type ItemAction = (typeof ITEM_ACTIONS)[number]
export type PictureAction = (typeof PICTURE_ACTIONS)[number]
export type ContentAction = ListAction | TextAction | ItemAction | PictureAction

export const isListAction = isAmong(LIST_ACTIONS)
export const isTextAction = isAmong(TEXT_ACTIONS)
export const isItemAction = isAmong(ITEM_ACTIONS)
export const isPictureAction = isAmong(PICTURE_ACTIONS)

export type ContentField =
  | FieldName
  | ItemField
  | 'publishAt'
  | 'file'
  | 'altEn'
  | 'altJa'
  | 'altKo'

export type ErrorCode = 'missing' | 'too_long' | 'invalid' | 'past' | 'undescribed'
export type ContentFieldError = { field: ContentField; code: ErrorCode }

/** What another member of staff saved meanwhile, with its revision: the next save is based on it. */
export type Stands = { texts: Texts; revision: string; who: string | null; at: Date | null }

export type ContentErrors = ActionErrors<ContentAction, ActionInput, ContentFieldError> & {
  stands?: Stands | null
}

/** A picture that was uploaded from an editor, which puts it into its text. */
export type AddedPicture = { kind: 'added'; name: string }

/** A text as it would be shown, nothing of it saved. */
export type TextPreview = { kind: 'previewed'; input: Record<string, string>; nodes: ProseNode[] }

/** Which language is edited, by the address: `?lang=` would change the language of the console. */
export const LOCALE_PARAM = 'in'

/** For what is sent while a text is written: an ended session must not redirect authors away from it. */
export const QUIET_PARAM = 'quiet'

export const itemPath = (kind: string, slug: string, locale?: Locale): string =>
  `/admin/content/${kind}/${slug}${locale ? `?${LOCALE_PARAM}=${locale}` : ''}`

export const errorsFor = (
  answer: { kind: string } | undefined,
  actions: readonly ContentAction[],
): ContentErrors | undefined => {
  // Of the answers of these pages only refusals are of this kind.
  const errors = answer?.kind === 'refused' ? (answer as ContentErrors) : undefined
  return errors && actions.includes(errors.action) ? errors : undefined
}
