/** Signing out from anywhere: says whether the server knows, and leads to the sign-in page. */
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { TOKEN_REFRESH_DAYS } from '#domain/accounts/policy.ts'
import { useT } from '#i18n/use-t.ts'

import { useNotify } from '../../ui/notification.tsx'

export function useSignOut(): { isBusy: boolean; leave: () => Promise<void> } {
  const t = useT()
  const notify = useNotify()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function leave(): Promise<void> {
    setBusy(true)
    // The frame stands around every page; what talks to the server comes when somebody leaves.
    const { signOut } = await import('./sign-out.ts')
    const { isKnownToServer } = await signOut()
    setBusy(false)
    notify(
      isKnownToServer
        ? { text: t('shell.signedOut'), type: 'ok' }
        : { text: t('shell.signedOutHere', { days: TOKEN_REFRESH_DAYS }), type: 'warn' },
    )
    await navigate('/sign-in')
  }

  return { isBusy, leave }
}
