/** Signing in: by an e-mailed code, which makes the account too, or by the password. Decisions, section 9. */
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { SIGN_IN_CODE_MINUTES } from '#domain/accounts/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import { AccountFrame } from '../account-frame.tsx'
import { signIn } from '../calls.ts'
import { CodeForm } from '../forms/code-form.tsx'
import { isMidOrder, safeNext } from '../next-path.ts'
import { useUserOnArrival } from '../session.ts'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { EmailForm } from './email-form.tsx'
import { NeedsScript } from './needs-script.tsx'

export function SignInPage() {
  const t = useT()
  const user = useUserOnArrival()
  const navigate = useNavigate()
  const next = safeNext(useSearchParams()[0].get('next'))
  const [email, setEmail] = useState('')
  const [step, setStep] = useState<'address' | 'code'>('address')
  const [digits, setDigits] = useState(0)

  const leave = () => void navigate(next ?? '/', { replace: true })

  function changeAddress(): void {
    setStep('address')
    setDigits(0)
  }

  if (user !== null) {
    return <AlreadySignedIn title={t('account.signInTitle')} user={user} next={next ?? '/'} />
  }
  const title = step === 'code' ? t('account.codeTitle') : t('account.signInTitle')
  const lead =
    step === 'code'
      ? t('account.codeSent', { email, minutes: SIGN_IN_CODE_MINUTES })
      : t('account.signInLead')

  return (
    <AccountFrame title={title} lead={lead} {...(step === 'code' && { filled: digits })}>
      {isMidOrder(next) && <Callout tone="ok">{t('account.orderKept')}</Callout>}
      {step === 'code' ? (
        <CodeForm
          email={email}
          action={t('account.signIn')}
          onCode={(code) => signIn({ email, code })}
          onDone={leave}
          onType={setDigits}
          other={{ label: t('account.otherAddress'), onPress: changeAddress }}
        />
      ) : (
        <>
          <NeedsScript />
          <EmailForm
            email={email}
            next={next}
            onCodeSent={(address) => {
              setEmail(address)
              setStep('code')
            }}
            onSignedIn={leave}
          />
        </>
      )}
    </AccountFrame>
  )
}
