/** This visitor's consent to analytics, and how to withdraw it. Decisions, section 10. */
import { useT } from '#i18n/use-t.ts'
import { reloadPage } from '#web/browser/chunk-load-recovery.ts'
import { answerConsent, useConsent } from '#web/shell/consent.ts'
import { Button } from '#web/ui/button.tsx'

import css from '../legal.module.css'

export function ConsentPart() {
  const t = useT()
  const consent = useConsent()
  // Visitors who were not asked yet are asked on this page, too.
  if (consent === 'unasked') return null

  const isGiven = consent === 'given'
  return (
    <div className={css.consent}>
      <p role="status">{t(isGiven ? 'privacy.consentGiven' : 'privacy.consentRefused')}</p>
      {isGiven && (
        <Button variant="outline" onClick={withdraw}>
          {t('privacy.consentWithdraw')}
        </Button>
      )}
    </div>
  )
}

/** A running script cannot be removed, so the page is reloaded without it. */
function withdraw(): void {
  answerConsent('refused')
  reloadPage()
}
