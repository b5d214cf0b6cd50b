/** All devices below the header, in a row. */
import { NavLink } from 'react-router'

import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { Picture } from '#web/pictures/picture.tsx'

import { DEVICE_LIST } from '../device-list.ts'
import css from './devices-panel.module.css'
import { HeaderPanel } from './header-panel.tsx'

export function DevicesPanel() {
  const t = useT()

  return (
    <HeaderPanel id="devices-panel" word="shell.devices">
      <ul className={css.row}>
        {DEVICE_LIST.map(({ slug, path, word, picture }) => (
          <li key={slug}>
            <NavLink to={path} end className={() => css.device}>
              <Picture name={picture} alt="" sizes="14rem" className={css.picture} />
              <span className={css.name}>{t(word)}</span>
              <span className={css.facts}>
                {t('shell.scentCount', { count: deviceOf(slug).chambers })}
                {t('ui.separator')}
                {t('shell.reach', { reach: deviceOf(slug).reachCm })}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </HeaderPanel>
  )
}
