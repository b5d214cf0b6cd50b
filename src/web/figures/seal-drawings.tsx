/** Seals of scents, where a drawing needs scents. */
import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'

import { Seal } from '../scents/seal.tsx'
import { SIX_SCENTS } from '../scents/six-scents.ts'
import css from './drawing.module.css'

/** One scent in each chamber. */
export function Six() {
  return SIX_SCENTS.map((scent, chamber) => {
    const turn = (chamber * 2 * Math.PI) / CHAMBERS - Math.PI / 2
    const x = Math.round(320 + 116 * Math.cos(turn))
    const y = Math.round(200 + 116 * Math.sin(turn))
    return (
      <g key={scent.serial} transform={`translate(${x - 40} ${y - 40}) scale(1.25)`}>
        <Seal {...scent} size={64} />
      </g>
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
          <g transform="translate(13 32) scale(.75)">
            <Seal serial="AC-FL02" kind="floral" size={64} />
          </g>
        )}
      </g>
    )
  })
}
