import css from './seal-dot.module.css'

/** A scent's category: a dot in its colour and its word, never the colour alone. `kind` as in the catalogue. */
export function SealDot({ kind, word }: { kind: string; word: string }) {
  return (
    <span className={css.seal} data-kind={kind}>
      {word}
    </span>
  )
}
