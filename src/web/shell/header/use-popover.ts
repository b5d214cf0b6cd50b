import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** For a native popover: the browser opens it and closes it on Escape and on a press elsewhere; a change of page closes it too. */
export function usePopover() {
  const panel = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const shownAt = useRef(key)

  useEffect(() => {
    // It may have been opened before hydration; that is no navigation.
    if (shownAt.current === key) return
    shownAt.current = key
    panel.current?.hidePopover?.()
  }, [key])

  return panel
}
