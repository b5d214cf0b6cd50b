/** Six lanes over time. Every spray is as wide as it is long and as dense as it is strong. */
import { type KeyboardEvent, useRef } from 'react'

import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'

import { type Scent, scentOf } from '../scent.ts'
import type { Editor } from '../use-editor.ts'
import { useSeconds } from '../use-seconds.ts'
import { LANE_HEIGHT, RULER_HEIGHT } from './lane-measures.ts'
import css from './lanes.module.css'
import { actOf } from './mark-keys.ts'
import { changeMark, inOrder, type Mark, removeMark, type Timeline } from './timeline.ts'
import { useMarkDrag } from './use-mark-drag.ts'

type Props = { editor: Editor; scents: readonly Scent[]; positionMs: number; hintId: string }

const HEIGHT = RULER_HEIGHT + CHAMBERS * LANE_HEIGHT

export function Lanes({ editor, scents, positionMs, hintId }: Props) {
  const t = useT()
  const lanes = useRef<SVGSVGElement>(null)
  const drag = useMarkDrag(lanes, editor)
  const { timeline } = editor

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed inside a drawing.
    <svg
      ref={lanes}
      className={css.lanes}
      width="100%"
      height={HEIGHT}
      role="group"
      aria-label={t('player.lanes')}
    >
      <Ruler lengthMs={timeline.lengthMs} />
      {inOrder(timeline.marks).map((mark) => (
        <MarkDrawing
          key={mark.id}
          mark={mark}
          editor={editor}
          scent={scentOf(scents, timeline.serials[mark.chamber - 1] ?? '')}
          drag={drag}
          hintId={hintId}
        />
      ))}
      <Playhead at={percentOf(positionMs, timeline)} />
    </svg>
  )
}

/** A tick every five seconds; on a long timeline every twenty. */
function Ruler({ lengthMs }: { lengthMs: number }) {
  const step = lengthMs > 60_000 ? 20 : 5
  const count = Math.ceil(lengthMs / 1000 / step)
  const ticks = Array.from({ length: count }, (_, at) => at * step)
  return (
    <svg className={css.ruler} overflow="visible" aria-hidden="true">
      {ticks.map((second) => {
        const x = `${((second * 1000) / lengthMs) * 100}%`
        return (
          <g key={second}>
            <line x1={x} x2={x} y1={RULER_HEIGHT - 6} y2={HEIGHT} />
            <text x={x} y={14} dx={second === 0 ? 1 : 0} data-first={second === 0 || undefined}>
              {second}
            </text>
          </g>
        )
      })}
      {Array.from({ length: CHAMBERS }, (_, at) => RULER_HEIGHT + at * LANE_HEIGHT).map((y) => (
        <line key={y} className={css.edge} x1="0" x2="100%" y1={y} y2={y} />
      ))}
    </svg>
  )
}

type MarkProps = {
  mark: Mark
  editor: Editor
  scent: Scent
  drag: ReturnType<typeof useMarkDrag>
  hintId: string
}

function MarkDrawing({ mark, editor, scent, drag, hintId }: MarkProps) {
  const t = useT()
  const seconds = useSeconds()
  const { timeline, selectedId } = editor
  const { id, chamber, startMs, lengthMs, percent } = mark

  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOf(event, mark)
    if (act === null) return
    event.preventDefault()
    editor.change(act === 'remove' ? removeMark(timeline, id) : changeMark(timeline, id, act))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a button is not allowed inside a drawing.
    <g
      className={css.mark}
      data-kind={scent.kind}
      data-mark={id}
      role="button"
      tabIndex={0}
      aria-pressed={id === selectedId}
      aria-describedby={hintId}
      aria-label={t('player.markLabel', {
        name: scent.name,
        chamber,
        start: seconds(startMs),
        length: seconds(lengthMs),
        percent,
      })}
      onFocus={() => editor.select(id)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => drag.begin(event, mark)}
      onPointerMove={drag.move}
      onPointerUp={drag.end}
      onPointerCancel={drag.end}
    >
      <svg
        x={percentOf(startMs, timeline)}
        y={RULER_HEIGHT + (chamber - 1) * LANE_HEIGHT + 6}
        width={percentOf(lengthMs, timeline)}
        height={LANE_HEIGHT - 12}
        overflow="visible"
        aria-hidden="true"
      >
        <rect className={css.background} width="100%" height="100%" rx={8} />
        <rect
          className={css.body}
          width="100%"
          height="100%"
          rx={8}
          fillOpacity={0.2 + percent / 125}
        />
        <svg x="100%" overflow="visible" aria-hidden="true">
          <rect className={css.grip} x={-7} y={10} width={2} height={14} rx={1} />
          <rect className={css.end} data-end="" x={-14} width={18} height={LANE_HEIGHT - 12} />
        </svg>
      </svg>
    </g>
  )
}

const Playhead = ({ at }: { at: string }) => (
  <svg className={css.playhead} overflow="visible" aria-hidden="true">
    <line x1={at} x2={at} y1={18} y2={HEIGHT} />
    <circle cx={at} cy={20} r={5} />
  </svg>
)

/** Four digits, so that server and browser write the same. */
const percentOf = (milliseconds: number, { lengthMs }: Timeline): string =>
  `${Math.round((milliseconds / lengthMs) * 1e6) / 1e4}%`
