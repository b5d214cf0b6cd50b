/** The chosen spray as fields: everything that the hand does on the lanes, by number. */
import {
  CHAMBERS,
  INTENSITY_PERCENT_MAX,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'

import { Button } from '../../ui/button.tsx'
import { LabelledSelect } from '../../ui/labelled-control.tsx'
import css from './inspector.module.css'
import { type Scent, scentOf } from './scent.ts'
import { NumberField } from './seconds-field.tsx'
import { changeMark, type Mark, type MarkChange, removeMark, STEP_MS } from './timeline/timeline.ts'
import type { Editor } from './use-editor.ts'

type Props = { editor: Editor; scents: readonly Scent[] }

export function Inspector({ editor, scents }: Props) {
  const t = useT()
  const mark = editor.timeline.marks.find(({ id }) => id === editor.selectedId)
  return (
    <div className={css.inspector}>
      <h2 className={css.title}>{t('player.sprayTitle')}</h2>
      {mark === undefined ? (
        <p className="explanation">{t('player.sprayNone')}</p>
      ) : (
        <SprayFields key={mark.id} mark={mark} editor={editor} scents={scents} />
      )}
      <p className={css.refused} role="status">
        {editor.isRefused && t('player.noRoom')}
      </p>
    </div>
  )
}

function SprayFields({ mark, editor, scents }: Props & { mark: Mark }) {
  const t = useT()
  const { timeline } = editor
  const change = (it: MarkChange) => editor.change(changeMark(timeline, mark.id, it))
  const chambers = Array.from({ length: CHAMBERS }, (_, at) => ({
    value: String(at + 1),
    label: `${at + 1} ${scentOf(scents, timeline.serials[at] ?? '').name}`,
  }))
  return (
    <div className={css.fields}>
      <LabelledSelect
        label={t('player.chamber')}
        options={chambers}
        value={String(mark.chamber)}
        onChange={({ currentTarget }) => change({ chamber: Number(currentTarget.value) })}
      />
      <NumberField
        label={t('player.start')}
        value={mark.startMs / 1000}
        min={0}
        max={timeline.lengthMs / 1000}
        step={STEP_MS / 1000}
        onChange={(start) => change({ startMs: start * 1000 })}
      />
      <NumberField
        label={t('player.length')}
        value={mark.lengthMs / 1000}
        min={STEP_MS / 1000}
        max={SPRAY_SECONDS_MAX}
        step={STEP_MS / 1000}
        onChange={(length) => change({ lengthMs: length * 1000 })}
      />
      <NumberField
        label={t('player.concentration')}
        value={mark.percent}
        min={1}
        max={INTENSITY_PERCENT_MAX}
        step={1}
        onChange={(percent) => change({ percent })}
      />
      <Button variant="outline" onClick={() => editor.change(removeMark(timeline, mark.id))}>
        {t('player.remove')}
      </Button>
    </div>
  )
}
