import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** For a native popover: the browser opens it and closes it on Escape and on a press elsewhere; a change of page closes it too. */
export function usePopover() {
  const panel = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key and closes the panel.
  useEffect(() => panel.current?.hidePopover?.(), [key])

  return panel
}
