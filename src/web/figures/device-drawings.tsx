/** A shooter from the side: where its number is, and what its lights say. */
import css from './drawing.module.css'
import { SerialLabel } from './serial-label.tsx'

/** On the side of the device, and as the name of its hotspot. */
export function Serial() {
  return (
    <>
      <path className={css.body} d="M40 300V164q0-28 28-28H372q28 0 28 28V300z" />
      <path className={css.thin} d="M40 180H400" />
      <path className={css.solid} d="M56 300H384v14q0 10-10 10H66q-10 0-10-10z" />
      <SerialLabel version="aroma-shooter-3" x={70} y={208} />
      <rect className={css.glass} x={452} y={72} width={152} height={268} rx={22} />
      <path className={css.thin} d="M504 92h48M472 248h112M472 288h112" />
      <rect className={css.quiet} x={468} y={130} width={120} height={84} rx={10} />
      <path d="M504 164q24-20 48 0M514 176q14-12 28 0" />
      <circle className={css.solid} cx={528} cy={188} r={4} />
      <path className={css.solid} d="M484 200h88v4h-88z" />
      <path className={css.thin} strokeDasharray="2 10" d="M372 240C416 240 420 172 462 172" />
    </>
  )
}

/** Three blinks for a connection, two short ones for one that is lost. */
const SIGNALS = [
  { id: 'wifi', word: 'Wi-Fi', colour: css.green, at: [0, 1, 2], width: 64 },
  { id: 'bluetooth', word: 'Bluetooth', colour: css.blue, at: [0, 1, 2], width: 64 },
  { id: 'lost', word: '×', colour: css.red, at: [0, 1], width: 28 },
] as const

export function Lights() {
  return (
    <>
      <path className={css.body} d="M40 360V60q0-28 28-28H204q28 0 28 28V360z" />
      <circle className={css.glass} cx={136} cy={120} r={44} />
      <circle className={css.thin} cx={136} cy={120} r={24} />
      <circle className={css.solid} cx={110} cy={224} r={9} />
      <circle className={css.solid} cx={162} cy={224} r={9} />
      {SIGNALS.map(({ id, word, colour, at, width }, row) => (
        <g key={id} transform={`translate(280 ${88 + row * 112})`}>
          <text>{word}</text>
          {at.map((blink) => (
            <rect
              key={blink}
              className={colour}
              x={blink * (width + 40)}
              y={20}
              width={width}
              height={26}
              rx={13}
            />
          ))}
          <path className={css.thin} d="M0 64H320" />
        </g>
      ))}
    </>
  )
}
