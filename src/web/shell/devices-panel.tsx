/** All devices below the header, in a row. A native popover: it opens without JavaScript too. */
import { Link } from 'react-router'

import { reachMaxCm } from '#domain/catalog/device.ts'
import { deviceOf } from '#domain/catalog/devices.ts'
import { useT } from '#i18n/use-t.ts'

import { Picture } from '../pictures/picture.tsx'
import { DEVICE_LIST } from './device-list.ts'
import css from './devices-panel.module.css'
import { usePopover } from './use-popover.ts'

export const DEVICES_PANEL_ID = 'devices-panel'

export function DevicesPanel() {
  const t = useT()
  const panel = usePopover()

  return (
    <div ref={panel} id={DEVICES_PANEL_ID} popover="auto" className={css.panel}>
      <nav className="wrap" aria-label={t('shell.devices')}>
        <ul className={css.row}>
          {DEVICE_LIST.map(({ slug, path, word, picture }) => (
            <li key={slug}>
              <Link to={path} className={css.device}>
                <Picture name={picture} alt="" sizes="14rem" className={css.picture} />
                <span className={css.name}>{t(word)}</span>
                <span className={css.facts}>
                  {t('shell.scentCount', { count: deviceOf(slug).chambers })} ·{' '}
                  {t('shell.reach', { reach: reachMaxCm(deviceOf(slug)) })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
