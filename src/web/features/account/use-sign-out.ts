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

/** The frame is on every page, so the code that calls the server is loaded on sign-out only. */
async function signedOut(): Promise<boolean> {
  try {
    const { signOut } = await import('./sign-out.ts')
    return (await signOut()).isKnownToServer
  } catch {
    // It could not be loaded. The sign-out goes on; the draft is cleared at the next sign-in.
    clearUserRecord()
    return false
  }
}
