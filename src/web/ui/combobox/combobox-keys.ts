/** Keyboard behaviour of a combobox (ARIA 1.2, list autocomplete), as a pure function. */

/** `active` is the option that Enter would take, -1 for none. */
export type Popup = { isOpen: boolean; active: number }

export type KeyPress = { key: string; altKey: boolean; isComposing: boolean }

export type KeyAct =
  | { act: 'show'; popup: Popup }
  | { act: 'choose' }
  | { act: 'clear' }
  /** Left to the text field. */
  | { act: 'none' }

export const CLOSED: Popup = { isOpen: false, active: -1 }

/** While a Japanese or Korean word is being composed, every key belongs to the input method: Enter ends the word. */
export function actOf({ key, altKey, isComposing }: KeyPress, popup: Popup, count: number): KeyAct {
  if (isComposing) return { act: 'none' }
  const show = (active: number): KeyAct => ({ act: 'show', popup: { isOpen: true, active } })

  switch (key) {
    case 'ArrowDown':
      return altKey ? show(popup.active) : show(after(popup.active, count))
    case 'ArrowUp':
      return altKey ? { act: 'show', popup: CLOSED } : show(before(popup.active, count))
    case 'Home':
      return isOnOption(popup) ? show(0) : { act: 'none' }
    case 'End':
      return isOnOption(popup) ? show(count - 1) : { act: 'none' }
    case 'Enter':
      return isOnOption(popup) ? { act: 'choose' } : { act: 'none' }
    case 'Escape':
      return popup.isOpen ? { act: 'show', popup: CLOSED } : { act: 'clear' }
    default:
      return { act: 'none' }
  }
}

const isOnOption = ({ isOpen, active }: Popup): boolean => isOpen && active >= 0

const after = (active: number, count: number): number => (count === 0 ? -1 : (active + 1) % count)

const before = (active: number, count: number): number => (active <= 0 ? count - 1 : active - 1)
