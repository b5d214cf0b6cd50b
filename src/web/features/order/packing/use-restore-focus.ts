/** A button that is pressed may be gone afterwards. Whoever pressed it is not sent back to the top of the page. */
import { type RefObject, useEffect } from 'react'

export function useRestoreFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const ground = panel.current
    if (ground === null) return
    const afterClick = () =>
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        ground.querySelector<HTMLElement>('[data-chamber][tabindex="0"]')?.focus()
      })
    ground.addEventListener('click', afterClick)
    return () => ground.removeEventListener('click', afterClick)
  }, [panel])
}
