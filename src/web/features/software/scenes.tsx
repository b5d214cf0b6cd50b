/** Five shots of a film that does not exist, in grey: what is coloured on its timeline is scent. */
import type { ReactNode } from 'react'

import type { Chamber } from './deck.ts'
import css from './scenes.module.css'

const WIDTH = 240
const HEIGHT = 150

type Shot = { id: string; chamber: Chamber; at: string; seconds: number; percent: number }

/** Each lasts less than is advised for one spray. */
export const SHOTS = [
  { id: 'forest', chamber: 2, at: '0:04', seconds: 4, percent: 60 },
  { id: 'meadow', chamber: 6, at: '0:21', seconds: 3, percent: 80 },
  { id: 'sea', chamber: 5, at: '0:38', seconds: 4, percent: 50 },
  { id: 'cup', chamber: 4, at: '0:52', seconds: 2, percent: 70 },
  { id: 'rose', chamber: 3, at: '1:10', seconds: 3, percent: 40 },
] as const satisfies readonly Shot[]

export function Scene({ id }: { id: (typeof SHOTS)[number]['id'] }) {
  return (
    <svg
      className={css.scene}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className={css.far} width={WIDTH} height={HEIGHT} />
      {DRAWINGS[id]()}
    </svg>
  )
}

const DRAWINGS = {
  forest: () => (
    <>
      {[12, 64, 118, 170, 222].map((x) => (
        <path key={x} className={css.middle} d={`M${x} 26l24 104h-48z`} />
      ))}
      {[38, 92, 196].map((x) => (
        <path key={x} className={css.near} d={`M${x} 52l34 98h-68z`} />
      ))}
      <rect className={css.near} y="128" width={WIDTH} height="22" />
    </>
  ),
  meadow: () => (
    <>
      <circle className={css.light} cx="176" cy="48" r="17" />
      <path className={css.middle} d="M0 96q70 -44 140 -10t100 -12v76h-240z" />
      <path className={css.near} d="M0 120q90 -30 150 -6t90 -8v44h-240z" />
      {[20, 34, 46, 62, 74, 90, 204, 216, 228].map((x) => (
        <path key={x} className={css.blade} d={`M${x} 150q2 -22 ${x % 4 === 0 ? 10 : -8} -40`} />
      ))}
    </>
  ),
  sea: () => (
    <>
      <circle className={css.light} cx="120" cy="76" r="30" />
      <rect className={css.near} y="80" width={WIDTH} height="70" />
      {[92, 104, 118, 134].map((y, row) => (
        <line key={y} className={css.glint} x1={104 - row * 12} x2={136 + row * 12} y1={y} y2={y} />
      ))}
    </>
  ),
  cup: () => (
    <>
      <rect className={css.near} y="118" width={WIDTH} height="32" />
      <path className={css.middle} d="M78 66h72v30q0 26 -26 26h-20q-26 0 -26 -26z" />
      <path className={css.handle} d="M150 74h8q12 0 12 12t-12 12h-9" />
      {[98, 114, 130].map((x) => (
        <path key={x} className={css.steam} d={`M${x} 54q-7 -9 0 -17t0 -17`} />
      ))}
    </>
  ),
  rose: () => (
    <>
      <path className={css.stem} d="M120 78q4 36 -4 72M118 118q18 -14 30 -8" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse
          key={turn}
          className={css.middle}
          cx="120"
          cy="44"
          rx="17"
          ry="22"
          transform={`rotate(${turn} 120 62)`}
        />
      ))}
      <path className={css.steam} d="M120 62m-9 0a9 9 0 1 1 9 9m0 -9m-3 0a3 3 0 1 1 3 3" />
    </>
  ),
} as const satisfies Record<(typeof SHOTS)[number]['id'], () => ReactNode>
