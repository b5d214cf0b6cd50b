/**
 * A shooter from above, at work: six wells round a dial, and the air of what is open. A drawing alone; what it shows is
 * described in text next to it. Shared by the playground of the HTTP API and the web player.
 */
import { useId } from 'react'

import { sealPath } from '#domain/prints/address.ts'

import { Air } from './air.tsx'
import css from './deck.module.css'
import type { Well } from './well.ts'

type Props = {
  wells: readonly Well[]
  /** Chambers may be open without the booster: then nothing leaves the device. */
  hasAir: boolean
  /** In the middle: the seconds that are left. */
  reading: string
  /** One moment, whose air rises for a few seconds and stops. */
  isStill?: boolean
}

const CENTRE = { x: 200, y: 396 }
const RING = 92

export function Deck({ wells, hasAir, reading, isStill = false }: Props) {
  const id = useId()
  const isSpraying = wells.some(({ phase }) => phase === 'spraying')
  return (
    <svg
      className={css.deck}
      viewBox="0 0 400 572"
      data-still={isStill || undefined}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}-shell`} x1="0.2" y1="0" x2="0.8" y2="1">
          <stop offset="0" className={css.shellLight} />
          <stop offset="1" className={css.shellDark} />
        </linearGradient>
      </defs>
      {hasAir && <Air id={id} wells={wells} />}
      <rect className={css.nozzle} x={182} y={208} width={36} height={26} rx={6} />
      <circle
        className={css.shell}
        r={168}
        cx={CENTRE.x}
        cy={CENTRE.y}
        fill={`url(#${id}-shell)`}
      />
      <circle className={css.seam} r={148} cx={CENTRE.x} cy={CENTRE.y} />
      {wells.map((well) => (
        <WellDrawing key={well.chamber} {...well} />
      ))}
      <circle className={css.dial} r={39} cx={CENTRE.x} cy={CENTRE.y} />
      <text
        className={css.reading}
        data-spraying={isSpraying || undefined}
        x={CENTRE.x}
        y={CENTRE.y + 8}
        textAnchor="middle"
      >
        {reading}
      </text>
    </svg>
  )
}

function WellDrawing({ chamber, serial, kind, phase, percent, share }: Well) {
  const angle = ((chamber - 1) * Math.PI) / 3
  const at = (out: number) => ({
    x: rounded(CENTRE.x + out * Math.sin(angle)),
    y: rounded(CENTRE.y - out * Math.cos(angle)),
  })
  const { x, y } = at(RING)
  const number = at(RING + 47)
  return (
    <g data-kind={kind} data-phase={phase} className={css.well}>
      {phase === 'spraying' && (
        <circle className={css.glow} r={46} cx={x} cy={y} opacity={0.2 + percent / 180} />
      )}
      <circle className={css.hole} r={34} cx={x} cy={y} />
      <image
        className={css.seal}
        href={sealPath(serial, kind)}
        x={x - 22}
        y={y - 22}
        width={44}
        height={44}
      />
      {phase !== 'idle' && (
        <circle
          className={css.left}
          r={34}
          cx={x}
          cy={y}
          pathLength={1}
          strokeDasharray={`${share.toFixed(3)} 1`}
          transform={`rotate(-90 ${x} ${y})`}
        />
      )}
      <text className={css.number} x={number.x} y={number.y + 4} textAnchor="middle">
        {chamber}
      </text>
    </g>
  )
}

/** Server and browser do not agree about the last digits of a sine. */
const rounded = (value: number): number => Math.round(value * 10) / 10
