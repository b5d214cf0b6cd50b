import { JAPAN, KOREA, UNITED_STATES } from '#domain/shipping/country.ts'
import type { Locale } from '#shared/locale.ts'

import type { Region } from '../prices/region.ts'
import { changeDraft, readDraft } from './order-draft.ts'
import { liveIn } from './residence.ts'

/** Where most readers of a language outside Japan live: assumed until they say. */
const ABROAD = {
  ja: UNITED_STATES,
  en: UNITED_STATES,
  ko: KOREA,
} as const satisfies Record<Locale, string>

/** “Ships to Japan” is an answer to the question of residence; “elsewhere” leaves it open, in dollars. */
export function chooseRegion(region: Region, locale: Locale): void {
  const draft = readDraft()
  if (region === 'home') changeDraft(liveIn(JAPAN, draft))
  else if (draft.location === JAPAN) {
    changeDraft({ ...liveIn(ABROAD[locale], draft), isResidenceKnown: false })
  }
}
