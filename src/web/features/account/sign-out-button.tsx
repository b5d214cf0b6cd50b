import { useState } from 'react'
import { useNavigate } from 'react-router'

import { TOKEN_REFRESH_DAYS } from '#domain/accounts/policy.ts'
import { useT } from '#i18n/use-t.ts'

import { Button } from '../../ui/button.tsx'
import { useNotify } from '../../ui/notification.tsx'
import { signOut } from './calls.ts'

export function SignOutButton({ size }: { size?: 'small' }) {
  const t = useT()
  const notify = useNotify()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function leave(): Promise<void> {
    setBusy(true)
    const { isKnownToServer } = await signOut()
    setBusy(false)
    notify(
      isKnownToServer
        ? { text: t('account.signedOut'), type: 'ok' }
        : { text: t('account.signedOutHere', { days: TOKEN_REFRESH_DAYS }), type: 'warn' },
    )
    await navigate('/sign-in')
  }

  return (
    <Button variant="outline" size={size} isBusy={isBusy} onClick={() => void leave()}>
      {t('account.signOut')}
    </Button>
  )
}
