/** A few views of one thing. Without JavaScript all of them are shown, each under its name. */
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

import { tabAfter } from './tab-keys.ts'
import css from './tabs.module.css'

export type Tab = { id: string; label: string; content: ReactNode }

type Props = {
  label: string
  tabs: readonly Tab[]
}

export function Tabs({ label, tabs }: Props) {
  const own = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(tabs[0]?.id)

  function onKeyDown(event: KeyboardEvent): void {
    const next =
      tabs[
        tabAfter(
          event.key,
          tabs.findIndex(({ id }) => id === chosen),
          tabs.length,
        )
      ]
    if (next === undefined) return
    event.preventDefault()
    setChosen(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab='${next.id}']`)?.focus()
  }

  return (
    <div className={css.tabs}>
      <div ref={list} className={css.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${own}-${tab.id}-tab`}
            className={css.tab}
            data-tab={tab.id}
            aria-selected={tab.id === chosen}
            aria-controls={`${own}-${tab.id}`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => setChosen(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${own}-${tab.id}`}
          className={css.panel}
          aria-labelledby={`${own}-${tab.id}-tab`}
          data-off={tab.id !== chosen || undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control is reached from its tab by one key (ARIA tabs).
          tabIndex={0}
        >
          <p className={css.name}>{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  )
}
