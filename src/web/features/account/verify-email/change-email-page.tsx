/** The page behind the links to the old and the new address. Opening it consumes no token: e-mail clients prefetch links. */
import { type ReactNode, useState } from 'react'

import { EMAIL_CHANGE_HOURS } from '#domain/accounts/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { FieldError } from '#web/ui/error-summary.tsx'

import { AccountFrame } from '../account-frame.tsx'
import { type ConfirmedMove, confirmEmailChange } from '../calls.ts'
import css from '../forms/form.module.css'
import { SubmissionForm } from '../forms/submission-form.tsx'
import { useSubmission } from '../forms/use-submission.ts'
import { useUser } from '../session.ts'

/** Masks both addresses: with the link alone, the page reveals no more than the e-mail did. */
type Move = { side: 'old' | 'new'; oldEmail: string; newEmail: string }
export type MoveAnswer =
  | ({ outcome: 'open' | 'waiting_other'; errors: readonly FieldError[] } & Move)
  | { outcome: 'changed' | 'link_invalid' }

export function ChangeEmailPage({ token, answer }: { token: string; answer: MoveAnswer }) {
  const t = useT()
  const [shown, setShown] = useState(answer)

  switch (shown.outcome) {
    case 'open':
      return (
        <AccountFrame
          title={t('accountPage.moveTitle')}
          lead={t('accountPage.moveLead', { from: shown.oldEmail, to: shown.newEmail })}
          aside={
            <MoveForm
              token={token}
              errors={shown.errors}
              onAnswer={(state) =>
                setShown(
                  state === 'waiting_other'
                    ? { ...shown, outcome: state, errors: [] }
                    : { outcome: state },
                )
              }
            />
          }
        />
      )
    case 'waiting_other':
      return (
        <AccountFrame
          isAnswer
          title={t('accountPage.moveHalfTitle')}
          lead={t('accountPage.moveHalfText', {
            email: shown.side === 'old' ? shown.newEmail : shown.oldEmail,
          })}
        />
      )
    case 'changed':
      return (
        <AccountFrame
          isAnswer
          title={t('accountPage.moveDoneTitle')}
          lead={t('accountPage.moveDoneText')}
          aside={<NextLinks />}
        />
      )
    case 'link_invalid':
      return (
        <AccountFrame
          isAnswer
          title={t('account.notVerifiedTitle')}
          lead={t('accountPage.moveInvalidText', { hours: EMAIL_CHANGE_HOURS })}
          aside={<NextLinks />}
        />
      )
  }
}

type FormProps = {
  token: string
  errors: readonly FieldError[]
  onAnswer: (outcome: ConfirmedMove | 'link_invalid') => void
}

/** A page with JavaScript says which sign-in it is, so that this one outlives the change. */
function MoveForm({ token, errors, onAnswer }: FormProps) {
  const t = useT()
  const submission = useSubmission(errors)

  async function confirm(): Promise<void> {
    const confirmed = await confirmEmailChange(token)
    if (confirmed.ok) onAnswer(confirmed.value)
    else if (confirmed.error.code === 'link_invalid') onAnswer('link_invalid')
    else submission.refuse(confirmed.error)
  }

  return (
    <SubmissionForm submission={submission} onSend={confirm}>
      <div>
        <Button type="submit" isBusy={submission.isBusy}>
          {t('accountPage.moveDo')}
        </Button>
      </div>
      <p>{t('accountPage.moveNotYou')}</p>
    </SubmissionForm>
  )
}

function NextLinks(): ReactNode {
  const t = useT()
  const isSignedIn = useUser() !== null
  return (
    <div className={css.buttons}>
      {isSignedIn ? (
        <ButtonLink to="/profile">{t('account.toProfile')}</ButtonLink>
      ) : (
        <ButtonLink to="/sign-in">{t('account.signIn')}</ButtonLink>
      )}
    </div>
  )
}
