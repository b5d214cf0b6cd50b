/** Offers the newer site, and waits: nothing is loaded anew that somebody has not asked for. Spec §2. */
import { useState } from 'react'
import { useLocation } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { reloadPage } from '#web/browser/chunk-load-recovery.ts'
import { useNewVersion } from '#web/browser/new-version.ts'
import { useSite } from '#web/root-data.ts'
import { Button } from '#web/ui/button.tsx'

import css from './update-notice.module.css'

/** Whoever pays is not asked anything else. */
const UNDISTURBED = /^\/checkout(\/|$)/

export function UpdateNotice() {
  const t = useT()
  const { pathname } = useLocation()
  // Answers of a newer server name its version; the programs of this page are those it came with.
  const [own] = useState(useSite().version)
  const { isNewer, putOff } = useNewVersion(own, UNDISTURBED.test(pathname))

  return (
    <div className={css.place} role="status">
      {isNewer && (
        <div className={css.card}>
          <p className={css.title}>{t('shell.updateTitle')}</p>
          <p className={css.text}>{t('shell.updateText')}</p>
          <div className={css.answers}>
            <Button size="small" onClick={reloadPage}>
              {t('shell.updateConfirm')}
            </Button>
            <Button size="small" variant="quiet" onClick={putOff}>
              {t('shell.updateLater')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
