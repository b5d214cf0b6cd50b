/** A button that waits is disabled, and what was done takes its form away: either leaves the focus on nothing. */

/** As long as a page needs to show what an answer changed. */
const FRAMES_MAX = 10

export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** Back to what was pressed as soon as it takes the focus, unless something else has it by then. */
export function focusAgain(pressed: Element | null, framesLeft = FRAMES_MAX): void {
  if (!(pressed instanceof HTMLElement)) return
  requestAnimationFrame(() => {
    if (!isFocusLost()) return
    pressed.focus()
    if (isFocusLost() && framesLeft > 1) focusAgain(pressed, framesLeft - 1)
  })
}
