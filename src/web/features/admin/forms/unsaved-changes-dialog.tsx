/** Confirms leaving a page of the console with unsaved text. One dialog for all its forms. */
import { useCallback, useEffect, useRef } from 'react'
import { type BlockerFunction, useBlocker, useNavigation } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { isAnyUnsaved, isSamePage } from './unsaved.ts'

export function UnsavedChangesDialog() {
  const t = useT()
  const sent = useFormOnItsWay()
  const blocks = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => {
      const isStaying = sent.current === null && isSamePage(currentLocation, nextLocation)
      return !isStaying && isAnyUnsaved(sent.current)
    },
    [sent],
  )
  const blocker = useBlocker(blocks)

  // Leaving by the address bar, closing the window, a page that is loaded whole: the browser asks in its own words.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAnyUnsaved(sent.current)) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [sent])

  function stay(): void {
    sent.current = null
    if (blocker.state === 'blocked') blocker.reset()
  }

  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      title={t('adminFrame.unsavedTitle')}
      close={t('adminFrame.close')}
      onClose={stay}
      actions={
        <>
          <Button variant="outline" onClick={stay}>
            {t('adminFrame.unsavedStay')}
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {t('adminFrame.unsavedLeave')}
          </Button>
        </>
      }
    >
      <p>{t('adminFrame.unsavedText')}</p>
    </Dialog>
  )
}

/** Captured before the router's own listener, and cleared when the response has arrived. */
function useFormOnItsWay() {
  const sent = useRef<EventTarget | null>(null)
  const { state } = useNavigation()
  useEffect(() => {
    if (state === 'idle') sent.current = null
  }, [state])
  useEffect(() => {
    const note = ({ target }: Event) => {
      sent.current = target
    }
    document.addEventListener('submit', note, { capture: true })
    return () => document.removeEventListener('submit', note, { capture: true })
  }, [])
  return sent
}
