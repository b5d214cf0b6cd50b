import { useLocale, useT } from '#i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'

import { useSubmission } from '../forms/use-submission.ts'
import { cancelEmailChange, type OpenEmailChange } from './account-calls.ts'
import css from './account-part.module.css'
import { dateTimeText } from './date-time-text.ts'

type Props = {
  userId: string
  /** The address in use. */
  email: string
  change: OpenEmailChange
  onChanged: () => Promise<void>
}

/** Which of the two addresses has been confirmed, and the way back. */
export function EmailWaiting({ userId, email, change, onChanged }: Props) {
  const t = useT()
  const locale = useLocale()
  const notify = useNotify()
  const submission = useSubmission()
  const sides = [
    { label: t('accountPage.presentEmail'), address: email, isDone: change.old_confirmed },
    { label: t('accountPage.newEmail'), address: change.email, isDone: change.new_confirmed },
  ]

  async function cancelChange(): Promise<void> {
    const answer = await cancelEmailChange(userId)
    if (!answer.ok) return submission.refuse(answer.error)

    notify({ text: t('accountPage.changeCanceled'), type: 'ok' })
    await onChanged()
  }

  return (
    <div className={css.waiting}>
      <Callout tone="info" title={t('accountPage.changeWaiting')}>
        {t('accountPage.changeWaitingText', {
          date: dateTimeText(new Date(change.expires_at), locale),
        })}
      </Callout>
      <dl className={css.sides}>
        {sides.map(({ label, address, isDone }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{address}</span>
              <Badge tone={isDone ? 'ok' : 'neutral'}>
                {isDone ? t('account.isVerified') : t('accountPage.isWaiting')}
              </Badge>
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <Button
          variant="outline"
          size="small"
          isBusy={submission.isBusy}
          onClick={() => void submission.send(cancelChange)}
        >
          {t('accountPage.cancelChange')}
        </Button>
      </div>
    </div>
  )
}
