/** Says above a page that it is only looked at, and leads back to where it is written. */
import { useT } from '#i18n/use-t.ts'

import { ActionLink } from './action-link.tsx'
import css from './preview-bar.module.css'

export function PreviewBar({ text, to }: { text: string; to: string }) {
  const t = useT()
  return (
    <aside className={css.bar} aria-label={t('adminSettings.previewLabel')}>
      <p>{text}</p>
      <ActionLink to={to}>{t('adminSettings.previewBack')}</ActionLink>
    </aside>
  )
}
