/** Said where the browser is too old. The style sheet decides, because a script might not run there. Spec §2, §8. */
import { useT } from '#i18n/use-t.ts'

import css from './top-notice.module.css'

export function OldBrowser() {
  const t = useT()
  return (
    <div className={`${css.notice} ${css.oldBrowser}`} data-nosnippet="">
      <p className="wrap">{t('shell.oldBrowser')}</p>
    </div>
  )
}
