/** A message in one of four tones. Tone is never shown by colour alone: each has its own icon. */
import type { ReactNode } from 'react'

import css from './callout.module.css'
import { Icon, type IconName } from './icon.tsx'

export type Tone = 'info' | 'ok' | 'warn' | 'danger'

export const TONE_ICONS = {
  info: 'info',
  ok: 'check',
  warn: 'warning',
  danger: 'alert',
} as const satisfies Record<Tone, IconName>

type Props = {
  tone: Tone
  title?: ReactNode
  children?: ReactNode
  /** `status` or `alert` for a callout that appears by itself. */
  role?: 'status' | 'alert' | undefined
}

export function Callout({ tone, title, children, role }: Props) {
  return (
    <div className={css.callout} data-tone={tone} role={role}>
      <Icon name={TONE_ICONS[tone]} size={20} />
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
