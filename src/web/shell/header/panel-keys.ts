/** Arrow keys inside a panel of the header, in addition to Tab, Enter and Escape, which the browser handles. */
import type { KeyboardEvent } from 'react'

/** Down opens the panel that hangs from this button and goes to its first link. */
export function openByArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  const panel = document.getElementById(event.currentTarget.getAttribute('popovertarget') ?? '')
  if (event.key !== 'ArrowDown' || panel === null || !('showPopover' in panel)) return
  event.preventDefault()
  if (!panel.matches(':popover-open')) event.currentTarget.click()
  panel.querySelector<HTMLElement>('a, button')?.focus()
}

/** Arrows go round all that can be pressed; Home and End to the two ends. */
export function walkByArrows(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const at = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1
  const next = nextStop(event.key, at, stops.length)
  if (next === null) return
  event.preventDefault()
  stops[next]?.focus()
}

/** Which of `count` stops a key leads to from the one at `at`; `null` for keys that lead nowhere. @internal */
export function nextStop(key: string, at: number, count: number): number | null {
  if (at < 0 || count === 0) return null
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowUp':
    case 'ArrowLeft':
      return (at + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
