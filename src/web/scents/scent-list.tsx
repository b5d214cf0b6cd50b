/** Selected scents: seal and name, the code and how many. */
import type { Locale } from '#shared/locale.ts'

import css from './scent-list.module.css'
import { ScentName } from './scent-name.tsx'

export type SelectedScent = {
  serial: string
  name: string
  second?: { text: string; lang: Locale } | null
  kind: string
  count: string
}

export function ScentList({ scents }: { scents: readonly SelectedScent[] }) {
  return (
    <ul className={css.scents}>
      {scents.map(({ count, ...scent }) => (
        <li key={scent.serial}>
          <ScentName {...scent} />
          <span className={css.code}>{scent.serial}</span>
          <span className={css.count}>{count}</span>
        </li>
      ))}
    </ul>
  )
}
