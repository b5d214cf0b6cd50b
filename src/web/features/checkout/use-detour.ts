/** The draft may be ordered on another device meanwhile: then there is nothing left to check out. */
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { readUserRecord } from '../../api/user-record.ts'
import { onDraftChangedHere, readDraft } from '../../draft/order-draft.ts'
import { detourOf, pathOfStep } from './steps.ts'

export function useDetour(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // An order of the history is paid whatever the draft holds.
  const isPaying = pathname === pathOfStep('payment-info')

  useEffect(() => {
    if (isPaying) return
    return onDraftChangedHere(() => {
      const isSignedIn = readUserRecord() !== null
      if (isSignedIn && detourOf(readDraft(), null) === '/order') void navigate('/order')
    })
  }, [navigate, isPaying])
}
