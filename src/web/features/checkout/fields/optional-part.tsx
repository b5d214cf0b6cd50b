/** A field that few need: one line until it is wanted. Native `details`, so it opens without a script. */
import { type ReactNode, useState } from 'react'

import { Icon } from '#web/ui/icon.tsx'

import css from './optional-part.module.css'

type Props = { label: string; isWanted: boolean; children: ReactNode }

export function OptionalPart({ label, isWanted, children }: Props) {
  // What was opened stays open when it is emptied: a field must not vanish under the hands.
  const [isOpen, setOpen] = useState(isWanted)
  return (
    <details
      className={css.part}
      open={isOpen || isWanted}
      onToggle={(event) => {
        const { open } = event.currentTarget
        if (open && !isOpen && !isWanted) focusFirst(event.currentTarget)
        setOpen(open)
      }}
    >
      <summary>
        <Icon name="plus" size={20} />
        {label}
      </summary>
      {children}
    </details>
  )
}

/** The line that opened it is gone, and with it the focus. */
function focusFirst(part: HTMLDetailsElement): void {
  part.querySelector<HTMLElement>('input, textarea')?.focus()
}
