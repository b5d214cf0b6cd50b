/** Said where the scripts of a page did not load; `defer-hydration.ts` shows it. Works without React, which is what is missing. */
import { useLocation } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { SCRIPTS_FAILED_ID } from '#web/hydration/hydration-data.ts'

import css from './top-notice.module.css'

export function ScriptsFailed() {
  const t = useT()
  const { pathname, search } = useLocation()
  return (
    <div id={SCRIPTS_FAILED_ID} role="alert" className={css.notice} hidden data-nosnippet="">
      <p className="wrap">
        <strong>{t('shell.chunkTitle')}</strong> {t('shell.chunkText')}{' '}
        <a href={pathname + search}>{t('shell.chunkRetry')}</a>
      </p>
    </div>
  )
}
