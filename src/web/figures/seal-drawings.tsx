/** Seals of scents, where a drawing needs scents. */
import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'
import { sealPath } from '#domain/prints/address.ts'

import { SIX_SCENTS } from '../scents/six-scents.ts'
import css from './drawing.module.css'

/** One scent in each chamber. */
export function Six() {
  return SIX_SCENTS.map((scent, chamber) => {
    const turn = (chamber * 2 * Math.PI) / CHAMBERS - Math.PI / 2
    const x = Math.round(320 + 116 * Math.cos(turn))
    const y = Math.round(200 + 116 * Math.sin(turn))
    return (
      <image
        key={scent.serial}
        href={sealPath(scent.serial, scent.kind)}
        x={x - 40}
        y={y - 40}
        width={80}
        height={80}
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
