import type { ComponentProps } from 'react'

import css from './control.module.css'
import { Icon } from './icon.tsx'

export type Option = { value: string; label: string }

type Props = Omit<ComponentProps<'select'>, 'className' | 'style' | 'children'> & {
  options: readonly Option[]
  /** The choice that is none, shown first. */
  placeholder?: string | undefined
}

export function Select({ options, placeholder, ...rest }: Props) {
  return (
    <div className={css.select}>
      <select {...rest} className={css.control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={20} />
    </div>
  )
}
