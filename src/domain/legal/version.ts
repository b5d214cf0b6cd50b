/** Versions of the legal texts: each holds from a day in Japan until the next one does. Spec §4 "Terms acceptance". */
import { isAmong } from '#shared/is-among.ts'
import { daysAfter } from '#shared/iso-day.ts'
import type { Locale } from '#shared/locale.ts'

/** Terms of sale, which an order is placed under; terms of the site; privacy policy. */
export const LEGAL_DOCUMENTS = ['sale', 'service', 'privacy'] as const
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number]

export const isLegalDocument = isAmong(LEGAL_DOCUMENTS)

export const LEGAL_TEXT_LENGTH_MAX = 40_000

/** The notice that readers get of a new version, unless staff choose another day. A50. */
const LEGAL_NOTICE_DAYS = 30

export type LegalTexts = Record<Locale, string | null>

export type LegalVersion = {
  id: string
  document: LegalDocument
  /** The ISO day in Japan from which it holds; it names the version. */
  effectiveFrom: string
  texts: LegalTexts
  /** `null` for a draft, which no reader sees. */
  publishedAt: Date | null
}

export type Dated = Pick<LegalVersion, 'effectiveFrom' | 'publishedAt'>

/** The newest effective version; `null` before the first. */
export function versionOn<Version extends Dated>(
  versions: readonly Version[],
  day: string,
): Version | null {
  const begun = versions.filter(
    ({ effectiveFrom, publishedAt }) => publishedAt !== null && effectiveFrom <= day,
  )
  return begun.reduce<Version | null>(
    (newest, one) => (newest === null || one.effectiveFrom > newest.effectiveFrom ? one : newest),
    null,
  )
}

export type VersionState = 'draft' | 'coming' | 'holds' | 'past'

/** `versions` are all of the same document. */
export function versionState<Version extends Dated>(
  version: Version,
  versions: readonly Version[],
  today: string,
): VersionState {
  if (version.publishedAt === null) return 'draft'
  if (version.effectiveFrom > today) return 'coming'
  return versionOn(versions, today)?.effectiveFrom === version.effectiveFrom ? 'holds' : 'past'
}

/** A version may begin today at the earliest, and only after every published one: what was agreed to is not rewritten. */
export const mayTakeEffectOn = (day: string, published: readonly Dated[], today: string): boolean =>
  day >= today && published.every(({ effectiveFrom }) => effectiveFrom < day)

/** The effective date that a new version is proposed: after the notice, and after every other version, drafts included. */
export function proposedEffectiveFrom(
  versions: readonly Pick<LegalVersion, 'effectiveFrom'>[],
  today: string,
): string {
  const free = versions.map(({ effectiveFrom }) => daysAfter(effectiveFrom, 1))
  return free.reduce(
    (latest, day) => (day > latest ? day : latest),
    daysAfter(today, LEGAL_NOTICE_DAYS),
  )
}
