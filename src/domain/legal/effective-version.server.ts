import type { Context } from '#domain/context.ts'
import { dayInJapan } from '#shared/japan-day.ts'

import { findNewestBegun, listVersions } from './store.server.ts'
import { type LegalDocument, type LegalVersion, versionOn } from './version.ts'

/** Its day; `null` while the text that the shop was opened with still holds. */
export const findEffectiveVersion = (
  ctx: Context,
  document: LegalDocument,
): Promise<string | null> => findNewestBegun(ctx, document, dayInJapan(ctx.now))

export type VersionHistory = {
  /** The version that is in effect on the requested day: past, present or future. */
  version: LegalVersion | null
  /** The one that it replaced. */
  before: LegalVersion | null
  /** Every published day, newest first. */
  days: string[]
}

/** For readers: drafts do not exist. Without a day it is today in Japan. */
export async function readLegalText(
  ctx: Context,
  document: LegalDocument,
  day = dayInJapan(ctx.now),
): Promise<VersionHistory> {
  const versions = await listVersions(ctx, document)
  const published = versions.filter(({ publishedAt }) => publishedAt !== null)
  const version = versionOn(published, day)
  return {
    version,
    before: version && (published[published.indexOf(version) + 1] ?? null),
    days: published.map(({ effectiveFrom }) => effectiveFrom),
  }
}
