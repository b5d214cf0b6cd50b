/** A film and its scents on one line of time: drawn, and as a list of the same cues. */
import { useT } from '#i18n/use-t.ts'
import { Seal } from '#web/scents/seal.tsx'
import { Section } from '#web/ui/section.tsx'

import type { Scent } from '../scent.ts'
import { FILM_CUES, FILM_SECONDS } from './bakery-film.ts'
import css from './film.module.css'

const TICK_SECONDS = 5
const FRAMES = 15
const FRAME_PX = 84
/** Where the holes are. */
const EDGE_PX = 12
const BAR_PX = 44

export function Film({ scents }: { scents: readonly Scent[] }) {
  const t = useT()
  const cues = FILM_CUES.flatMap((cue, position) => {
    const scent = scents[position]
    return scent ? [{ ...cue, scent }] : []
  })
  return (
    <Section
      id="film"
      title={t('solutions.filmTitle')}
      intro={t('solutions.filmText')}
      background="white"
    >
      <p className={css.example}>{t('solutions.filmExample', { seconds: FILM_SECONDS })}</p>
      <svg className={css.track} aria-hidden="true">
        <Strip />
        {cues.map(({ atSecond, seconds, scent }) => (
          <Cue key={scent.serial} at={atSecond} seconds={seconds} kind={scent.kind} />
        ))}
        <Clock />
      </svg>
      <ol className={css.cues}>
        {cues.map(({ atSecond, seconds, scent }) => (
          <li key={scent.serial}>
            <Seal serial={scent.serial} kind={scent.kind} size={44} />
            <span>
              <b>{scent.name}</b>
              <small>
                {t('solutions.filmAt', { time: clockOf(atSecond) })}
                {t('ui.separator')}
                {t('solutions.seconds', { value: seconds })}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const at = (second: number): string => `${Math.round((10_000 * second) / FILM_SECONDS) / 100}%`

const clockOf = (second: number): string => `0:${String(second).padStart(2, '0')}`

/** The picture, frame by frame. */
function Strip() {
  const step = FILM_SECONDS / FRAMES
  return (
    <>
      <pattern id="holes" width="14" height={FRAME_PX} patternUnits="userSpaceOnUse">
        <rect className={css.hole} x="4" y="4" width="6" height="4" rx="1" />
        <rect className={css.hole} x="4" y={FRAME_PX - 8} width="6" height="4" rx="1" />
      </pattern>
      <rect className={css.strip} x="0" y="0" width="100%" height={FRAME_PX} />
      <rect x="0" y="0" width="100%" height={FRAME_PX} fill="url(#holes)" />
      {Array.from({ length: FRAMES - 1 }, (_, frame) => (
        <line
          key={at((frame + 1) * step)}
          className={css.frame}
          x1={at((frame + 1) * step)}
          x2={at((frame + 1) * step)}
          y1={EDGE_PX}
          y2={FRAME_PX - EDGE_PX}
        />
      ))}
    </>
  )
}

function Cue({ at: second, seconds, kind }: { at: number; seconds: number; kind: string }) {
  return (
    <g data-kind={kind}>
      <rect
        className={css.lit}
        x={at(second)}
        y={EDGE_PX}
        width={at(seconds)}
        height={FRAME_PX - 2 * EDGE_PX}
      />
      <rect
        className={css.scent}
        x={at(second)}
        y={FRAME_PX + 8}
        width={at(seconds)}
        height={BAR_PX}
      />
    </g>
  )
}

function Clock() {
  const top = FRAME_PX + BAR_PX + 20
  const ticks = Array.from({ length: FILM_SECONDS / TICK_SECONDS + 1 }, (_, tick) => tick)
  return (
    <>
      <line className={css.line} x1="0" x2="100%" y1={top} y2={top} />
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={css.line}
            x1={at(tick * TICK_SECONDS)}
            x2={at(tick * TICK_SECONDS)}
            y1={top}
            y2={top + 8}
          />
          <text
            x={at(tick * TICK_SECONDS)}
            y={top + 28}
            textAnchor={tick === 0 ? 'start' : tick === ticks.length - 1 ? 'end' : 'middle'}
          >
            {clockOf(tick * TICK_SECONDS)}
          </text>
        </g>
      ))}
    </>
  )
}
