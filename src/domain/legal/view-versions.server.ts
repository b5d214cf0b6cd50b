/** The versions as staff see them, drafts included. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { LOCALES } from '#shared/locale.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { findVersion, listVersions } from './store.server.ts'
import { LEGAL_DOCUMENTS, type LegalVersion, type VersionState, versionState } from './version.ts'

export type VersionDetail = LegalVersion & {
  state: VersionState
  /** What a form about it was filled from. */
  revision: string
}

export async function listLegalVersions(
  ctx: Context,
): Promise<Result<VersionDetail[], 'forbidden'>> {
  if (!may(ctx.actor, 'content.edit')) return fail('forbidden')

  const histories = await Promise.all(
    LEGAL_DOCUMENTS.map((document) => listVersions(ctx, document)),
  )
  return ok(histories.flatMap((versions) => versions.map((one) => sheetOf(ctx, one, versions))))
}

export async function viewLegalVersion(
  ctx: Context,
  id: string,
): Promise<Result<VersionDetail, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'content.edit')) return fail('forbidden')
  const version = isUuid(id) ? await findVersion(ctx, id) : null
  if (!version) return fail('not_found')

  return ok(sheetOf(ctx, version, await listVersions(ctx, version.document)))
}

/** A digest of each language, then the day: a save compares them part by part. */
export const revisionOf = ({ effectiveFrom, texts, publishedAt }: LegalVersion): string =>
  [...LOCALES.map((locale) => fingerprintOf([texts[locale], publishedAt])), effectiveFrom].join(' ')

const sheetOf = (
  ctx: Context,
  version: LegalVersion,
  versions: readonly LegalVersion[],
): VersionDetail => ({
  ...version,
  state: versionState(version, versions, dayInJapan(ctx.now)),
  revision: revisionOf(version),
})
