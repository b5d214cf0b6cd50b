import { useState } from 'react'

import { useT } from '#i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { ErrorSummary, type FieldError } from '#web/ui/error-summary.tsx'
import { LabelledInput } from '#web/ui/labelled-control.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'

import { Showcase, Specimen } from './showcase.tsx'

const NOTES = [
  { tone: 'info', text: 'Prices include tax.' },
  { tone: 'ok', text: 'Your details are saved.' },
  { tone: 'warn', text: 'This cartridge does not fit the chosen device.' },
  { tone: 'danger', text: 'The payment was declined. Nothing was charged.' },
] as const

/** `seconds`: how long a notification stays, as the frame of the pages says. */
export function MessagesShowcase({ seconds }: { seconds: number }) {
  return (
    <Showcase id="messages" title="Messages">
      <Specimen title="Note" layout="wide">
        <Notes />
        <Callout tone="warn" title="Before you go on">
          <p>This cartridge does not fit the chosen device.</p>
        </Callout>
      </Specimen>
      <Specimen title="Badge" layout="wide">
        <Badges />
      </Specimen>
      <Specimen
        title="Notification"
        text={`Goes by itself after ${seconds} seconds, unless someone points at it. F8 leads to it.`}
        layout="wide"
      >
        <Notifications />
      </Specimen>
      <Specimen title="Error summary" layout="wide">
        <Summary />
      </Specimen>
    </Showcase>
  )
}

export function Notes() {
  return NOTES.map(({ tone, text }) => (
    <Callout key={tone} tone={tone}>
      <p>{text}</p>
    </Callout>
  ))
}

export function Badges() {
  return (
    <p>
      <Badge tone="neutral">Draft</Badge> <Badge tone="info">In preparation</Badge>{' '}
      <Badge tone="ok">Paid</Badge> <Badge tone="warn">Waiting for payment</Badge>{' '}
      <Badge tone="danger">Canceled</Badge>
    </p>
  )
}

function Notifications() {
  const notify = useNotify()
  return (
    <p>
      {NOTES.map(({ tone, text }) => (
        <Button
          key={tone}
          variant="quiet"
          size="small"
          onClick={() => notify({ type: tone, text: text })}
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
        label="Email"
        error={errors.length > 0 ? 'An email address has an @ in it.' : null}
        autoComplete="off"
      />
      <p>
        <Button
          variant="outline"
          size="small"
          onClick={() =>
            setErrors([{ fieldId: FIELD_ID, message: 'An email address has an @ in it.' }])
          }
        >
          Show what to correct
        </Button>
      </p>
    </>
  )
}
