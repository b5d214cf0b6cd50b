/** What an answer says of air, time and connections, each next to its opposite. */
import {
  INTENSITY_PERCENT_MAX,
  SPRAY_REST_SECONDS,
  SPRAY_SECONDS_ADVISED,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'

import css from './drawing.module.css'
import { SixDots } from './six-dots.tsx'

const SECOND = deviceOf('aroma-shooter')
const THIRD = deviceOf('aroma-shooter-3')

/** Of the second version, of the same with its booster, and of the third, on one scale. */
const REACHES = [
  { id: 'second', cm: SECOND.reachCm, booster: false },
  { id: 'booster', cm: SECOND.reachWithBoosterCm ?? SECOND.reachCm, booster: true },
  { id: 'third', cm: THIRD.reachCm, booster: false },
] as const

const NOZZLE = 96
const PIXELS_PER_CM = 2.5

export function Reach() {
  const t = useT()
  return REACHES.map(({ id, cm, booster }, row) => {
    const y = 84 + row * 124
    const end = NOZZLE + cm * PIXELS_PER_CM
    return (
      <g key={id} data-kind="citrus">
        <rect
          className={css.body}
          x={40}
          y={y - (id === 'third' ? 14 : 30)}
          width={44}
          height={id === 'third' ? 28 : 44}
          rx={8}
        />
        {booster && <path className={css.solid} d={`M84 ${y - 8}l22-8v32l-22-8z`} />}
        <path
          className={css.air}
          d={[-10, -3, 4, 11].map((at) => lane(y, at, end - 12)).join('')}
        />
        <path d={`M${end} ${y - 36}v72`} />
        <text x={end} y={y - 46} textAnchor="end">
          {t('product.centimetres', { value: cm })}
        </text>
      </g>
    )
  })
}

/** From the nozzle, wider with the distance. */
const lane = (y: number, at: number, end: number): string => {
  const third = (end - NOZZLE) / 3
  return `M${NOZZLE + 12} ${y + at / 3}C${NOZZLE + third} ${y + at / 2 - 8} ${NOZZLE + 2 * third} ${y + at + 8} ${end} ${y + at}`
}

const LEFT = 40
const SECONDS = 15
const at = (second: number): number => LEFT + (560 * second) / SECONDS

/** The longest spray and its rest above; two short ones with a pause below. */
export function Pause() {
  const t = useT()
  const advised = SPRAY_SECONDS_ADVISED
  const rest = SPRAY_SECONDS_MAX + SPRAY_REST_SECONDS
  const seconds = (value: number) => t('ui.seconds', { value })
  return (
    <>
      <g data-kind="citrus">
        <path className={css.air} strokeDasharray="2 12" d={box(0, SPRAY_SECONDS_MAX, 64)} />
        <path className={css.scent} d={box(0, advised, 208)} />
        <path className={css.scent} d={box(2 * advised, 3 * advised, 208)} />
      </g>
      <path className={css.quiet} d={box(SPRAY_SECONDS_MAX + 0.2, rest, 64)} />
      <path className={css.quiet} d={box(advised + 0.2, 2 * advised - 0.2, 208)} />
      <text className={css.large} x={at(SPRAY_SECONDS_MAX / 2)} y={118} textAnchor="middle">
        {seconds(SPRAY_SECONDS_MAX)}
      </text>
      <text x={at((SPRAY_SECONDS_MAX + rest) / 2)} y={114} textAnchor="middle">
        {seconds(SPRAY_REST_SECONDS)}
      </text>
      <path
        className={css.thin}
        d={`M${LEFT} 344H${at(SECONDS)}${[0, 5, 10, 15].map((tick) => `M${at(tick)} 334v20`).join('')}`}
      />
      {[0, 5, 10, 15].map((tick) => (
        <text key={tick} x={at(tick)} y={388} textAnchor="middle">
          {tick}
        </text>
      ))}
    </>
  )
}

const box = (from: number, to: number, y: number): string =>
  `M${at(from)} ${y}H${at(to)}v84H${at(from)}z`

/** In range of its network it joins; out of range it opens a hotspot of its own. */
export function Hotspot() {
  return (
    <>
      <path d={waves(160, 116)} />
      <path className={css.thin} strokeDasharray="2 10" d="M160 140V244" />
      <SixDots x={160} y={310} size={1.1} open={[]} />
      <path className={css.thin} d="M320 40V360" />
      <path className={css.thin} d={`${waves(400, 116)}M364 60l76 76`} />
      <path d={waves(470, 236)} />
      <SixDots x={470} y={310} size={1.1} open={[]} />
      <rect className={css.glass} x={548} y={236} width={60} height={112} rx={12} />
      <path className={css.solid} d="M564 328h28v4h-28z" />
    </>
  )
}

const waves = (x: number, y: number): string =>
  `M${x - 44} ${y - 36}q44-40 88 0M${x - 26} ${y - 16}q26-24 52 0M${x - 8} ${y + 4}q8-8 16 0`

/** The chamber is open both times; only moving air carries its scent out. */
export function Booster() {
  return [0, INTENSITY_PERCENT_MAX].map((percent) => {
    const y = percent === 0 ? 112 : 296
    return (
      <g key={percent} data-kind="floral">
        <circle className={css.body} cx={100} cy={y} r={52} />
        <path
          className={percent === 0 ? css.thin : css.solid}
          d={[0, 1, 2].map((turn) => blade(100, y, (turn * 2 * Math.PI) / 3)).join('')}
        />
        <text x={100} y={y + 84} textAnchor="middle">
          {percent}%
        </text>
        <path d={`M200 ${y - 48}H360M200 ${y + 48}H360`} />
        <rect className={css.scent} x={232} y={y - 36} width={96} height={72} rx={10} />
        {percent > 0 && (
          <>
            <path className={css.thin} d={`M164 ${y - 16}h56M164 ${y + 16}h56`} />
            <path
              className={css.air}
              d={[-22, -7, 8, 23].map((at) => `M372 ${y + at}c70-18 120 22 228 ${at / 2}`).join('')}
            />
          </>
        )}
      </g>
    )
  })
}

function blade(x: number, y: number, turn: number): string {
  const point = (angle: number, radius: number) =>
    `${Math.round(x + radius * Math.cos(turn + angle))} ${Math.round(y + radius * Math.sin(turn + angle))}`
  return `M${x} ${y}Q${point(-0.2, 30)} ${point(0.2, 42)}Q${point(0.9, 34)} ${x} ${y}z`
}

/** The first program has the device; the second one does not find it. */
export function OneProgram() {
  return (
    <>
      {[104, 296].map((y) => (
        <g key={y}>
          <rect className={css.night} x={40} y={y - 72} width={184} height={144} rx={20} />
          <path className={css.hatch} strokeWidth={6} d={`M72 ${y - 24}h88M72 ${y + 4}h56`} />
        </g>
      ))}
      <path d="M240 104H330Q376 104 376 150V160Q376 200 416 200H448" />
      <path className={css.thin} strokeDasharray="2 10" d="M240 296H330" />
      <path d="M346 280l32 32m0-32l-32 32" />
      <SixDots x={536} y={200} size={1.6} open={[1]} />
    </>
  )
}
