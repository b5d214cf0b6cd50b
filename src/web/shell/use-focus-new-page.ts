/** The link or button that led to a page is gone with the page before: its focus goes to the heading of the new one. */
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

export function useFocusNewPage(): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A control of the frame stays, a field of the new page may have it, and a part that the address names is shown instead.
    // The opener of a panel has it because a link of the panel led here.
    const { activeElement: focused, body } = document
    if (hash !== '' || (focused !== body && !focused?.matches('[popovertarget]'))) return
    focusHeading()
  }, [pathname, hash])
}

/** Also of what a form shows instead of its page. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (target === null) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
