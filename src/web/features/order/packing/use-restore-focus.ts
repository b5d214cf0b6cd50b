/** A pressed button may be gone afterwards; the focus does not return to the top of the page. */
import { type RefObject, useEffect } from 'react'

export function useRestoreFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const background = panel.current
    if (background === null) return
    const afterClick = () =>
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        background.querySelector<HTMLElement>('[data-chamber][tabindex="0"]')?.focus()
      })
    background.addEventListener('click', afterClick)
    return () => background.removeEventListener('click', afterClick)
  }, [panel])
}
