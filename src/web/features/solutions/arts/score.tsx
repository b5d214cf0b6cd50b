/** The protocol as a recorder would draw it: a line for each chamber, time to the right, strength upwards. */
import { CHAMBERS, INTENSITY_PERCENT_MAX } from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Seal } from '#web/scents/seal.tsx'

import type { Scent } from '../scent.ts'
import { PROTOCOL, PROTOCOL_SECONDS } from './protocol.ts'
import css from './score.module.css'

/** The style sheet gives the same height to the names. */
const ROW_PX = 56
const BAR_PX_MAX = 46
const BASE_LINES_PX = Array.from({ length: CHAMBERS }, (_, row) => (row + 1) * ROW_PX)

export function Score({ scents }: { scents: readonly Scent[] }) {
  const t = useT()
  return (
    <figure className={css.score}>
      <div
        className={css.paper}
        role="img"
        aria-label={t('solutions.scoreName', { seconds: PROTOCOL_SECONDS })}
      >
        <div className="wrap">
          <div className={css.plot}>
            <ul className={css.chambers}>
              {scents.map(({ serial, kind, name }, position) => (
                <li key={serial}>
                  <span className="code">{position + 1}</span>
                  <Seal serial={serial} kind={kind} size={24} />
                  <span className={css.name}>{name}</span>
                </li>
              ))}
            </ul>
            <svg className={css.lines} aria-hidden="true">
              <Grid />
              {PROTOCOL.map(({ startMs, chamber, percent, durationMs }) => (
                <Bar
                  key={`${startMs} ${chamber}`}
                  row={chamber}
                  percent={percent}
                  x={at(startMs)}
                  width={at(durationMs)}
                  kind={scents[chamber - 1]?.kind ?? 'custom'}
                />
              ))}
            </svg>
          </div>
        </div>
      </div>
      <figcaption className={`wrap ${css.caption}`}>
        {t('solutions.scoreCaption', { count: CHAMBERS })}
      </figcaption>
    </figure>
  )
}

const at = (ms: number): string => `${Math.round((10_000 * ms) / (PROTOCOL_SECONDS * 1000)) / 100}%`

type BarProps = { row: number; percent: number; x: string; width: string; kind: string }

function Bar({ row, percent, x, width, kind }: BarProps) {
  const height = (percent / INTENSITY_PERCENT_MAX) * BAR_PX_MAX
  return <rect data-kind={kind} x={x} y={row * ROW_PX - height} width={width} height={height} />
}

function Grid() {
  const t = useT()
  const bottom = CHAMBERS * ROW_PX
  const seconds = Array.from({ length: PROTOCOL_SECONDS + 1 }, (_, second) => second)
  return (
    <>
      {seconds.map((second) => (
        <g key={second}>
          <line x1={at(second * 1000)} x2={at(second * 1000)} y1="0" y2={bottom + 8} />
          <text
            data-odd={second % 2 === 1 || undefined}
            x={at(second * 1000)}
            y={bottom + 26}
            textAnchor={second === 0 ? 'start' : second === PROTOCOL_SECONDS ? 'end' : 'middle'}
          >
            {second === PROTOCOL_SECONDS
              ? t('solutions.seconds', { value: second })
              : t('solutions.count', { value: second })}
          </text>
        </g>
      ))}
      {BASE_LINES_PX.map((y) => (
        <line key={y} className={css.base} x1="0" x2="100%" y1={y} y2={y} />
      ))}
    </>
  )
}
