/** A new version that is being written: its effective date and a text per language, not public. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import { isIsoDay } from '#shared/iso-day.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { z } from '#shared/schema.ts'
import { severalLines } from '#shared/text-schema.ts'
import { isUuid } from '#shared/uuid.ts'

import {
  deleteVersion,
  insertVersion,
  listVersions,
  lockVersion,
  setDraft,
} from './store.server.ts'
import {
  LEGAL_TEXT_LENGTH_MAX,
  type LegalDocument,
  type LegalTexts,
  type LegalVersion,
} from './version.ts'
import { revisionOf } from './view-versions.server.ts'

type Refusal = 'forbidden' | 'not_found' | 'edit_conflict' | 'text_published'
type DayRefusal = 'name_taken' | 'version_date_invalid'

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

type Written = { effectiveFrom: string; texts: Record<Locale, string>; revision: string }

/**
 * The effective date and every language. Parts that the form left unchanged are not written, so two people can edit two
 * languages at the same time.
 */
export const saveLegalVersion = (
  ctx: Context,
  id: string,
  { effectiveFrom, texts, revision }: Written,
): Promise<Result<null, Refusal | DayRefusal | 'request_invalid'>> =>
  onDraft<DayRefusal | 'request_invalid'>(ctx, id, async (ctx, version) => {
    const read = Texts.safeParse(texts)
    if (!read.success) return fail('request_invalid')
    if (!isIsoDay(effectiveFrom)) return fail('version_date_invalid')
    const changes = changesOf(version, { ...version, effectiveFrom, texts: read.data }, revision)
    if (changes === null) return fail('edit_conflict')
    const isTaken = ({ effectiveFrom: day }: LegalVersion) => day === changes.effectiveFrom
    if (changes.isMoved && (await listVersions(ctx, version.document)).some(isTaken)) {
      return fail('name_taken')
    }
    await setDraft(ctx, id, changes)
    await recordChanges(ctx, version, changes)
    return ok(null)
  })

const Text = severalLines(LEGAL_TEXT_LENGTH_MAX).transform((text) => (text === '' ? null : text))
const Texts = z.strictObject({ en: Text, ja: Text, ko: Text })

type Changes = {
  effectiveFrom: string
  texts: LegalTexts
  locales: readonly Locale[]
  isMoved: boolean
}

/** `null` when another member of staff has changed the same part since this revision. */
function changesOf(version: LegalVersion, input: LegalVersion, revision: string): Changes | null {
  const base = revision.split(' ')
  const present = revisionOf(version).split(' ')
  const isChanged = revisionOf(input)
    .split(' ')
    .map((part, at) => part !== base[at] && part !== present[at])
  if (isChanged.some((is, at) => is && base[at] !== present[at])) return null

  const locales = LOCALES.filter((_, at) => isChanged[at])
  const isMoved = isChanged[LOCALES.length] === true
  const written = Object.fromEntries(locales.map((locale) => [locale, input.texts[locale]]))
  return {
    effectiveFrom: (isMoved ? input : version).effectiveFrom,
    texts: { ...version.texts, ...written },
    locales,
    isMoved,
  }
}

async function recordChanges(
  ctx: Context,
  { id, document, effectiveFrom, texts }: LegalVersion,
  changes: Changes,
): Promise<void> {
  const target = { type: 'legal_text', id } as const
  for (const locale of changes.locales) {
    await recordAudit(ctx, {
      action: 'legal_draft_saved',
      target,
      // The audit entry has a digest of the former text, because texts are long; the version has the new one.
      detail: {
        document,
        effectiveFrom,
        locale,
        before: fingerprintOf(texts[locale]),
        after: fingerprintOf(changes.texts[locale]),
      },
    })
  }
  if (!changes.isMoved) return
  await recordAudit(ctx, {
    action: 'legal_draft_moved',
    target,
    detail: { before: { effectiveFrom }, after: { effectiveFrom: changes.effectiveFrom } },
  })
}

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
