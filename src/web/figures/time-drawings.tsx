/** Times, each on a scale. */
import { useId } from 'react'

import {
  CARTRIDGE_DIFFUSIONS,
  LIQUID_DIFFUSIONS,
  SCENT_SWITCH_SECONDS_MIN,
} from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'

import css from './drawing.module.css'
import { SixDots } from './six-dots.tsx'

const LEFT = 40
const WIDTH = 560
const TENTHS = 10

/** One second of a film. The picture is cut, and the next scent begins a tenth of a second after the last has ended. */
export function Switching() {
  const t = useT()
  const at = (seconds: number): number => LEFT + WIDTH * seconds
  const cut = at(0.5)
  const gap = WIDTH * SCENT_SWITCH_SECONDS_MIN
  return (
    <>
      <rect className={css.solid} x={LEFT} y={40} width={WIDTH} height={120} rx={6} />
      <path
        className={css.hatch}
        strokeDasharray="12 16"
        strokeWidth={10}
        d={`M${LEFT + 12} 54h${WIDTH - 24}M${LEFT + 12} 146h${WIDTH - 24}`}
      />
      <path className={css.quiet} d={`M${LEFT + 12} 68H${cut - 5}v64H${LEFT + 12}z`} />
      <path className={css.glass} stroke="none" d={`M${cut + 5} 68H${at(1) - 12}v64H${cut + 5}z`} />
      <circle className={css.solid} cx={at(0.25)} cy={104} r={16} />
      <path className={css.solid} d={`M${cut + 5} 132l76-44 60 26 54-34 74 52z`} />
      <g data-kind="citrus">
        <rect className={css.scent} x={LEFT} y={196} width={cut - LEFT} height={56} rx={4} />
      </g>
      <g data-kind="floral">
        <rect
          className={css.scent}
          x={cut + gap}
          y={196}
          width={at(1) - cut - gap}
          height={56}
          rx={4}
        />
      </g>
      <path d={`M${cut} 272v12h${gap}v-12`} />
      <text className={css.large} x={cut + gap / 2} y={324} textAnchor="middle">
        {t('ui.seconds', { value: SCENT_SWITCH_SECONDS_MIN })}
      </text>
      <path className={css.thin} d={`M${LEFT} 356H${at(1)}${ticksOf(TENTHS, 350)}`} />
      <text x={LEFT} y={394}>
        0
      </text>
      <text x={at(1)} y={394} textAnchor="end">
        {t('ui.seconds', { value: 1 })}
      </text>
    </>
  )
}

/** A dot for every spray, as a pattern: what a cartridge gives above, the same amount of a liquid below. */
const PITCH = 8
const COLUMNS = 70
const TOP = 16

export function Sprays() {
  const id = useId()
  return (
    <g data-kind="citrus">
      <pattern id={id} width={PITCH} height={PITCH} x={LEFT} y={TOP} patternUnits="userSpaceOnUse">
        <circle className={css.scent} cx={PITCH / 2} cy={PITCH / 2} r={2.6} />
      </pattern>
      <path fill={`url(#${id})`} stroke="none" d={dotsOf(CARTRIDGE_DIFFUSIONS, 0)} />
      <path className={css.thin} d={`M${LEFT} ${TOP + 45 * PITCH - 4}h${WIDTH}`} />
      <path fill={`url(#${id})`} stroke="none" d={dotsOf(LIQUID_DIFFUSIONS, 46)} />
    </g>
  )
}

/** Whole rows, and what is left of one. */
function dotsOf(count: number, row: number): string {
  const rows = Math.floor(count / COLUMNS)
  const top = TOP + row * PITCH
  const width = COLUMNS * PITCH
  const last = (count % COLUMNS) * PITCH
  return `M${LEFT} ${top}h${width}v${rows * PITCH}H${LEFT}zM${LEFT} ${top + rows * PITCH}h${last}v${PITCH}H${LEFT}z`
}

const MINUTES = 60
const minute = (at: number): number => LEFT + (WIDTH * at) / MINUTES

/** Of one scent: what is sprayed in an hour, and the half that is crossed out. */
const PLAN = [
  {
    kind: 'food',
    sprays: [2, 8, 14, 20, 26, 32, 38, 44, 50, 56],
    crossed: [5, 11, 17, 23, 29, 35, 41, 47, 53],
  },
  { kind: 'drink', sprays: [10, 28, 46], crossed: [19, 37, 55] },
  { kind: 'citrus', sprays: [34], crossed: [16, 52] },
] as const

/** The strip of an hour, a row for each scent. */
export function Hour() {
  return (
    <>
      {PLAN.map(({ kind, sprays, crossed }, row) => (
        <g key={kind} data-kind={kind} transform={`translate(0 ${44 + row * 96})`}>
          <rect className={css.quiet} x={LEFT} width={WIDTH} height={64} rx={6} />
          {sprays.map((at) => (
            <rect
              key={at}
              className={css.scent}
              x={minute(at) - 6}
              y={8}
              width={12}
              height={48}
              rx={3}
            />
          ))}
          <path
            className={css.thin}
            d={crossed.map((at) => `M${minute(at) - 6} 20l12 24m0-24l-12 24`).join('')}
          />
        </g>
      ))}
      <path className={css.thin} d={`M${LEFT} 340H${minute(MINUTES)}${ticksOf(12)}`} />
      {[0, 15, 30, 45, 60].map((at) => (
        <text key={at} x={minute(at)} y={376} textAnchor="middle">
          {at}
        </text>
      ))}
    </>
  )
}

/** The minutes of the first hour, and which chambers are open in each. */
const FIRST_HOUR = [
  { at: 0, open: [] },
  { at: 5, open: [] },
  { at: 15, open: [] },
  { at: 20, open: [1] },
  { at: 30, open: [1, 4] },
  { at: 45, open: [2] },
  { at: 55, open: [] },
] as const

export function FirstHour() {
  return (
    <>
      <path d={`M${LEFT} 240H${minute(MINUTES)}`} />
      {FIRST_HOUR.map(({ at, open }, step) => {
        const x = minute(at) + 20
        const y = step % 2 === 0 ? 128 : 332
        return (
          <g key={at}>
            <circle className={css.solid} cx={x} cy={240} r={7} />
            <path className={css.thin} d={`M${x} ${y < 240 ? 176 : 304}V240`} />
            <SixDots x={x} y={y < 240 ? 128 : 352} size={0.8} open={open} />
            <text x={x} y={y < 240 ? 282 : 212} textAnchor="middle">
              {at}
            </text>
          </g>
        )
      })}
    </>
  )
}

const ticksOf = (count: number, y = 334): string =>
  Array.from({ length: count + 1 }, (_, tick) => `M${LEFT + (WIDTH * tick) / count} ${y}v12`).join(
    '',
  )
