/** The states of countries that have a list of them: Japan's prefectures and Korea's provinces. */
import type { Locale } from '#shared/locale.ts'

import { PREFECTURES, parsePrefecture } from './prefecture.ts'
import { PROVINCES, parseProvince } from './province.ts'

/** `code` is ISO 3166-2. */
export type State = { code: string; name: Record<Locale, string> }

const LISTS: Readonly<
  Record<string, { all: readonly State[]; parse: (input: string) => State | null }>
> = {
  JP: { all: PREFECTURES, parse: parsePrefecture },
  KR: { all: PROVINCES, parse: parseProvince },
}

/** `null` where a state is typed. */
export const statesOf = (country: string): readonly State[] | null => LISTS[country]?.all ?? null

/** By its code or by any of its names; `null` for no such state, and where states have no list. */
export const parseState = (country: string, input: string): State | null =>
  LISTS[country]?.parse(input) ?? null

/** The state in the reader's language where we know its name, else as it was typed. */
export const stateName = (country: string, state: string, locale: Locale): string =>
  parseState(country, state)?.name[locale] ?? state
