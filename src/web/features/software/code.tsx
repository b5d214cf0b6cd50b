/** A sample as it is typed. It is grey but for the strengths, each in the colour of its scent: colour is scent here too. */
import type { ReactNode } from 'react'

import { CodeText } from '../../ui/code-panel.tsx'
import css from './code.module.css'

type Part = { kind: string; percent: number }

type Props = {
  code: string
  /** What the device says to it. */
  answer?: string | undefined
  /** Tells those who listen what this is. */
  label: string
  /** The strengths that the code names, in its order. */
  mix: readonly Part[]
}

export function Code({ code, answer, label, mix }: Props) {
  return (
    <CodeText name={label}>
      <code className={css.code}>{inColour(code, mix)}</code>
      {answer !== undefined && <samp className={css.answer}>{answer}</samp>}
    </CodeText>
  )
}

/** Other numbers may be the same as a strength: it is looked for from the word for strength on, one after the other. */
function inColour(code: string, mix: readonly Part[]): ReactNode[] {
  let from = Math.max(0, code.search(/concentration/))
  let written = 0
  const pieces = mix.flatMap(({ kind, percent }): ReactNode[] => {
    const found = code.slice(from).search(new RegExp(`\\b${percent}\\b`))
    if (found < 0) return []

    const start = from + found
    const before = code.slice(written, start)
    from = start + String(percent).length
    written = from
    return [
      before,
      <b key={start} className={css.strength} data-kind={kind}>
        {percent}
      </b>,
    ]
  })
  return [...pieces, code.slice(written)]
}
