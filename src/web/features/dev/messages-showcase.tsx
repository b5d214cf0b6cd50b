import { useState } from 'react'

import { useT } from '#i18n/use-t.ts'
import { useNotify } from '#web/ui/notification/notification.tsx'

import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary, type Fault } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { Showcase, Specimen } from './showcase.tsx'

const TONES = ['info', 'ok', 'warn', 'danger'] as const
const CALLOUTS = { info: 'noteInfo', ok: 'noteOk', warn: 'noteWarn', danger: 'noteDanger' } as const

/** `seconds`: how long a notification stays, as the frame of the pages says. */
export function MessagesShowcase({ seconds }: { seconds: number }) {
  const t = useT()
  return (
    <Showcase id="messages" title={t('parts.messages')}>
      <Specimen title={t('parts.note')} layout="wide">
        <Notes />
        <Callout tone="warn" title={t('parts.noteTitle')}>
          <p>{t('parts.noteWarn')}</p>
        </Callout>
      </Specimen>
      <Specimen title={t('parts.badge')} layout="wide">
        <Badges />
      </Specimen>
      <Specimen
        title={t('parts.notification')}
        text={t('parts.notificationText', { seconds })}
        layout="wide"
      >
        <Notifications />
      </Specimen>
      <Specimen title={t('parts.summary')} layout="wide">
        <Summary />
      </Specimen>
      <Specimen title={t('parts.tooltip')} layout="wide">
        <Tooltip text={t('parts.tooltipText')}>
          {(trigger) => (
            <Button {...trigger} variant="outline" size="small">
              {t('parts.serial')}
            </Button>
          )}
        </Tooltip>
      </Specimen>
    </Showcase>
  )
}

export function Notes() {
  const t = useT()
  return TONES.map((tone) => (
    <Callout key={tone} tone={tone}>
      <p>{t(`parts.${CALLOUTS[tone]}`)}</p>
    </Callout>
  ))
}

export function Badges() {
  const t = useT()
  return (
    <p>
      <Badge tone="neutral">{t('parts.badgeNeutral')}</Badge>{' '}
      <Badge tone="info">{t('parts.badgeInfo')}</Badge>{' '}
      <Badge tone="ok">{t('parts.badgeOk')}</Badge>{' '}
      <Badge tone="warn">{t('parts.badgeWarn')}</Badge>{' '}
      <Badge tone="danger">{t('parts.badgeDanger')}</Badge>
    </p>
  )
}

function Notifications() {
  const t = useT()
  const notify = useNotify()
  return (
    <p>
      {TONES.map((tone) => (
        <Button
          key={tone}
          variant="quiet"
          size="small"
          onClick={() => notify({ type: tone, text: t(`parts.${CALLOUTS[tone]}`) })}
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
  const [faults, setFaults] = useState<readonly Fault[]>([])
  return (
    <>
      <ErrorSummary title={t('ui.errorSummary', { count: faults.length })} faults={faults} />
      <Field
        id={FIELD_ID}
        label={t('parts.email')}
        error={faults.length > 0 ? t('parts.emailError') : null}
      >
        {(control) => <TextInput {...control} autoComplete="off" />}
      </Field>
      <p>
        <Button
          variant="outline"
          size="small"
          onClick={() => setFaults([{ fieldId: FIELD_ID, message: t('parts.emailError') }])}
        >
          {t('parts.summaryShow')}
        </Button>
      </p>
    </>
  )
}
