/** The ring with one dot gone astray, for an address that leads nowhere. */
import css from './drifting-mark.module.css'

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
      <circle cx={0} cy={-9} r={3.5} />
      <circle cx={7.79} cy={4.5} r={3.5} />
      <circle cx={0} cy={9} r={3.5} />
      <circle cx={-7.79} cy={4.5} r={3.5} />
      <circle cx={-7.79} cy={-4.5} r={3.5} />
      <g className={css.plume}>
        <circle cx={20} cy={-6} r={3.1} opacity={0.75} />
        <circle cx={32} cy={-5} r={2.6} opacity={0.5} />
        <circle cx={44} cy={-8} r={2.1} opacity={0.32} />
        <circle cx={56} cy={-6} r={1.6} opacity={0.18} />
      </g>
    </svg>
  )
}
