import type { ComponentProps, ReactNode } from 'react'

import css from './choice.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'role'> & {
  label: ReactNode
}

/** On or off, and in force at once; for what is sent with a form, take a checkbox. */
export function Switch({ label, ...rest }: Props) {
  return (
    <label className={`${css.line} ${css.switch}`}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is on. */}
      <input {...rest} type="checkbox" role="switch" />
      <span>{label}</span>
    </label>
  )
}
