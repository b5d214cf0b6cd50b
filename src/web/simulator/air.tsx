/** The air over the nozzle: one veil and a few threads for each open chamber, as dense as the scent is strong. */

import css from './deck.module.css'
import type { Well } from './well.ts'

type Props = { id: string; wells: readonly Well[] }

export function Air({ id, wells }: Props) {
  const open = wells.filter(({ phase, percent }) => phase === 'spraying' && percent > 0)
  return (
    <g>
      <defs>
        {open.map(({ chamber, kind }) => (
          <linearGradient
            key={chamber}
            id={`${id}-air-${chamber}`}
            data-kind={kind}
            x1="0"
            y1="1"
            x2="0"
            y2="0"
          >
            <stop offset="0" className={css.airStart} />
            <stop offset="1" className={css.airEnd} />
          </linearGradient>
        ))}
      </defs>
      {open.map(({ chamber, percent }, at) => (
        <g
          key={chamber}
          className={css.plume}
          opacity={0.25 + (percent / 100) * 0.75}
          transform={`rotate(${leanOf(at, open.length)} 200 210)`}
        >
          <path className={css.veil} d={VEIL} fill={`url(#${id}-air-${chamber})`} />
          {THREADS.map((d) => (
            <path key={d} className={css.thread} d={d} stroke={`url(#${id}-air-${chamber})`} />
          ))}
        </g>
      ))}
    </g>
  )
}

/** Side by side, so that a mixture shows each of its scents. */
const leanOf = (at: number, count: number): number => (at - (count - 1) / 2) * 9

const VEIL =
  'M195 212C186 156 132 122 122 60C119 36 130 14 138 0L262 0C276 22 282 44 278 64C268 122 214 158 205 212Z'

const THREADS = [
  'M199 212C190 156 142 128 140 70C139 44 152 24 146 0',
  'M199 212C194 160 166 130 172 82C176 54 164 30 174 0',
  'M200 212C206 160 194 132 204 88C211 58 192 34 202 0',
  'M201 212C206 162 232 128 226 80C222 52 240 30 230 0',
  'M201 212C212 156 260 128 258 72C257 46 246 24 256 0',
] as const
