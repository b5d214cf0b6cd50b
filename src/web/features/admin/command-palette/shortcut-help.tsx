/** Which keys do what, and the switch that silences them. */
import { useT } from '#i18n/use-t.ts'
import { Switch } from '#web/ui/switch.tsx'

import { SECTIONS, type SectionName } from '../frame/sections.ts'
import css from './command-palette.module.css'
import { switchShortcuts } from './stored-shortcuts.ts'

export function ShortcutHelp({
  sections,
  isOn,
}: {
  sections: readonly SectionName[]
  isOn: boolean
}) {
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
        {sections.map((name) => (
          <div key={name}>
            <dt>{t(`adminFrame.area_${name}`)}</dt>
            <dd>
              <kbd>g</kbd> <kbd>{SECTIONS[name].key}</kbd>
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
