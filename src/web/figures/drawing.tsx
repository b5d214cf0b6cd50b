/** The drawings, all of one size: ink for what is built, colour for what is a scent. Their captions say what they show. */
import type { ReactNode } from 'react'

import { Booster, Hotspot, OneProgram, Pause, Reach } from './answer-drawings.tsx'
import { Cut, Types } from './cartridge-drawings.tsx'
import { Lights, Serial } from './device-drawings.tsx'
import css from './drawing.module.css'
import type { DrawingName } from './names.ts'
import { Awarded, Pairs, Selected, Six } from './seal-drawings.tsx'
import { Request, Strengths, Units } from './signal-drawings.tsx'
import { FirstHour, Hour, Sprays, Switching } from './time-drawings.tsx'

const DRAWINGS = {
  switching: Switching,
  sprays: Sprays,
  cut: Cut,
  hour: Hour,
  'first-hour': FirstHour,
  serial: Serial,
  types: Types,
  lights: Lights,
  six: Six,
  selected: Selected,
  awarded: Awarded,
  pairs: Pairs,
  request: Request,
  strengths: Strengths,
  units: Units,
  reach: Reach,
  pause: Pause,
  hotspot: Hotspot,
  booster: Booster,
  'one-program': OneProgram,
} as const satisfies Record<DrawingName, () => ReactNode>

/** In a list it is small, and its words are left out. */
export function Drawing({ name, isSmall = false }: { name: DrawingName; isSmall?: boolean }) {
  const Shapes = DRAWINGS[name]
  return (
    <svg
      className={css.drawing}
      viewBox="0 0 640 400"
      width={640}
      height={400}
      data-small={isSmall || undefined}
      aria-hidden="true"
    >
      <Shapes />
    </svg>
  )
}
