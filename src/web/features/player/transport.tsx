import { useT } from '#i18n/use-t.ts'

import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { STEP_MS } from './timeline/timeline.ts'
import css from './transport.module.css'
import type { Playback } from './use-playback.ts'
import { useSeconds } from './use-seconds.ts'

type Props = { playback: Playback; lengthMs: number }

/** Play, pause, from the beginning, and any place in between. */
export function Transport({ playback, lengthMs }: Props) {
  const t = useT()
  const seconds = useSeconds()
  const { positionMs, isPlaying, toggle, seek } = playback
  const reading = t('player.position', { now: seconds(positionMs), whole: seconds(lengthMs) })
  return (
    <div className={css.transport}>
      <Button onClick={toggle}>
        <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
          <path
            className={css.sign}
            d={isPlaying ? 'M5 3h4v14H5zM11 3h4v14h-4z' : 'M5 2.5v15L17 10z'}
          />
        </svg>
        {isPlaying ? t('player.pause') : t('player.play')}
      </Button>
      <IconButton icon="rotate-ccw" label={t('player.toStart')} onClick={() => seek(0)} />
      <input
        className={css.range}
        type="range"
        min={0}
        max={lengthMs}
        step={STEP_MS}
        value={positionMs}
        aria-label={t('player.playhead')}
        aria-valuetext={reading}
        onChange={(event) => seek(event.currentTarget.valueAsNumber)}
      />
      <span className={css.reading}>{reading}</span>
    </div>
  )
}
