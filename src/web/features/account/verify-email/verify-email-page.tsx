/** The page behind the link of the sign-up e-mail. Opening it consumes no token: e-mail clients prefetch links. */
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

import { AccountFrame } from '../account-frame.tsx'
import css from '../forms/form.module.css'

export type VerificationOutcome = 'verified' | 'link_invalid'

export function VerifyEmailPage({ outcome }: { outcome: VerificationOutcome | null }) {
  const t = useT()
  const isBusy = useNavigation().state !== 'idle'

  if (outcome === 'verified') {
    return (
      <AccountFrame
        isAnswer
        title={t('account.verifiedTitle')}
        lead={t('account.verifiedText')}
        aside={
          <ButtonGroup>
            <ButtonLink to="/order">{t('account.toOrder')}</ButtonLink>
            <ToProfile />
          </ButtonGroup>
        }
      />
    )
  }
  if (outcome === 'link_invalid') {
    return (
      <AccountFrame
        isAnswer
        title={t('account.notVerifiedTitle')}
        lead={t('account.notVerifiedText')}
        aside={
          <ButtonGroup>
            <ToProfile />
          </ButtonGroup>
        }
      />
    )
  }
  return (
    <AccountFrame
      title={t('account.verifyTitle')}
      lead={t('account.verifyLead')}
      aside={
        <Form method="post">
          <Button type="submit" isBusy={isBusy}>
            {t('account.verify')}
          </Button>
        </Form>
      }
    />
  )
}

const ButtonGroup = ({ children }: { children: ReactNode }) => (
  <div className={css.buttons}>{children}</div>
)

function ToProfile() {
  const t = useT()
  return (
    <ButtonLink to="/profile" variant="outline">
      {t('account.toProfile')}
    </ButtonLink>
  )
}
