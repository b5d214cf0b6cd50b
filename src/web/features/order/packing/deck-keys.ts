import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'

/** Which chamber a key leads to, round the ring; `null` for a key that leads nowhere. Counted from zero. @internal */
export function wellAfter(key: string, at: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % CARTRIDGES_PER_PACKAGE
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + CARTRIDGES_PER_PACKAGE) % CARTRIDGES_PER_PACKAGE
    case 'Home':
      return 0
    case 'End':
      return CARTRIDGES_PER_PACKAGE - 1
    default: {
      const number = /^[1-9]$/.test(key) ? Number(key) : 0
      return number >= 1 && number <= CARTRIDGES_PER_PACKAGE ? number - 1 : null
    }
  }
}

type Press = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }
export type DeckCommand = 'undo' | 'takeOut' | 'putDown' | { well: number }

const COMMANDS = { Delete: 'takeOut', Backspace: 'takeOut', Escape: 'putDown' } as const

/** What a key asks of the deck; `null` for what is the browser's. */
export function commandOf(
  { key, ctrlKey, metaKey, altKey }: Press,
  at: number,
): DeckCommand | null {
  if (ctrlKey || metaKey || altKey) return key === 'z' && !altKey ? 'undo' : null
  if (key === 'Delete' || key === 'Backspace' || key === 'Escape') return COMMANDS[key]
  const well = wellAfter(key, at)
  return well === null ? null : { well }
}
