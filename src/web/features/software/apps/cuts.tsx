/** The maximum length of a mark, to scale: one at the limit, and a long scene in parts. */
import { SPRAY_SECONDS_ADVISED, SPRAY_SECONDS_MAX } from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Section } from '#web/ui/section.tsx'

import css from './cuts.module.css'

export function Cuts() {
  const t = useT()
  const advised = SPRAY_SECONDS_ADVISED
  const max = SPRAY_SECONDS_MAX
  return (
    <Section
      id="marks"
      title={t('software.cutTitle')}
      intro={t('software.cutText', { max, advised })}
    >
      <div className={css.scale} role="img" aria-label={t('software.cutLabel', { max, advised })}>
        <p className={css.row}>
          <span className={css.long}>{t('software.cutLong', { value: max })}</span>
        </p>
        <p className={css.row}>
          <span className={css.part}>{t('software.cutPart', { value: advised })}</span>
          <span className={css.pause}>{t('software.cutPause')}</span>
          <span className={css.part}>{t('software.cutPart', { value: advised })}</span>
        </p>
      </div>
    </Section>
  )
}
