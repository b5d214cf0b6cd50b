/** Which keys do what, and the switch that silences them. */
import { useT } from '#i18n/use-t.ts'
import { Switch } from '#web/ui/switch.tsx'

import { AREAS, type AreaName } from '../frame/areas.ts'
import { switchShortcuts } from './kept-shortcuts.ts'
import css from './palette.module.css'

export function ShortcutHelp({ areas, isOn }: { areas: readonly AreaName[]; isOn: boolean }) {
  const t = useT()
  return (
    <>
      <p>{t('adminFrame.shortcutsText')}</p>
      <dl className={css.keys}>
        <div>
          <dt>{t('adminFrame.goTo')}</dt>
          <dd>
            <kbd>{t('adminFrame.paletteKey')}</kbd>
          </dd>
        </div>
        <div>
          <dt>{t('adminFrame.shortcuts')}</dt>
          <dd>
            <kbd>?</kbd>
          </dd>
        </div>
        {areas.map((name) => (
          <div key={name}>
            <dt>{t(`adminFrame.area_${name}`)}</dt>
            <dd>
              <kbd>g</kbd> <kbd>{AREAS[name].key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t('adminFrame.shortcutsSwitch')}
        checked={isOn}
        onChange={(event) => switchShortcuts(event.currentTarget.checked)}
      />
    </>
  )
}
