/** The address one signs in with. It moves when both addresses have said so. Decisions, section 9. */
import { useEffect, useRef } from 'react'

import type { ProfileWire } from '#contract/accounts.ts'
import { useT } from '#i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'

import { EmailField } from '../forms/email-field.tsx'
import { errorsOf, readEmail } from '../forms/entries.ts'
import { FormButtons } from '../forms/form-buttons.tsx'
import { SubmissionForm } from '../forms/submission-form.tsx'
import { useSubmission } from '../forms/use-submission.ts'
import { askEmailChange, type OpenEmailChange } from './account-calls.ts'
import css from './account-part.module.css'
import { PartRow } from './account-part.tsx'
import { EmailWaiting } from './email-waiting.tsx'
import { isFocusLost } from './lost-focus.ts'
import { useReauthenticate } from './reauthenticate.tsx'
import { useDisclosure } from './use-disclosure.ts'

type Props = {
  userId: string
  profile: ProfileWire
  change: OpenEmailChange | null
  onChanged: () => Promise<void>
}

export function EmailRow({ userId, profile, change, onChanged }: Props) {
  const t = useT()
  const notify = useNotify()
  const { isOpen, open, close, opener } = useDisclosure()
  const { email, email_proven: isVerified } = profile
  const isWaiting = change !== null
  const waiting = useRef<HTMLDivElement>(null)
  const wasWaiting = useRef(isWaiting)

  useEffect(() => {
    if (wasWaiting.current !== isWaiting && isFocusLost()) {
      if (isWaiting) waiting.current?.focus()
      else opener.current?.focus()
    }
    wasWaiting.current = isWaiting
  }, [isWaiting, opener])

  async function asked(): Promise<void> {
    notify({ text: t('accountPage.changeAsked'), type: 'ok' })
    await onChanged()
    close()
  }

  return (
    <PartRow
      title={t('account.email')}
      says={
        <p className={css.address}>
          <span>{email}</span>
          <Badge tone={isVerified ? 'ok' : 'warn'}>
            {isVerified ? t('account.isVerified') : t('account.isNotVerified')}
          </Badge>
        </p>
      }
      action={
        change === null &&
        !isOpen && (
          <Button ref={opener} variant="outline" size="small" onClick={open}>
            {t('accountPage.changeEmail')}
          </Button>
        )
      }
    >
      {!isVerified && <Callout tone="warn">{t('account.howToVerify')}</Callout>}
      {change !== null && (
        <div ref={waiting} tabIndex={-1}>
          <EmailWaiting userId={userId} email={email} change={change} onChanged={onChanged} />
        </div>
      )}
      {change === null && isOpen && (
        <NewEmailForm userId={userId} email={email} onAsked={asked} onClose={close} />
      )}
    </PartRow>
  )
}

type FormProps = {
  userId: string
  email: string
  onAsked: () => Promise<void>
  onClose: () => void
}

function NewEmailForm({ userId, email, onAsked, onClose }: FormProps) {
  const t = useT()
  const reauthenticate = useReauthenticate()
  const submission = useSubmission()

  async function ask(input: FormData): Promise<void> {
    const wanted = readEmail(input, t)
    if (!wanted.ok) return submission.blame(({ t }) => errorsOf(readEmail(input, t)))
    if (wanted.value === email) {
      return submission.blame(({ t }) => [
        { fieldId: 'email', message: t('accountPage.sameEmail') },
      ])
    }

    const asked = await reauthenticate(() => askEmailChange(userId, wanted.value))
    if (asked?.ok) await onAsked()
    else if (asked) submission.refuse(asked.error, fieldOf(asked.error.code))
  }

  return (
    <SubmissionForm submission={submission} onSend={ask}>
      <EmailField
        label={t('accountPage.newEmail')}
        hint={t('accountPage.newEmailHint')}
        error={submission.errorOf('email')}
        isFirst
      />
      <FormButtons
        submit={t('accountPage.askChange')}
        isBusy={submission.isBusy}
        onClose={onClose}
      />
    </SubmissionForm>
  )
}

const fieldOf = (code: string): string | null => (code === 'request_invalid' ? 'email' : null)
