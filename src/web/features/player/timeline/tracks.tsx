/** The chambers with their scents, and next to them their lanes. */
import { useEffect, useId, useRef } from 'react'

import type { ChamberView } from '#domain/device-api/simulator.ts'
import { useT } from '#i18n/use-t.ts'
import { Seal } from '#web/scents/seal.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { type Scent, scentOf } from '../scent.ts'
import type { Editor } from '../use-editor.ts'
import type { Playback } from '../use-playback.ts'
import { Lanes } from './lanes.tsx'
import { addMark } from './timeline.ts'
import css from './tracks.module.css'

type Props = {
  editor: Editor
  scents: readonly Scent[]
  playback: Playback
  chambers: readonly ChamberView[]
}

export function Tracks({ editor, scents, playback, chambers }: Props) {
  const t = useT()
  const hintId = useId()
  const { timeline } = editor
  const { positionMs } = playback
  const scroller = useFollowing(playback, timeline.lengthMs)
  return (
    <div className={css.tracks}>
      <p id={hintId} className="visually-hidden">
        {t('player.keysHint')}
      </p>
      <ol className={css.labels} aria-label={t('player.chambers')}>
        {chambers.map(({ chamber, phase, percent }) => {
          const { serial, kind, name } = scentOf(scents, timeline.serials[chamber - 1] ?? '')
          return (
            <li key={chamber} data-kind={kind} data-phase={phase}>
              <span className="code">{chamber}</span>
              <Seal serial={serial} kind={kind} size={32} />
              <span className={css.name}>
                {name}
                <span className={css.now}>
                  {phase === 'spraying' && t('player.percent', { value: percent })}
                  {phase === 'resting' && t('player.resting')}
                </span>
              </span>
              <span className={css.add}>
                <IconButton
                  icon="plus"
                  size={20}
                  label={t('player.add', { name, chamber })}
                  onClick={() => editor.change(addMark(timeline, chamber, positionMs))}
                />
              </span>
            </li>
          )
        })}
      </ol>
      <div className={css.scroller} ref={scroller}>
        <Lanes editor={editor} scents={scents} positionMs={positionMs} hintId={hintId} />
      </div>
    </div>
  )
}

/** On a narrow screen the lanes scroll: while it plays, the playhead stays in the middle. */
function useFollowing({ isPlaying, positionMs }: Playback, lengthMs: number) {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = scroller.current
    if (frame === null || !isPlaying) return
    frame.scrollLeft = (positionMs / lengthMs) * frame.scrollWidth - frame.clientWidth / 2
  }, [isPlaying, positionMs, lengthMs])
  return scroller
}
