/** A button that is only a sign, with its word for those who listen. */
import type { ComponentProps } from 'react'

import { Icon, type IconName } from './icon.tsx'
import css from './icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'> & {
  icon: IconName
  label: string
  size?: 20 | 24 | undefined
}

export function IconButton({ icon, label, size, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={css.button} aria-label={label}>
      <Icon name={icon} size={size} />
    </button>
  )
}
