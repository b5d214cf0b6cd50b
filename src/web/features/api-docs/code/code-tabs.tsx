/** Code in the language that the reader chose. Without JavaScript it is the first one that there is. */
import { type KeyboardEvent, useId, useRef, useSyncExternalStore } from 'react'

import { useT } from '#i18n/use-t.ts'
import { DOCS_LANGUAGE_STORAGE } from '#shared/cookies.ts'
import { subscribeStored } from '#web/browser/subscribe-stored.ts'
import { useCopyLabels } from '#web/labels/ui-labels.ts'

import { CodeText } from '../../../ui/code-panel.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { tabAfter } from '../../../ui/tab-keys.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../samples/languages.ts'
import css from './code.module.css'
import { Highlighted } from './highlighted.tsx'

type Props = {
  name: string
  /** Those that there is code for. */
  languages?: readonly Language[]
  codeIn: (language: Language) => string
}

export function CodeTabs({ name, languages = LANGUAGES, codeIn }: Props) {
  const words = useCopyLabels()
  const chosen = useLanguage()
  const panel = useId()
  const language = languages.find((one) => one === chosen) ?? languages[0] ?? 'curl'
  const code = codeIn(language)
  return (
    <div className={css.panel} data-theme="night">
      <div className={css.bar}>
        <LanguageTabs name={name} panel={panel} languages={languages} chosen={language} />
        <CopyButton text={code} words={words} />
      </div>
      <div id={panel} role="tabpanel" aria-label={LANGUAGE_NAMES[language]}>
        <CodeText name={`${name}, ${LANGUAGE_NAMES[language]}`}>
          <Highlighted code={code} />
        </CodeText>
      </div>
    </div>
  )
}

type TabsProps = { name: string; panel: string; languages: readonly Language[]; chosen: Language }

function LanguageTabs({ name, panel, languages, chosen }: TabsProps) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent): void {
    const next = languages[tabAfter(event.key, languages.indexOf(chosen), languages.length)]
    if (next === undefined) return
    event.preventDefault()
    chooseLanguage(next)
    list.current?.querySelector<HTMLElement>(`[data-language='${next}']`)?.focus()
  }

  return (
    <div
      ref={list}
      className={css.tabs}
      role="tablist"
      aria-label={`${t('apiDocs.languageOf')}: ${name}`}
      onKeyDown={onKeyDown}
    >
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          role="tab"
          data-language={language}
          aria-selected={language === chosen}
          aria-controls={panel}
          tabIndex={language === chosen ? 0 : -1}
          onClick={() => chooseLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </div>
  )
}

const CHANGED = 'docs-language-changed'
const onChange = subscribeStored(CHANGED)

/** In which language a reader wants the examples: one choice for all of them, remembered by the browser. */
const useLanguage = (): Language => useSyncExternalStore(onChange, remembered, () => LANGUAGES[0])

function chooseLanguage(language: Language): void {
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
