/** What a program sends, and what a device does with it. */
import { DEVICE_HTTP_PORT } from '#domain/catalog/devices/device-policy.ts'

import css from './drawing.module.css'
import { KINDS, SixDots } from './six-dots.tsx'

/** A line of text opens a chamber. */
export function Request() {
  return (
    <>
      <rect className={css.night} x={40} y={72} width={332} height={256} rx={20} />
      <text className={css.code} x={68} y={132}>
        POST :{DEVICE_HTTP_PORT}
      </text>
      <text className={css.code} x={68} y={168}>
        /asn/shoot
      </text>
      <text className={css.code} x={68} y={224}>
        chambers [1]
      </text>
      <text className={css.code} x={68} y={260}>
        duration 1000
      </text>
      <path d="M388 200h64m-16-14l16 14-16 14" />
      <SixDots x={536} y={200} size={1.6} open={[1]} />
    </>
  )
}

const PERCENTS = [80, 20, 55, 0, 100, 35]

/** Each chamber at its own strength. */
export function Strengths() {
  return (
    <>
      {KINDS.map((kind, chamber) => {
        const percent = PERCENTS[chamber] ?? 0
        const x = 70 + chamber * 100
        const height = percent * 2.4
        return (
          <g key={kind} data-kind={kind}>
            <rect className={css.quiet} x={x - 18} y={56} width={36} height={240} rx={18} />
            <rect
              className={css.scent}
              x={x - 18}
              y={296 - height}
              width={36}
              height={height}
              rx={18}
            />
            <text x={x} y={348} textAnchor="middle">
              {percent}%
            </text>
          </g>
        )
      })}
    </>
  )
}

/** One program, several devices. */
export function Units() {
  return (
    <>
      <rect className={css.night} x={40} y={128} width={168} height={144} rx={20} />
      <path className={css.hatch} d="M72 172h88M72 200h56M72 228h72" strokeWidth={6} />
      <path d="M224 200H300M300 200C360 200 340 70 420 70M300 200H420M300 200C360 200 340 330 420 330" />
      <SixDots x={500} y={70} size={1} open={[1]} />
      <SixDots x={500} y={200} size={1} open={[3, 6]} />
      <SixDots x={500} y={330} size={1} open={[5]} />
    </>
  )
}
