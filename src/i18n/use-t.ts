/** The words of the active language inside components. The root gives them; nothing else knows where they come from. */
import { createContext, useCallback, useContext, useMemo } from 'react'

import { FALLBACK_LOCALE, type Locale } from '#shared/locale.ts'
import { type Currency, formatMoney, money } from '#shared/money.ts'

import {
  type MessageParams,
  type Messages,
  problemText,
  type Translate,
  translatorOf,
} from './translate.ts'

export type Words = { locale: Locale; messages: Messages }

/** Without a root that could load, a page has no words: keys show, which only the error page may meet. */
export const WordsContext = createContext<Words>({ locale: FALLBACK_LOCALE, messages: {} })

export function useT(): Translate {
  const { locale, messages } = useContext(WordsContext)
  return useMemo(() => translatorOf(locale, messages), [locale, messages])
}

export const useLocale = (): Locale => useContext(WordsContext).locale

/** The words for an amount in minor units. */
export function useAmount(currency: Currency): (minor: number) => string {
  const locale = useLocale()
  return (minor) => formatMoney(money(minor, currency), locale)
}

/** The text of a refusal by its code, as the API and the use cases give it. */
export function useProblem(): (code: string, params?: MessageParams) => string {
  const { locale, messages } = useContext(WordsContext)
  return useCallback(
    (code, params) => problemText(locale, messages, code, params),
    [locale, messages],
  )
}
