/** A new version that is being written: a text per language, not public. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import { isIsoDay } from '#shared/iso-day.ts'
import type { Locale } from '#shared/locale.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { severalLines } from '#shared/text-schema.ts'
import { isUuid } from '#shared/uuid.ts'

import {
  deleteVersion,
  insertVersion,
  listVersions,
  lockVersion,
  setEffectiveFrom,
  setText,
} from './store.server.ts'
import {
  LEGAL_TEXT_LENGTH_MAX,
  type LegalDocument,
  type LegalTexts,
  type LegalVersion,
} from './version.ts'
import { revisionOf } from './view-versions.server.ts'

type Refusal = 'forbidden' | 'not_found' | 'edit_conflict' | 'text_published'

/** Begins with the texts given, which are those of the version before. */
export async function startLegalVersion(
  ctx: Context,
  {
    document,
    effectiveFrom,
    texts,
  }: { document: LegalDocument; effectiveFrom: string; texts: LegalTexts },
): Promise<Result<{ id: string }, 'forbidden' | 'name_taken' | 'version_date_invalid'>> {
  if (!may(ctx.actor, 'content.edit')) return fail('forbidden')
  if (!isIsoDay(effectiveFrom)) return fail('version_date_invalid')

  return ctx.transaction<Result<{ id: string }, 'name_taken'>>(async (ctx) => {
    const id = await insertVersion(ctx, { document, effectiveFrom, texts, publishedAt: null })
    if (id === null) return fail('name_taken')
    await recordAudit(ctx, {
      action: 'legal_draft_started',
      target: { type: 'legal_text', id },
      detail: { document, effectiveFrom },
    })
    return ok({ id })
  })
}

/** One language; the others are not touched. */
export const saveLegalText = (
  ctx: Context,
  { id, locale, text, revision }: { id: string; locale: Locale; text: string; revision: string },
): Promise<Result<null, Refusal | 'request_invalid'>> =>
  onDraft<'request_invalid'>(ctx, id, async (ctx, version) => {
    const read = LegalText.safeParse(text)
    if (!read.success) return fail('request_invalid')
    if (revisionOf(version)[locale] !== revision) return fail('edit_conflict')
    const kept = read.data === '' ? null : read.data
    if (kept === version.texts[locale]) return ok(null)

    await setText(ctx, id, { locale, text: kept })
    await recordAudit(ctx, {
      action: 'legal_draft_saved',
      target: { type: 'legal_text', id },
      // The audit entry has a digest of the former text, because texts are long; the version has the new one.
      detail: {
        document: version.document,
        effectiveFrom: version.effectiveFrom,
        locale,
        before: fingerprintOf(version.texts[locale]),
        after: fingerprintOf(kept),
      },
    })
    return ok(null)
  })

const LegalText = severalLines(LEGAL_TEXT_LENGTH_MAX)

export const moveLegalVersion = (
  ctx: Context,
  { id, effectiveFrom, revision }: { id: string; effectiveFrom: string; revision: string },
): Promise<Result<null, Refusal | 'name_taken' | 'version_date_invalid'>> =>
  onDraft<'name_taken' | 'version_date_invalid'>(ctx, id, async (ctx, version) => {
    if (!isIsoDay(effectiveFrom)) return fail('version_date_invalid')
    if (revisionOf(version).whole !== revision) return fail('edit_conflict')
    if (effectiveFrom === version.effectiveFrom) return ok(null)
    const days = (await listVersions(ctx, version.document)).map((one) => one.effectiveFrom)
    if (days.includes(effectiveFrom)) return fail('name_taken')

    await setEffectiveFrom(ctx, id, effectiveFrom)
    await recordAudit(ctx, {
      action: 'legal_draft_moved',
      target: { type: 'legal_text', id },
      detail: { before: { effectiveFrom: version.effectiveFrom }, after: { effectiveFrom } },
    })
    return ok(null)
  })

export const deleteLegalVersion = (ctx: Context, id: string): Promise<Result<null, Refusal>> =>
  onDraft(ctx, id, async (ctx, { document, effectiveFrom }) => {
    await deleteVersion(ctx, id)
    await recordAudit(ctx, {
      action: 'legal_draft_deleted',
      target: { type: 'legal_text', id },
      detail: { document, effectiveFrom },
    })
    return ok(null)
  })

type Work<More extends string> = (
  ctx: Context,
  version: LegalVersion,
) => Promise<Result<null, Refusal | More>>

function onDraft<More extends string = never>(
  ctx: Context,
  id: string,
  work: Work<More>,
): Promise<Result<null, Refusal | More>> {
  return ctx.transaction<Result<null, Refusal | More>>(async (ctx) => {
    if (!may(ctx.actor, 'content.edit')) return fail('forbidden')
    const version = isUuid(id) ? await lockVersion(ctx, id) : null
    if (!version) return fail('not_found')
    return version.publishedAt === null ? work(ctx, version) : fail('text_published')
  })
}
