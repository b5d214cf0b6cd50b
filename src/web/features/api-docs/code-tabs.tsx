/** A request in the language that the reader chose. Without JavaScript it is the one for a terminal. */
import { type KeyboardEvent, useId, useRef } from 'react'

import { useT } from '#i18n/use-t.ts'
import { useCopyLabels } from '#web/labels/ui-labels.ts'

import { CodeText } from '../../ui/code-panel.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { tabAfter } from '../../ui/tab-keys.ts'
import css from './code.module.css'
import { chooseLanguage, useIsHydrated, useLanguage } from './selected-language.ts'
import { codeOf, LANGUAGES, type Language, type Sample } from './try-it/write-request.ts'

const NAMES = { curl: 'curl', fetch: 'fetch', node: 'Node' } as const satisfies Record<
  Language,
  string
>

type Props = { name: string; sample: Sample }

export function CodeTabs({ name, sample }: Props) {
  const words = useCopyLabels()
  const isHydrated = useIsHydrated()
  const language = useLanguage()
  const panel = useId()
  const code = codeOf(language, sample)
  return (
    <div className={css.panel} data-theme="night">
      <div className={css.bar}>
        {isHydrated ? <LanguageTabs name={name} panel={panel} /> : <span>{NAMES[language]}</span>}
        {isHydrated && <CopyButton text={code} words={words} />}
      </div>
      <div id={panel} {...(isHydrated && { role: 'tabpanel', 'aria-label': NAMES[language] })}>
        <CodeText name={`${name}, ${NAMES[language]}`}>{code}</CodeText>
      </div>
    </div>
  )
}

function LanguageTabs({ name, panel }: { name: string; panel: string }) {
  const t = useT()
  const chosen = useLanguage()
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent): void {
    const next = LANGUAGES[tabAfter(event.key, LANGUAGES.indexOf(chosen), LANGUAGES.length)]
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
      {LANGUAGES.map((language) => (
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
          {NAMES[language]}
        </button>
      ))}
    </div>
  )
}
