/** The ring of six, of which one dot goes astray: for an address that leads nowhere. */
import css from './drifting-mark.module.css'

/** The five that stay, from the top clockwise; the place of the second is empty. */
const RING = [
  [0, -9],
  [7.79, 4.5],
  [0, 9],
  [-7.79, 4.5],
  [-7.79, -4.5],
] as const

/** The sixth, on its way and always smaller. */
const PLUME = [
  [20, -6, 3.1],
  [32, -5, 2.6],
  [44, -8, 2.1],
  [56, -6, 1.6],
] as const

export function DriftingMark() {
  return (
    <svg
      className={css.mark}
      viewBox="-14 -14 84 28"
      width={252}
      height={84}
      fill="currentColor"
      aria-hidden="true"
    >
      {RING.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={css.dot} cx={x} cy={y} r={3.5} />
      ))}
      {PLUME.map(([x, y, radius]) => (
        <circle key={x} className={css.plume} cx={x} cy={y} r={radius} />
      ))}
      <circle className={css.lost} cx={7.79} cy={-4.5} r={3.5} />
    </svg>
  )
}
