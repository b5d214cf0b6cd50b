/** What is seen between two pages: a bar at once, a loading screen soon, and a question when it takes too long. Spec §2. */
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { Button } from '../ui/button.tsx'
import { SixDotLoader } from '../ui/six-dot-loader.tsx'
import css from './navigating.module.css'
import { LOADING_DELAY_MS, PAGE_LOAD_TIMEOUT_MS } from './timing.ts'

export function Navigating({ children }: { children: ReactNode }) {
  const t = useT()
  const { state, location: target } = useNavigation()
  const { pathname } = useLocation()
  const isLeaving = state === 'loading' && target.pathname !== pathname
  const wait = useWait(isLeaving)

  return (
    <>
      {state !== 'idle' && <div className={css.progress} aria-hidden="true" />}
      {wait === 'loading' && (
        <div className={css.screen} role="status">
          <SixDotLoader label={t('shell.loading')} />
        </div>
      )}
      {wait === 'timeout' && target && <TimeoutScreen to={target.pathname + target.search} />}
      <div className={css.page} inert={wait !== 'none'}>
        {children}
      </div>
    </>
  )
}

function TimeoutScreen({ to }: { to: string }) {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  return (
    <div className={css.screen} role="alert">
      <div className={css.question}>
        <h2>{t('shell.timeoutTitle')}</h2>
        <p>{t('shell.timeoutText')}</p>
        <div className={css.answers}>
          <Button onClick={() => window.location.assign(to)}>{t('shell.timeoutRetry')}</Button>
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

type Wait = 'none' | 'loading' | 'timeout'

function useWait(isWaiting: boolean): Wait {
  const [wait, setWait] = useState<Wait>('none')

  useEffect(() => {
    if (!isWaiting) return
    const loading = setTimeout(() => setWait('loading'), LOADING_DELAY_MS)
    const timeout = setTimeout(() => setWait('timeout'), PAGE_LOAD_TIMEOUT_MS)
    return () => {
      clearTimeout(loading)
      clearTimeout(timeout)
      setWait('none')
    }
  }, [isWaiting])

  return isWaiting ? wait : 'none'
}
