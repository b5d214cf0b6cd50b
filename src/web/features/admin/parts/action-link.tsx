/** A link of the console that looks like a small button. One that only opens a form of its page keeps the page in its place. */
import type { ComponentProps } from 'react'

import { ButtonLink } from '#web/ui/button.tsx'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'size' | 'to'> & { to: string }

export const ActionLink = ({ to, variant = 'outline', ...link }: Props) => (
  <ButtonLink
    preventScrollReset={to.startsWith('?')}
    {...link}
    to={to}
    variant={variant}
    size="small"
  />
)
