/** Commands of the 3D view, and their keys. Buttons, keys and gestures all use them. */
import { CHAMBERS, type Chamber } from './explosion.ts'
import { TILT_STEP, TURN_STEP, ZOOM_STEP } from './orbit.ts'

export type Command =
  | { do: 'turn'; turn: number; tilt: number }
  | { do: 'zoom'; factor: number }
  | { do: 'start over' }
  | { do: 'toggle explosion' }
  | { do: 'lift'; chamber: Chamber }

export const TURN_LEFT = { do: 'turn', turn: -TURN_STEP, tilt: 0 } as const satisfies Command
export const TURN_RIGHT = { do: 'turn', turn: TURN_STEP, tilt: 0 } as const satisfies Command
export const TILT_UP = { do: 'turn', turn: 0, tilt: TILT_STEP } as const satisfies Command
export const TILT_DOWN = { do: 'turn', turn: 0, tilt: -TILT_STEP } as const satisfies Command
export const ZOOM_IN = { do: 'zoom', factor: ZOOM_STEP } as const satisfies Command
export const ZOOM_OUT = { do: 'zoom', factor: 1 / ZOOM_STEP } as const satisfies Command
export const START_OVER = { do: 'start over' } as const satisfies Command
export const TOGGLE_EXPLOSION = { do: 'toggle explosion' } as const satisfies Command

const COMMAND_OF_KEY: Readonly<Record<string, Command>> = {
  ArrowLeft: TURN_LEFT,
  ArrowRight: TURN_RIGHT,
  ArrowUp: TILT_UP,
  ArrowDown: TILT_DOWN,
  '+': ZOOM_IN,
  '=': ZOOM_IN,
  '-': ZOOM_OUT,
  _: ZOOM_OUT,
  Home: START_OVER,
  e: TOGGLE_EXPLOSION,
  E: TOGGLE_EXPLOSION,
  ...Object.fromEntries(
    CHAMBERS.map((chamber) => [String(chamber), { do: 'lift', chamber } satisfies Command]),
  ),
}

/** For assistive technology: `aria-keyshortcuts` of the view. */
export const KEY_SHORTCUTS = 'ArrowLeft ArrowRight ArrowUp ArrowDown + - Home E 1 2 3 4 5 6'

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** `null` for a key that is the browser's: also each with Ctrl, Alt or Command, as in "zoom the page". */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Press): Command | null {
  if (ctrlKey || metaKey || altKey) return null
  return Object.hasOwn(COMMAND_OF_KEY, key) ? (COMMAND_OF_KEY[key] ?? null) : null
}
