/** What is wrong with a form, stored as what it says: words that are shown change with the language of the page. */
import { useState } from 'react'

import type { Translate } from '#i18n/translate.ts'
import { useLocale, useProblem, useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import type { FieldError } from '#web/ui/error-summary.tsx'

import { useReason } from './use-call-problem.ts'

export type Words = {
  t: Translate
  locale: Locale
  wordsOf: ReturnType<typeof useProblem>
  reasonOf: ReturnType<typeof useReason>
}

export type Found = (words: Words) => readonly FieldError[]

export function useFound(first: Found) {
  const words: Words = {
    t: useT(),
    locale: useLocale(),
    wordsOf: useProblem(),
    reasonOf: useReason(),
  }
  const [found, setFound] = useState(() => first)
  return {
    words,
    errors: found(words),
    /** The same until something else is found: in another language the summary does not take the focus again. */
    answer: found,
    find: (next: Found) => setFound(() => next),
  }
}
