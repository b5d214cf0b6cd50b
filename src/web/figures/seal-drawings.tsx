/** Seals of scents, where a drawing needs scents. */
import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'
import { sealPath } from '#domain/prints/address.ts'

import { SIX_SCENTS } from '../scents/six-scents.ts'
import css from './drawing.module.css'

/** One scent in each chamber. */
export const Six = () => <Seals size={80} at={onRing} />

/** Six of many. */
const FIELD = { columns: 8, rows: 5, step: 72, selected: [2, 8, 13, 23, 29, 35] } as const

export function Selected() {
  const { columns, rows, step, selected } = FIELD
  const at = (place: number): Point => ({
    x: 68 + (place % columns) * step,
    y: 56 + Math.floor(place / columns) * step,
  })
  const places = Array.from({ length: columns * rows }, (_, place) => place)
  const empty = places.filter((place) => !selected.some((one) => one === place)).map(at)
  return (
    <>
      {empty.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={css.thin} cx={x} cy={y} r={20} />
      ))}
      <Seals size={60} at={(chamber) => at(selected[chamber] ?? 0)} />
    </>
  )
}

/** Three of six. */
const AWARDED = [0, 2, 4]

export const Awarded = () => (
  <>
    <Six />
    {AWARDED.map(onRing).map(({ x, y }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={52} />
    ))}
  </>
)

type Point = { x: number; y: number }

function onRing(chamber: number): Point {
  const turn = (chamber * 2 * Math.PI) / CHAMBERS - Math.PI / 2
  return {
    x: Math.round(320 + 116 * Math.cos(turn)),
    y: Math.round(200 + 116 * Math.sin(turn)),
  }
}

function Seals({ size, at }: { size: number; at: (chamber: number) => Point }) {
  return SIX_SCENTS.map(({ serial, kind }, chamber) => {
    const { x, y } = at(chamber)
    return (
      <image
        key={serial}
        href={sealPath(serial, kind)}
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
      />
    )
  })
}

/** Two cards for each of seven scents, of which one pair is open. */
const CARDS = { columns: 7, rows: 2, open: [2, 11] }

export function Pairs() {
  return Array.from({ length: CARDS.columns * CARDS.rows }, (_, card) => {
    const x = 24 + (card % CARDS.columns) * 86
    const y = 76 + Math.floor(card / CARDS.columns) * 132
    const isOpen = CARDS.open.includes(card)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place on the table.
      <g key={card} transform={`translate(${x} ${y})`}>
        <rect className={isOpen ? css.glass : css.quiet} width={74} height={112} rx={10} />
        {isOpen && (
          <image href={sealPath('AC-FL02', 'floral')} x={13} y={32} width={48} height={48} />
        )}
      </g>
    )
  })
}
