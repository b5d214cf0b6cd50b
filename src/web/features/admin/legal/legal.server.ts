/** The actions of the legal texts' pages: each reads its input and calls a use case. */
import type { Context } from '#domain/context.ts'
import {
  deleteLegalVersion,
  moveLegalVersion,
  saveLegalText,
  startLegalVersion,
} from '#domain/legal/draft-version.server.ts'
import {
  type Publication,
  publishLegalVersion,
  withdrawLegalVersion,
} from '#domain/legal/publish-version.server.ts'
import {
  isLegalDocument,
  LEGAL_TEXT_LENGTH_MAX,
  type LegalDocument,
  type LegalTexts,
} from '#domain/legal/version.ts'
import { viewLegalVersion } from '#domain/legal/view-versions.server.ts'
import { interpolateFacts } from '#i18n/facts.ts'
import { isIsoDay } from '#shared/iso-day.ts'
import { isLocale } from '#shared/locale.ts'
import { severalLines } from '#shared/text-schema.ts'

import {
  type ActionInput,
  actionErrors,
  findAction,
  outcomeOf,
  readInput,
} from '../forms/action.ts'
import {
  LEGAL_ACTIONS,
  type LegalAction,
  type LegalErrors,
  type LegalFieldError,
} from './legal-action.ts'

/** Each character of Japanese takes nine in a form. */
export const LEGAL_FORM_BYTES_MAX = LEGAL_TEXT_LENGTH_MAX * 9 + 4096

type Given = {
  /** The text that the shop was opened with. */
  opening: (document: LegalDocument) => Promise<Publication['opening']>
  /** Requires a recent one-time password. */
  before: () => Promise<void>
}

/** Begins a version with the words of the newest one. `null` for a form that is none of ours. */
export async function startVersion(
  ctx: Context,
  form: FormData,
  textsOf: (document: LegalDocument) => Promise<LegalTexts>,
): Promise<{ done: 'start_version'; id: string } | LegalErrors | null> {
  const input = readInput(form)
  const { intent, document = '', effectiveFrom = '' } = input
  if (intent !== 'start_version' || !isLegalDocument(document)) return null
  if (!isIsoDay(effectiveFrom)) return wrong(intent, input, 'effectiveFrom')

  const texts = await textsOf(document)
  const started = await startLegalVersion(ctx, { document, effectiveFrom, texts })
  return started.ok
    ? { done: intent, id: started.value.id }
    : actionErrors(intent, input, { code: started.error })
}

/** `null` for a form that is none of ours. */
export async function handleLegalAction(
  ctx: Context,
  id: string,
  form: FormData,
  { opening, before }: Given,
): Promise<{ done: LegalAction } | LegalErrors | null> {
  const input = readInput(form)
  const action = findAction(LEGAL_ACTIONS, input.intent)
  if (action === null) return null
  const { locale = '', effectiveFrom = '', revision = '' } = input
  switch (action) {
    case 'start_version':
      return null
    case 'save_version_text': {
      const text = severalLines(LEGAL_TEXT_LENGTH_MAX).safeParse(input.text)
      if (!isLocale(locale) || !text.success) return wrong(action, input, 'text')
      const saved = await saveLegalText(ctx, { id, locale, text: text.data, revision })
      return outcomeOf(action, input, saved)
    }
    case 'move_version': {
      if (!isIsoDay(effectiveFrom)) return wrong(action, input, 'effectiveFrom')
      return outcomeOf(action, input, await moveLegalVersion(ctx, { id, effectiveFrom, revision }))
    }
    case 'delete_version':
      return outcomeOf(action, input, await deleteLegalVersion(ctx, id))
    case 'publish_version': {
      await before()
      const version = await viewLegalVersion(ctx, id)
      if (!version.ok) return outcomeOf(action, input, version)
      const first = await opening(version.value.document)
      const publication = { id, revision, filled: interpolateFacts, opening: first }
      return outcomeOf(action, input, await publishLegalVersion(ctx, publication))
    }
    case 'withdraw_version':
      await before()
      return outcomeOf(action, input, await withdrawLegalVersion(ctx, id))
  }
}

const wrong = (
  action: LegalAction,
  input: ActionInput,
  field: LegalFieldError['field'],
): LegalErrors => actionErrors(action, input, { fieldErrors: [{ field, code: 'invalid' }] })
