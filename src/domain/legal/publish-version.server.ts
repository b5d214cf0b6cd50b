/** Publishes a version for the day from which it holds, and takes it back while that day is still to come. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import {
  findVersion,
  insertVersion,
  lockVersion,
  lockVersionsOf,
  setPublished,
  setWithdrawn,
} from './store.server.ts'
import { type Dated, type LegalTexts, type LegalVersion, mayTakeEffectOn } from './version.ts'
import { revisionOf } from './view-versions.server.ts'

type Refusal =
  | 'forbidden'
  | 'not_found'
  | 'edit_conflict'
  | 'text_published'
  | 'text_missing'
  | 'version_date_invalid'

type Publication = {
  id: string
  revision: string
  /** The seeded text: stored as a version when the first published one follows. */
  opening: { effectiveFrom: string; texts: LegalTexts }
  /** Puts the shop's numbers into a text. What is published stays as it is, whatever becomes of them. */
  filled: (text: string, locale: Locale) => string
}

export async function publishLegalVersion(
  ctx: Context,
  { id, revision, opening, filled }: Publication,
): Promise<Result<null, Refusal>> {
  if (!may(ctx.actor, 'setting.edit')) return fail('forbidden')
  if (!isUuid(id)) return fail('not_found')

  return ctx.transaction<Result<null, Refusal>>(async (ctx) => {
    const found = await findVersion(ctx, id)
    const versions = found ? await lockVersionsOf(ctx, found.document) : []
    const version = versions.find((one) => one.id === id)
    if (!version) return fail('not_found')
    const unready = unreadyFor(version, revision)
    if (unready) return fail(unready)

    const published = versions.filter(({ publishedAt }) => publishedAt !== null)
    const before: Dated[] = published.length > 0 ? published : [{ ...opening, publishedAt: null }]
    if (!mayTakeEffectOn(version.effectiveFrom, before, dayInJapan(ctx.now))) {
      return fail('version_date_invalid')
    }
    if (published.length === 0 && !(await keepOpening(ctx, version, opening))) {
      return fail('version_date_invalid')
    }
    await setPublished(
      ctx,
      id,
      inEvery((locale) => filled(version.texts[locale] ?? '', locale)),
    )
    await told(ctx, version, 'legal_text_published')
    return ok(null)
  })
}

function unreadyFor(
  version: LegalVersion,
  revision: string,
): 'text_published' | 'edit_conflict' | 'text_missing' | null {
  if (version.publishedAt !== null) return 'text_published'
  if (revisionOf(version) !== revision) return 'edit_conflict'
  return LOCALES.some((locale) => !version.texts[locale]) ? 'text_missing' : null
}

/** Only before its effective date, while no customer can have agreed to it. */
export async function withdrawLegalVersion(
  ctx: Context,
  id: string,
): Promise<Result<null, 'forbidden' | 'not_found' | 'text_published'>> {
  if (!may(ctx.actor, 'setting.edit')) return fail('forbidden')
  if (!isUuid(id)) return fail('not_found')

  return ctx.transaction<Result<null, 'not_found' | 'text_published'>>(async (ctx) => {
    const version = await lockVersion(ctx, id)
    if (!version) return fail('not_found')
    if (version.publishedAt === null) return ok(null)
    if (version.effectiveFrom <= dayInJapan(ctx.now)) return fail('text_published')

    await setWithdrawn(ctx, id)
    await told(ctx, version, 'legal_text_withdrawn')
    return ok(null)
  })
}

/** Whether its day was free: a draft may have the same one. */
async function keepOpening(
  ctx: Context,
  { document }: LegalVersion,
  opening: Publication['opening'],
): Promise<boolean> {
  return (await insertVersion(ctx, { document, ...opening, publishedAt: ctx.now })) !== null
}

const inEvery = (textIn: (locale: Locale) => string): LegalTexts => ({
  en: textIn('en'),
  ja: textIn('ja'),
  ko: textIn('ko'),
})

const told = (
  ctx: Context,
  { id, document, effectiveFrom }: LegalVersion,
  action: 'legal_text_published' | 'legal_text_withdrawn',
): Promise<void> =>
  recordAudit(ctx, {
    action,
    target: { type: 'legal_text', id },
    detail: { document, effectiveFrom },
  })
