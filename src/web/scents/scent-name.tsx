/** A scent by its seal and its name: never the colour alone. */
import type { Locale } from '#shared/locale.ts'

import css from './scent-name.module.css'
import { Seal } from './seal.tsx'

type Props = {
  serial: string
  kind: string
  name: string
  /** The same name for readers of another language. */
  second?: { text: string; lang: Locale } | null
  size?: 20 | 24 | 32 | 44
}

export function ScentName({ serial, kind, name, second = null, size = 24 }: Props) {
  return (
    <span className={css.scent}>
      <Seal serial={serial} kind={kind} size={size} />
      <span className={css.names}>
        {name}
        {second && (
          <span className={css.second} lang={second.lang}>
            {second.text}
          </span>
        )}
      </span>
    </span>
  )
}
