/** Everything the gestures can do, as buttons: for one finger, one key, or a voice. */
import { useT } from '#i18n/use-t.ts'

import { IconButton } from '../../../ui/icon-button.tsx'
import {
  type Command,
  START_OVER,
  TILT_DOWN,
  TILT_UP,
  TOGGLE_EXPLOSION,
  TURN_LEFT,
  TURN_RIGHT,
  ZOOM_IN,
  ZOOM_OUT,
} from './command.ts'
import css from './controls.module.css'
import { CHAMBERS } from './explosion.ts'
import type { Viewer } from './use-viewer.ts'

const PERCENT = 100

export function Controls({ viewer }: { viewer: Viewer }) {
  return (
    <div className={css.controls}>
      <Explosion viewer={viewer} />
      <Chambers viewer={viewer} />
      <Directions perform={viewer.perform} />
    </div>
  )
}

function Explosion({ viewer: { pose, explode, perform } }: { viewer: Viewer }) {
  const t = useT()
  const percent = Math.round(pose.explosion * PERCENT)
  return (
    <div className={css.explosion}>
      <button
        type="button"
        className={css.toggle}
        aria-pressed={pose.explosion > 0.5}
        onClick={() => perform(TOGGLE_EXPLOSION)}
      >
        {t('viewer.exploded')}
      </button>
      <input
        type="range"
        className={css.range}
        min={0}
        max={PERCENT}
        value={percent}
        aria-label={t('viewer.distance')}
        aria-valuetext={t('viewer.percent', { percent })}
        onChange={(event) => explode(event.currentTarget.valueAsNumber / PERCENT)}
      />
    </div>
  )
}

function Chambers({ viewer: { pose, perform } }: { viewer: Viewer }) {
  const t = useT()
  return (
    <fieldset className={css.chambers}>
      <legend className="visually-hidden">{t('viewer.chambers')}</legend>
      {CHAMBERS.map((chamber) => (
        <button
          key={chamber}
          type="button"
          className={css.chamber}
          data-chamber={chamber}
          aria-label={t('viewer.chamber', { number: chamber })}
          aria-pressed={pose.lifted === chamber}
          onClick={() => perform({ do: 'lift', chamber })}
        >
          {chamber}
        </button>
      ))}
    </fieldset>
  )
}

const DIRECTIONS = [
  { icon: 'chevron-left', word: 'viewer.turnLeft', command: TURN_LEFT },
  { icon: 'chevron-right', word: 'viewer.turnRight', command: TURN_RIGHT },
  { icon: 'chevron-up', word: 'viewer.tiltUp', command: TILT_UP },
  { icon: 'chevron-down', word: 'viewer.tiltDown', command: TILT_DOWN },
  { icon: 'minus', word: 'viewer.zoomOut', command: ZOOM_OUT },
  { icon: 'plus', word: 'viewer.zoomIn', command: ZOOM_IN },
  { icon: 'rotate-ccw', word: 'viewer.startOver', command: START_OVER },
] as const

function Directions({ perform }: { perform: (command: Command) => void }) {
  const t = useT()
  return (
    <fieldset className={css.directions}>
      <legend className="visually-hidden">{t('viewer.directions')}</legend>
      {DIRECTIONS.map(({ icon, word, command }) => (
        <IconButton
          key={word}
          icon={icon}
          size={20}
          label={t(word)}
          onClick={() => perform(command)}
        />
      ))}
    </fieldset>
  )
}
