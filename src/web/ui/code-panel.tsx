/** Code to read and to take along. */
import type { ReactNode } from 'react'

import css from './code-panel.module.css'
import { CopyButton } from './copy-button.tsx'

type Props = {
  /** What it is, for those who cannot see the panel. */
  name: string
  /** The label above the code: its language, or what it is for. */
  label: ReactNode
  code: string
  /** Without them there is nothing to copy. */
  words?: Parameters<typeof CopyButton>[0]['words'] | undefined
  /** One among many, or next to a form. */
  isTight?: boolean | undefined
  /** Where the page around it is not. */
  isNight?: boolean | undefined
}

export function CodePanel({ name, label, code, words, isTight, isNight = false }: Props) {
  return (
    <div
      className={css.panel}
      data-tight={isTight || undefined}
      {...(isNight && { 'data-theme': 'night' })}
    >
      <div className={css.bar}>
        <span className="code">{label}</span>
        {words && <CopyButton text={code} words={words} />}
      </div>
      <CodeText name={name}>{code}</CodeText>
    </div>
  )
}

/** The code alone, for a panel of another make. Parts of it may be marked. */
export function CodeText({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className={css.text} tabIndex={0} aria-label={name}>
      <pre translate="no">{children}</pre>
    </section>
  )
}
