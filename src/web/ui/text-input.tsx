import type { ComponentProps } from 'react'

import css from './control.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'style'>

export const TextInput = (props: Props) => <input type="text" {...props} className={css.control} />

type AreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'>

export const TextArea = (props: AreaProps) => (
  <textarea rows={5} {...props} className={css.control} />
)
