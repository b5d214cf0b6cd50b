/** In which language a reader wants the examples: one choice for all of them, remembered by the browser. */
import { useSyncExternalStore } from 'react'

import { DOCS_LANGUAGE_STORAGE } from '#shared/cookies.ts'
import { subscribeStored } from '#web/browser/subscribe-stored.ts'

import { LANGUAGES, type Language } from '../samples/languages.ts'

const CHANGED = 'docs-language-changed'
const onChange = subscribeStored(CHANGED)

export const useLanguage = (): Language =>
  useSyncExternalStore(onChange, remembered, () => LANGUAGES[0])

export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(DOCS_LANGUAGE_STORAGE, language)
  } catch {
    // Without storage, the browser shows the first language again next time.
    unkept = language
  }
  window.dispatchEvent(new Event(CHANGED))
}

let unkept: Language | null = null

function remembered(): Language {
  try {
    const word = localStorage.getItem(DOCS_LANGUAGE_STORAGE)
    return unkept ?? LANGUAGES.find((language) => language === word) ?? LANGUAGES[0]
  } catch {
    return unkept ?? LANGUAGES[0]
  }
}
