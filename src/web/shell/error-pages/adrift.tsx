/** Nothing to show here: the words, and next to them the ring of which one dot drifts off. */
import type { ReactNode } from 'react'

import { DriftingMark } from '#web/ui/drifting-mark.tsx'

import css from './adrift.module.css'

export const Adrift = ({ children }: { children: ReactNode }) => (
  <div className={css.room}>
    <div className={`wrap ${css.page}`}>
      <DriftingMark />
      <div className={css.words}>{children}</div>
    </div>
  </div>
)
