/** The navigation indicator: a bar at once, a loading screen soon, and a question when it takes too long. Spec §2. */
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { dismissChunkLoadFailure, useChunkLoadFailure } from '../browser/chunk-load-recovery.ts'
import { Button } from '../ui/button.tsx'
import { SixDotLoader } from '../ui/six-dot-loader.tsx'
import css from './navigating.module.css'
import { CHUNK_LOAD_TIMEOUT_MS, LOADING_DELAY_MS, PAGE_LOAD_TIMEOUT_MS } from './timing.ts'

export function Navigating({ children }: { children: ReactNode }) {
  const t = useT()
  const { state, location: target } = useNavigation()
  const { pathname } = useLocation()
  const isLeaving = state === 'loading' && target.pathname !== pathname
  const wait = useWait(isLeaving)
  const isStuck = wait === 'timeout' || wait === 'failed'

  return (
    <>
      {state !== 'idle' && <div className={css.progress} aria-hidden="true" />}
      {wait === 'loading' && (
        <div className={css.screen} role="status">
          <SixDotLoader label={t('shell.loading')} />
        </div>
      )}
      {isStuck && target && <StuckScreen reason={wait} to={target.pathname + target.search} />}
      <div className={css.page} inert={wait !== 'none'}>
        {children}
      </div>
    </>
  )
}

const WORDS = {
  timeout: { title: 'shell.timeoutTitle', text: 'shell.timeoutText', again: 'shell.timeoutRetry' },
  failed: { title: 'shell.chunkTitle', text: 'shell.chunkText', again: 'shell.chunkRetry' },
} as const

/** Both ways out end the wait: the page once more as a whole, or the one that is still here. */
function StuckScreen({ reason, to }: { reason: keyof typeof WORDS; to: string }) {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { title, text, again } = WORDS[reason]

  return (
    <div className={css.screen} role="alert" key={reason}>
      <div className={css.question}>
        <h2>{t(title)}</h2>
        <p>{t(text)}</p>
        <div className={css.answers}>
          <Button onClick={() => window.location.assign(to)}>{t(again)}</Button>
          <Button
            variant="outline"
            onClick={() => void navigate(pathname + search, { replace: true })}
          >
            {t('shell.timeoutStay')}
          </Button>
        </div>
      </div>
    </div>
  )
}

type Wait = 'none' | 'loading' | 'timeout' | 'failed'

const STEPS = [
  ['loading', LOADING_DELAY_MS],
  ['timeout', PAGE_LOAD_TIMEOUT_MS],
  ['failed', CHUNK_LOAD_TIMEOUT_MS],
] as const satisfies readonly (readonly [Wait, number])[]

function useWait(isWaiting: boolean): Wait {
  const [wait, setWait] = useState<Wait>('none')
  const isHeld = useChunkLoadFailure()

  useEffect(() => {
    if (!isWaiting) return
    const timers = STEPS.map(([step, afterMs]) => setTimeout(() => setWait(step), afterMs))
    return () => {
      timers.forEach(clearTimeout)
      setWait('none')
      dismissChunkLoadFailure()
    }
  }, [isWaiting])

  if (!isWaiting) return 'none'
  return isHeld ? 'failed' : wait
}
