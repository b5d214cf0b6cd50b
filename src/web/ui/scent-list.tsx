/** Chosen scents: the dot of the category, the name, the code and how many. */
import css from './scent-list.module.css'
import { SealDot } from './seal-dot.tsx'

export type ChosenScent = { serial: string; name: string; kind: string; count: string }

export function ScentList({ scents }: { scents: readonly ChosenScent[] }) {
  return (
    <ul className={css.scents}>
      {scents.map(({ serial, name, kind, count }) => (
        <li key={serial}>
          <span className={css.name}>
            <SealDot kind={kind} word={name} />
          </span>
          <span className={css.code}>{serial}</span>
          <span className={css.count}>{count}</span>
        </li>
      ))}
    </ul>
  )
}
