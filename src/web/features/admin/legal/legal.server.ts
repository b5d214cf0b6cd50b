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
import type { Result } from '#shared/result.ts'
import { severalLines } from '#shared/text-schema.ts'

import { textOf } from '../frame/guard.server.ts'
import { isLegalAction, type LegalAction, type LegalErrors } from './legal-action.ts'

/** Each character of Japanese takes nine in a form. */
export const LEGAL_FORM_BYTES_MAX = LEGAL_TEXT_LENGTH_MAX * 9 + 4096

type Outcome = { done: LegalAction; id: string } | LegalErrors

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
): Promise<Outcome | null> {
  const asked = requestFromUrl(form)
  const { document, effectiveFrom } = asked?.input ?? { document: '', effectiveFrom: '' }
  if (asked?.action !== 'start_version' || !isLegalDocument(document)) return null
  if (!isIsoDay(effectiveFrom)) return { ...asked, code: null, errors: ['effectiveFrom'] }

  const texts = await textsOf(document)
  const started = await startLegalVersion(ctx, { document, effectiveFrom, texts })
  return answerOf(asked, started.ok ? started.value.id : '', started)
}

export async function handleLegalAction(
  ctx: Context,
  id: string,
  form: FormData,
  { opening, before }: Given,
): Promise<Outcome | null> {
  const asked = requestFromUrl(form)
  if (!asked) return null
  const { action, locale, revision, input } = asked
  switch (action) {
    case 'start_version':
      return null
    case 'save_version_text': {
      const text = severalLines(LEGAL_TEXT_LENGTH_MAX).safeParse(input.text)
      if (locale === null || !text.success) return { ...asked, code: null, errors: ['text'] }
      return answerOf(
        asked,
        id,
        await saveLegalText(ctx, { id, locale, text: text.data, revision }),
      )
    }
    case 'move_version': {
      const { effectiveFrom } = input
      if (!isIsoDay(effectiveFrom)) return { ...asked, code: null, errors: ['effectiveFrom'] }
      return answerOf(asked, id, await moveLegalVersion(ctx, { id, effectiveFrom, revision }))
    }
    case 'delete_version':
      return answerOf(asked, id, await deleteLegalVersion(ctx, id))
    case 'publish_version': {
      await before()
      const version = await viewLegalVersion(ctx, id)
      if (!version.ok) return answerOf(asked, id, version)
      const publication = { id, revision, filled: interpolateFacts }
      const first = await opening(version.value.document)
      return answerOf(asked, id, await publishLegalVersion(ctx, { ...publication, opening: first }))
    }
    case 'withdraw_version':
      await before()
      return answerOf(asked, id, await withdrawLegalVersion(ctx, id))
  }
}

type Asked = Pick<LegalErrors, 'action' | 'locale' | 'input' | 'revision'>

function requestFromUrl(form: FormData): Asked | null {
  const action = textOf(form, 'intent')
  const locale = textOf(form, 'locale')
  if (!isLegalAction(action)) return null
  return {
    action,
    locale: isLocale(locale) ? locale : null,
    input: {
      document: textOf(form, 'document'),
      effectiveFrom: textOf(form, 'effectiveFrom'),
      text: textOf(form, 'text'),
    },
    revision: textOf(form, 'revision'),
  }
}

const answerOf = (asked: Asked, id: string, result: Result<unknown, string>): Outcome =>
  result.ok ? { done: asked.action, id } : { ...asked, code: result.error, errors: [] }
