/** Something that may be a slip and may be right: said below the field, in the way of nothing. */
import type { ReactNode } from 'react'

import { Icon } from '#web/ui/icon.tsx'

import css from './soft-note.module.css'

/** It is always there, so that what comes into it is read out. */
export const SoftNote = ({ children }: { children: ReactNode }) => (
  <div role="status">
    {children && (
      <p className={css.note}>
        <Icon name="info" size={20} />
        <span>{children}</span>
      </p>
    )}
  </div>
)
