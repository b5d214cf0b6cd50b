import { type RefObject, useEffect, useRef, useState } from 'react'

import { isFocusLost } from './lost-focus.ts'

type Disclosure = {
  isOpen: boolean
  open: () => void
  close: () => void
  /** For the button that opens it: it takes the focus back. */
  opener: RefObject<HTMLButtonElement | null>
}

/** A form that is shown on request. */
export function useDisclosure(): Disclosure {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (wasOpen.current && !isOpen && isFocusLost()) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), opener }
}
