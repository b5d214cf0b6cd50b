/** Offers the newer version of the site; the page reloads only on request. Spec §2. */
import { useState } from 'react'
import { useLocation } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { reloadPage } from '#web/browser/chunk-load-recovery.ts'
import { useNewVersion } from '#web/browser/new-version.ts'
import { useSite } from '#web/root-data.ts'
import { Button } from '#web/ui/button.tsx'

import css from './update-notice.module.css'

/** Not shown during payment. */
const UNDISTURBED = /^\/checkout(\/|$)/

export function UpdateNotice() {
  const t = useT()
  const { pathname } = useLocation()
  // Responses of a newer server name its version; the scripts of this page are older.
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
