import { useState } from 'react'

import { useT } from '#i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { ErrorSummary, type FieldError } from '#web/ui/error-summary.tsx'
import { LabelledInput } from '#web/ui/labelled-control.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'

import { Showcase, Specimen } from './showcase.tsx'
import { TEXTS } from './showcase-texts.ts'

const TONES = ['info', 'ok', 'warn', 'danger'] as const
const CALLOUTS = { info: 'noteInfo', ok: 'noteOk', warn: 'noteWarn', danger: 'noteDanger' } as const

/** `seconds`: how long a notification stays, as the frame of the pages says. */
export function MessagesShowcase({ seconds }: { seconds: number }) {
  return (
    <Showcase id="messages" title={TEXTS.messages}>
      <Specimen title={TEXTS.note} layout="wide">
        <Notes />
        <Callout tone="warn" title={TEXTS.noteTitle}>
          <p>{TEXTS.noteWarn}</p>
        </Callout>
      </Specimen>
      <Specimen title={TEXTS.badge} layout="wide">
        <Badges />
      </Specimen>
      <Specimen title={TEXTS.notification} text={TEXTS.notificationText(seconds)} layout="wide">
        <Notifications />
      </Specimen>
      <Specimen title={TEXTS.summary} layout="wide">
        <Summary />
      </Specimen>
    </Showcase>
  )
}

export function Notes() {
  return TONES.map((tone) => (
    <Callout key={tone} tone={tone}>
      <p>{TEXTS[CALLOUTS[tone]]}</p>
    </Callout>
  ))
}

export function Badges() {
  return (
    <p>
      <Badge tone="neutral">{TEXTS.badgeNeutral}</Badge>{' '}
      <Badge tone="info">{TEXTS.badgeInfo}</Badge> <Badge tone="ok">{TEXTS.badgeOk}</Badge>{' '}
      <Badge tone="warn">{TEXTS.badgeWarn}</Badge> <Badge tone="danger">{TEXTS.badgeDanger}</Badge>
    </p>
  )
}

function Notifications() {
  const notify = useNotify()
  return (
    <p>
      {TONES.map((tone) => (
        <Button
          key={tone}
          variant="quiet"
          size="small"
          onClick={() => notify({ type: tone, text: TEXTS[CALLOUTS[tone]] })}
        >
          {tone}
        </Button>
      ))}
    </p>
  )
}

const FIELD_ID = 'sample-email'

function Summary() {
  const t = useT()
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  return (
    <>
      <ErrorSummary title={t('ui.errorSummary', { count: errors.length })} errors={errors} />
      <LabelledInput
        id={FIELD_ID}
        label={TEXTS.email}
        error={errors.length > 0 ? TEXTS.emailError : null}
        autoComplete="off"
      />
      <p>
        <Button
          variant="outline"
          size="small"
          onClick={() => setErrors([{ fieldId: FIELD_ID, message: TEXTS.emailError }])}
        >
          {TEXTS.summaryShow}
        </Button>
      </p>
    </>
  )
}
