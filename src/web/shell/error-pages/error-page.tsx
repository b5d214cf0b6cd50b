/** The error page. It works without the root's data too, and is in English then. */
import { useEffect } from 'react'
import { useRouteError } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { reloadPage } from '#web/browser/chunk-load-recovery.ts'
import { isOutage } from '#web/forms/save-form.ts'
import { useRootData } from '#web/root-data.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ButtonGroup } from '#web/ui/button-group.tsx'

import { Frame } from '../frame.tsx'
import { Adrift } from './adrift.tsx'
import { isNotFound, NotFoundPage, resourceIn } from './not-found.tsx'

export function ErrorPage() {
  const t = useT()
  const hasWords = useRootData() !== undefined
  const error = useRouteError()
  useReloadOnline()
  useReloadAfterOutage(isOutage(error))
  if (hasWords && isNotFound(error)) {
    return (
      <Frame isFull>
        <NotFoundPage resource={resourceIn(error)} />
      </Frame>
    )
  }

  const words = WORDS[causeOf(error)]
  return (
    <main id="content">
      <Adrift>
        <h1>{hasWords ? t(words.title) : 'This page could not be shown'}</h1>
        <p>{hasWords ? t(words.text) : 'Something went wrong on our side.'}</p>
        <ButtonGroup>
          <Button onClick={reloadPage}>{hasWords ? t('shell.errorRetry') : 'Try again'}</Button>
          <ButtonLink to="/" variant="outline" reloadDocument>
            {hasWords ? t('shell.goBack') : 'Go back'}
          </ButtonLink>
        </ButtonGroup>
      </Adrift>
    </main>
  )
}

const WORDS = {
  outage: { title: 'shell.unavailableTitle', text: 'shell.unavailableRetries' },
  offline: { title: 'shell.errorTitle', text: 'problems.offline' },
  failure: { title: 'shell.errorTitle', text: 'shell.errorText' },
} as const

function causeOf(error: unknown): keyof typeof WORDS {
  if (isOutage(error)) return 'outage'
  return isOffline() ? 'offline' : 'failure'
}

/** A server is never offline: there, the property is missing. */
const isOffline = (): boolean => navigator.onLine === false

/** What was lost with the network is shown once the network is back, such as what became of a payment. */
function useReloadOnline(): void {
  useEffect(() => {
    if (!isOffline()) return
    addEventListener('online', reloadPage)
    return () => removeEventListener('online', reloadPage)
  }, [])
}

const LOOK_EVERY_MS = 10_000

/** The page that was asked for is shown once it can be: asked for first, so that it is not replaced by a worse one. */
function useReloadAfterOutage(isAway: boolean): void {
  useEffect(() => {
    if (!isAway) return
    const timer = setInterval(async () => {
      const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null)
      if (answer !== null && answer.status < 500) reloadPage()
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isAway])
}
