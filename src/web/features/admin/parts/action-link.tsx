/** A link of the console that looks like a small button. One that only opens a form of its page keeps the page in its place. */
import type { ComponentProps } from 'react'

import { ButtonLink } from '#web/ui/button.tsx'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'size' | 'to'> & {
  to: string
  /** Names the row, for screen readers, where several rows have the link. */
  about?: string
}

export const ActionLink = ({ to, variant = 'outline', about, children, ...link }: Props) => (
  <ButtonLink
    preventScrollReset={to.startsWith('?')}
    {...link}
    to={to}
    variant={variant}
    size="small"
  >
    {children}
    {about && <span className="visually-hidden"> {about}</span>}
  </ButtonLink>
)
