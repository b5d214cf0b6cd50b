/** One group of settings: read, or opened to be changed. */
import { type EditableKey, keysOf } from '#domain/settings/setting.ts'
import type { SettingGroupView } from '#domain/settings/view-settings.server.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import type { Option } from '#web/ui/select.tsx'

import { ActionLink } from '../parts/action-link.tsx'
import descriptions from '../parts/description-list.module.css'
import panel from '../parts/panel.module.css'
import { GroupForm } from './group-form.tsx'
import { SETTING_WORDS } from './setting-labels.ts'
import css from './settings.module.css'
import type { PageGroup, SettingsErrors } from './settings.ts'
import { useLabelOf } from './use-setting-labels.ts'

type Sheet = SettingGroupView & { group: PageGroup }

type Props = {
  sheet: Sheet
  isOpen: boolean
  errors: SettingsErrors | undefined
  pictures: readonly Option[]
}

export function GroupPanel({ sheet, isOpen, ...form }: Props) {
  const t = useT()
  const { group } = sheet
  const title = t(`adminSettings.group_${group}`)
  return (
    <section
      className={`${panel.panel} ${css.group}`}
      aria-labelledby={`group-${group}`}
      data-open={isOpen || undefined}
    >
      <div className={panel.head}>
        <h2 id={`group-${group}`}>{title}</h2>
        {!isOpen && (
          <ActionLink to={`?change=${group}`} about={title}>
            {t('adminSettings.change')}
          </ActionLink>
        )}
      </div>
      <p className={panel.about}>{t(`adminSettings.about_${group}`)}</p>
      {isOpen ? <GroupForm sheet={sheet} {...form} /> : <Values sheet={sheet} />}
    </section>
  )
}

function Values({ sheet: { group, values, unread } }: Pick<Props, 'sheet'>) {
  const t = useT()
  const labelOf = useLabelOf()
  const numbers = new Intl.NumberFormat(useLocale())
  const textOf = (key: EditableKey, value = '') =>
    /_jpy$/.test(key) && value !== '' ? numbers.format(Number(value)) : value
  return (
    <dl className={descriptions.ruled}>
      {keysOf(group).map((key) => (
        <div key={key}>
          <dt>{labelOf(key)}</dt>
          <dd lang={SETTING_WORDS[key].language ?? undefined}>
            {textOf(key, values[key]) || (
              <span className={panel.quiet}>{t('adminSettings.none')}</span>
            )}
            {unread.includes(key) && <p className={panel.warn}>{t('adminSettings.unread')}</p>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
