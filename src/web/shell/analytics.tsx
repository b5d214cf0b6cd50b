/**
 * The configured counting script: asked for first, loaded after a yes, and on no page of one person. Without a script
 * there is nothing here. Decisions, section 10.
 */
import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { useSite } from '../root-data.ts'
import { isPrivatePath } from '../site/private-paths.ts'
import { Button } from '../ui/button.tsx'
import css from './analytics.module.css'
import { answerConsent, useConsent } from './consent.ts'

export function Analytics() {
  const { analyticsScript } = useSite()
  const isPrivate = isPrivatePath(useLocation().pathname)
  return analyticsScript === null || isPrivate ? null : <ConsentRequest script={analyticsScript} />
}

function ConsentRequest({ script }: { script: string }) {
  const t = useT()
  const consent = useConsent()
  useEffect(() => {
    if (consent === 'given') loadOnce(script)
  }, [consent, script])
  if (consent !== 'unasked') return null

  return (
    <section className={css.bar} aria-label={t('shell.consentTitle')}>
      <p>{t('shell.consentText')}</p>
      <div className={css.answers}>
        <Button size="small" variant="outline" onClick={() => answerConsent('refused')}>
          {t('shell.consentRefuse')}
        </Button>
        <Button size="small" variant="outline" onClick={() => answerConsent('given')}>
          {t('shell.consentGive')}
        </Button>
      </div>
    </section>
  )
}

function loadOnce(src: string): void {
  const isThere = [...document.scripts].some((script) => script.src === src)
  if (isThere) return
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
