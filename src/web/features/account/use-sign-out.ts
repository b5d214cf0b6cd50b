/** Signing out from anywhere: says whether the server knows, and leads to the sign-in page. */
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { TOKEN_REFRESH_DAYS } from '#domain/accounts/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { useNotify } from '#web/ui/notification/notification.tsx'

import { clearUserRecord } from '../../api/user-record.ts'

export function useSignOut(): { isBusy: boolean; leave: () => Promise<void> } {
  const t = useT()
  const notify = useNotify()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function leave(): Promise<void> {
    setBusy(true)
    const isKnownToServer = await signedOut()
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

/** The frame stands around every page; what talks to the server comes when somebody leaves. */
async function signedOut(): Promise<boolean> {
  try {
    const { signOut } = await import('./sign-out.ts')
    return (await signOut()).isKnownToServer
  } catch {
    // It could not be fetched. Who wants to leave leaves; the draft is cleared for whoever signs in next.
    clearUserRecord()
    return false
  }
}
