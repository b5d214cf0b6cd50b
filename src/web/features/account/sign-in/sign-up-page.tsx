import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'

import { AccountFrame } from '../account-frame.tsx'
import css from '../forms/form.module.css'
import { isMidOrder, safeNext, signInPath } from '../next-path.ts'
import { useUserOnArrival } from '../session.ts'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { NeedsScript } from './needs-script.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export function SignUpPage() {
  const t = useT()
  const user = useUserOnArrival()
  const navigate = useNavigate()
  const next = safeNext(useSearchParams()[0].get('next'))
  const [unclearEmail, setUnclearEmail] = useState<string | null>(null)

  if (user !== null) {
    return <AlreadySignedIn title={t('account.signUpTitle')} user={user} next={next ?? '/'} />
  }
  if (unclearEmail !== null) return <Unclear email={unclearEmail} next={next} />
  return (
    <AccountFrame title={t('account.signUpTitle')} lead={t('account.signUpLead')}>
      {isMidOrder(next) && <Callout tone="ok">{t('account.orderKept')}</Callout>}
      <NeedsScript />
      <SignUpForm
        next={next}
        onSignedIn={() => void navigate(next ?? '/', { replace: true })}
        onUnclear={setUnclearEmail}
      />
    </AccountFrame>
  )
}

/** The address may have an account or not: the page says the same, and only its owner learns more. */
function Unclear({ email, next }: { email: string; next: string | null }) {
  const t = useT()
  return (
    <AccountFrame
      isAnswer
      title={t('account.unclearTitle')}
      lead={t('account.unclearText', { email })}
      aside={
        <div className={css.buttons}>
          <ButtonLink to={signInPath(next)}>{t('account.withCode')}</ButtonLink>
        </div>
      }
    />
  )
}
