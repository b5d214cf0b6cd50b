/** The actions of the legal texts' pages: each reads its input and calls a use case. */
import type { Context } from '#domain/context.ts'
import {
  deleteLegalVersion,
  saveLegalVersion,
  startLegalVersion,
} from '#domain/legal/draft-version.server.ts'
import { publishLegalVersion, withdrawLegalVersion } from '#domain/legal/publish-version.server.ts'
import {
  isLegalDocument,
  LEGAL_TEXT_LENGTH_MAX,
  type LegalDocument,
  type LegalTexts,
  proposedEffectiveFrom,
} from '#domain/legal/version.ts'
import { listLegalVersions, viewLegalVersion } from '#domain/legal/view-versions.server.ts'
import { interpolateFacts } from '#i18n/facts.ts'
import { isIsoDay } from '#shared/iso-day.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { severalLines } from '#shared/text-schema.ts'

import { type ActionInput, actionErrors, findAction, outcomeOf } from '../forms/action.ts'
import {
  LEGAL_ACTIONS,
  type LegalAction,
  type LegalErrors,
  type LegalField,
  NEXT_FIELD,
  textField,
} from './legal-action.ts'

/** The text that the shop was opened with. */
type Opening = (
  document: LegalDocument,
) => Promise<{ effectiveFrom: string; texts: Record<Locale, string> }>

type PublishOptions = {
  opening: Opening
  /** Requires a recent one-time password. */
  before: () => Promise<void>
}

/** The newest published texts of a document, which a new version begins with. */
export async function newestTexts(
  ctx: Context,
  document: LegalDocument,
  opening: Opening,
): Promise<LegalTexts> {
  const known = await listLegalVersions(ctx)
  const newest = known.ok
    ? known.value.find((one) => one.document === document && one.publishedAt !== null)
    : undefined
  return newest?.texts ?? (await opening(document)).texts
}

/** Begins a version with the words of the newest one, for the proposed day. `null` for a form that is none of ours. */
export async function startVersion(
  ctx: Context,
  input: ActionInput,
  opening: Opening,
): Promise<{ done: 'start_version'; id: string } | LegalErrors | null> {
  const { intent, document = '' } = input
  if (intent !== 'start_version' || !isLegalDocument(document)) return null

  const known = await listLegalVersions(ctx)
  if (!known.ok) return actionErrors(intent, input, { code: known.error })
  const versions = known.value.filter((one) => one.document === document)
  const effectiveFrom = proposedEffectiveFrom(versions, dayInJapan(ctx.now))
  const texts = await newestTexts(ctx, document, opening)
  const started = await startLegalVersion(ctx, { document, effectiveFrom, texts })
  return started.ok
    ? { done: intent, id: started.value.id }
    : actionErrors(intent, input, { code: started.error })
}

/** `asksToPublish`: the draft is saved, and its sender goes on to the question. */
type Done = { done: LegalAction; asksToPublish?: boolean }

/** `null` for a form that is none of ours. */
export async function handleLegalAction(
  ctx: Context,
  id: string,
  input: ActionInput,
  { opening, before }: PublishOptions,
): Promise<Done | LegalErrors | null> {
  const action = findAction(LEGAL_ACTIONS, input.intent)
  if (action === null) return null
  const { revision = '' } = input
  switch (action) {
    case 'start_version':
      return null
    case 'save_version':
      return saveVersion(ctx, id, input)
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

async function saveVersion(
  ctx: Context,
  id: string,
  input: ActionInput,
): Promise<Done | LegalErrors> {
  const { effectiveFrom = '', revision = '' } = input
  const texts = {
    ja: input[textField('ja')] ?? '',
    en: input[textField('en')] ?? '',
    ko: input[textField('ko')] ?? '',
  }
  const wrong: LegalField[] = LOCALES.filter((locale) => !isLegalText(texts[locale])).map(textField)
  if (!isIsoDay(effectiveFrom)) wrong.unshift('effectiveFrom')
  if (wrong.length > 0) {
    const fieldErrors = wrong.map((field) => ({ field, code: 'invalid' as const }))
    return actionErrors('save_version', input, { fieldErrors })
  }
  const saved = await saveLegalVersion(ctx, id, { effectiveFrom, texts, revision })
  return saved.ok
    ? { done: 'save_version', asksToPublish: input[NEXT_FIELD] !== undefined }
    : actionErrors('save_version', input, { code: saved.error })
}

const LegalText = severalLines(LEGAL_TEXT_LENGTH_MAX)
const isLegalText = (text: string): boolean => LegalText.safeParse(text).success
