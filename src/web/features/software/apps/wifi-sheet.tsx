/** The page of the mobile app on which the device joins a network, drawn as words and lines. */
import { useT } from '#i18n/use-t.ts'

import { SERIAL } from '../samples.ts'
import css from './wifi-sheet.module.css'

/** An address reserved for documentation (RFC 5737). */
const ADDRESS = '192.0.2.24'

export function WifiSheet() {
  const t = useT()
  const rows = [
    { id: 'device', label: t('software.sheetDevice'), value: SERIAL },
    { id: 'network', label: t('software.sheetNetwork'), value: t('software.sheetNetworkName') },
    { id: 'address', label: t('software.sheetAddress'), value: ADDRESS },
  ]
  return (
    <figure className={css.sheet} aria-label={t('software.sheetLabel')}>
      <p className="remark">{t('software.sheetPath')}</p>
      <p className={css.title}>{t('software.sheetTitle')}</p>
      <dl className={css.rows}>
        {rows.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd data-code={id === 'network' ? undefined : true}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.state}>
        <svg viewBox="0 0 36 8" width={36} height={8} aria-hidden="true">
          <circle cx="4" cy="4" r="4" />
          <circle cx="18" cy="4" r="4" />
          <circle cx="32" cy="4" r="4" />
        </svg>
        {t('software.sheetState')}
      </p>
    </figure>
  )
}
