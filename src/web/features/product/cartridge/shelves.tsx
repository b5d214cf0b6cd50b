/** Every scent with its print, by category. On a phone each category is a shelf to be moved sideways; elsewhere one grid. */
import type { CardScent } from '#web/scents/card-scent.ts'
import { ScentCard } from '#web/scents/scent-card.tsx'

import css from './shelves.module.css'

type Props = {
  scents: readonly CardScent[]
  kinds: readonly { kind: string; word: string }[]
}

export function Shelves({ scents, kinds }: Props) {
  const shelves = kinds.map(({ kind, word }) => ({
    kind,
    word,
    scents: scents.filter((scent) => scent.kind === kind),
  }))
  return (
    <div className={css.shelves}>
      {shelves.map(({ kind, word, scents }) => (
        <section key={kind} className={css.shelf} aria-labelledby={`shelf-${kind}`}>
          <h3 id={`shelf-${kind}`} className={css.kind}>
            <i data-kind={kind} />
            {word}
            <span className="figures">{scents.length}</span>
          </h3>
          <ul className={css.row}>
            {scents.map((scent) => (
              <ScentCard key={scent.serial} scent={scent} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
