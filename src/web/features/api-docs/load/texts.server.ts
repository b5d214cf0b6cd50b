/**
 * What the description says, in Japanese and Korean. The description itself is English; a text is looked up by its English
 * wording, so that a changed sentence is shown in English until it is translated again, and never with a stale translation.
 */
import { parseCsv } from '#shared/csv.ts'
import type { Locale } from '#shared/locale.ts'

import csv from '../../../../../content/api/texts.csv?raw'
import type { Say } from '../reference/rows-of.ts'

const DESCRIPTION_TEXTS: ReadonlyMap<string, { ja: string; ko: string }> = new Map(
  parseCsv(csv).map(({ en = '', ja = '', ko = '' }) => [en, { ja, ko }]),
)

export const sayIn =
  (locale: Locale): Say =>
  (text) =>
    locale === 'en' ? text : DESCRIPTION_TEXTS.get(text)?.[locale] || text
