/** Cartridges: one cut open, and the two types. Impressions, without dimensions. */
import css from './drawing.module.css'
import { SerialLabel } from './serial-label.tsx'

/** Unscented air comes in from the left, touches the solid and takes a little of it along. */
export function Cut() {
  return (
    <g data-kind="citrus">
      <path className={css.thin} d="M24 136H132M24 168H132M24 200H132M24 232H132M24 264H132" />
      <rect className={css.glass} x={140} y={88} width={300} height={224} rx={22} />
      <path className={css.scent} d="M160 108H392v76H160zM160 216H392v76H160z" />
      <path
        className={css.hatch}
        d="M172 184l76-76M212 184l76-76M252 184l76-76M292 184l76-76M332 184l60-60M172 292l76-76M212 292l76-76M252 292l76-76M292 292l76-76M332 292l60-60"
      />
      <path className={css.thin} d="M132 200H404" strokeDasharray="2 10" />
      <path className={css.body} d="M440 112h36q12 0 12 12v152q0 12-12 12h-36z" />
      <path d="M488 176h14v48h-14" />
      <path
        className={css.air}
        d="M508 200C556 200 572 168 616 160M508 192C548 188 568 140 604 116M508 208C548 212 568 260 604 284M508 200C556 200 572 232 616 240"
      />
    </g>
  )
}

/** The serial number says which of the two. */
export function Types() {
  return (
    <g data-kind="floral">
      <SerialLabel version="aroma-shooter" x={170} y={24} />
      <path
        className={css.thin}
        d="M320 96V136M320 136C320 176 176 152 176 196M320 136C320 176 464 152 464 196"
      />
      <path className={css.glass} d="M120 232V340c0 18 112 18 112 0V232" />
      <path className={css.scent} d="M134 262V336c0 12 84 12 84 0V262z" />
      <ellipse className={css.body} cx={176} cy={232} rx={56} ry={20} />
      <ellipse cx={176} cy={232} rx={18} ry={6} />
      <rect className={css.glass} x={384} y={212} width={160} height={160} rx={26} />
      <rect className={css.scent} x={404} y={232} width={120} height={120} rx={14} />
      <circle className={css.body} cx={464} cy={292} r={22} />
    </g>
  )
}
