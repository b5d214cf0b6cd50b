/** Whether the shop has a newer site than the one this page came with. Spec §2; §9 "Update check every 30 minutes". */
import { useEffect, useState } from 'react'

import { HTTP_TIMEOUT_MS } from '../api/timeout.ts'
import { UPDATE_CHECK_MS } from '../shell/timing.ts'

/** The newer version, until it is put off; `null` while there is none. */
export function useNewVersion(own: string, isPaused: boolean) {
  const [found, setFound] = useState<string | null>(null)
  const [putOff, setPutOff] = useState<string | null>(null)

  useEffect(() => {
    if (isPaused) return
    let requestedAt = Date.now()
    const ask = async () => {
      requestedAt = Date.now()
      const current = await currentVersion()
      if (current !== null) setFound(current)
    }
    /** A tab in the background checks when it becomes visible again. */
    const askWhenDue = () => {
      if (document.visibilityState === 'visible' && Date.now() - requestedAt >= UPDATE_CHECK_MS) {
        void ask()
      }
    }
    const timer = setInterval(askWhenDue, UPDATE_CHECK_MS)
    document.addEventListener('visibilitychange', askWhenDue)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askWhenDue)
    }
  }, [isPaused])

  const isNewer = found !== null && found !== own && found !== putOff
  return { isNewer: isNewer && !isPaused, putOff: () => setPutOff(found) }
}

/** `null` without a response: a page that works is not disturbed by that. */
async function currentVersion(): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(HTTP_TIMEOUT_MS)
    const answer = await fetch('/version.json', { cache: 'no-store', signal })
    return answer.ok ? versionIn(await answer.json()) : null
  } catch {
    return null
  }
}

function versionIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('version' in body)) return null
  return typeof body.version === 'string' ? body.version : null
}
