/** The timeline as a whole: its name, its length, its scents, and its file. */
import { type ChangeEvent, useState } from 'react'

import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LabelledInput, LabelledSelect } from '#web/ui/labelled-control.tsx'

import type { Scent } from '../scent.ts'
import { NumberField } from '../seconds-field.tsx'
import type { Editor } from '../use-editor.ts'
import { changeLength, loadScent, TIMELINE_SECONDS_MAX, TIMELINE_SECONDS_MIN } from './timeline.ts'
import {
  FILE_CHARACTERS_MAX,
  FILE_KILOBYTES_MAX,
  type FileError,
  readTimeline,
  TITLE_LENGTH_MAX,
  writeTimeline,
} from './timeline-file.ts'
import css from './timeline-tools.module.css'

type Props = { editor: Editor; scents: readonly Scent[] }

export function TimelineTools({ editor, scents }: Props) {
  const t = useT()
  const { timeline, change } = editor
  return (
    <div className={css.tools}>
      <h2 className={css.title}>{t('player.timelineTitle')}</h2>
      <div className={css.fields}>
        <LabelledInput
          label={t('player.name')}
          value={timeline.title}
          maxLength={TITLE_LENGTH_MAX}
          autoComplete="off"
          onChange={({ currentTarget }) =>
            change({ ...timeline, title: currentTarget.value }, true)
          }
        />
        <NumberField
          label={t('player.wholeLength')}
          value={timeline.lengthMs / 1000}
          min={TIMELINE_SECONDS_MIN}
          max={TIMELINE_SECONDS_MAX}
          step={1}
          onChange={(seconds) => change(changeLength(timeline, seconds))}
        />
      </div>
      <Loaded editor={editor} scents={scents} />
      <Files editor={editor} />
    </div>
  )
}

/** Six choices of a hundred scents: made only when they are asked for. */
function Loaded({ editor, scents }: Props) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { timeline, change } = editor
  const options = scents.map(({ serial, name }) => ({ value: serial, label: name }))
  return (
    <details className={css.loaded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('player.changeScents')}
        <Icon name="chevron-down" size={20} />
      </summary>
      {isOpen && (
        <div className={css.chambers}>
          {Array.from({ length: CHAMBERS }, (_, at) => at + 1).map((chamber) => (
            <LabelledSelect
              key={chamber}
              label={t('player.scentIn', { chamber })}
              options={options}
              value={timeline.serials[chamber - 1] ?? ''}
              onChange={({ currentTarget }) =>
                change(loadScent(timeline, chamber, currentTarget.value))
              }
            />
          ))}
        </div>
      )}
    </details>
  )
}

const ERRORS = {
  too_large: 'player.errorTooLarge',
  not_json: 'player.errorNotJson',
  not_timeline: 'player.errorNotTimeline',
  breaks_rules: 'player.errorBreaksRules',
} as const satisfies Record<FileError, MessageKey>

function Files({ editor }: { editor: Editor }) {
  const t = useT()
  const [error, setError] = useState<FileError | null>(null)

  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file === undefined) return
    // A corrected file may be selected again.
    const text = file.size > FILE_CHARACTERS_MAX ? null : await file.text()
    currentTarget.value = ''
    const read = text === null ? ({ ok: false, error: 'too_large' } as const) : readTimeline(text)
    setError(read.ok ? null : read.error)
    if (read.ok) editor.change(read.value)
  }

  return (
    <div className={css.files}>
      <div className={css.buttons}>
        <Button variant="outline" size="small" onClick={() => save(writeTimeline(editor.timeline))}>
          {t('player.save')}
        </Button>
        <label className={css.open}>
          {t('player.open')}
          <input
            type="file"
            accept=".json,application/json"
            aria-invalid={error !== null || undefined}
            aria-describedby="file-error"
            onChange={(event) => void open(event)}
          />
        </label>
        <Button
          variant="outline"
          size="small"
          disabled={editor.past.length === 0}
          onClick={editor.undo}
        >
          {t('player.undo')}
        </Button>
      </div>
      <div role="alert">
        <FieldError
          id="file-error"
          error={error && t(ERRORS[error], { kilobytes: FILE_KILOBYTES_MAX })}
        />
      </div>
      <p className={css.kept}>{t('player.kept')}</p>
    </div>
  )
}

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'aroma-timeline.json'
  link.click()
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
