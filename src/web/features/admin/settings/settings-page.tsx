import type { SettingGroupView } from '#domain/settings/view-settings.server.ts'
import { useT } from '#i18n/use-t.ts'
import type { Option } from '#web/ui/select.tsx'

import { SuccessMessage } from '../forms/flash-message.tsx'
import panel from '../parts/panel.module.css'
import { GroupPanel } from './group-panel.tsx'
import css from './settings.module.css'
import { actionOf, groupIn, type PageGroup, type SettingsErrors } from './settings.ts'

type Props = {
  sheets: readonly SettingGroupView[]
  pictures: readonly Option[]
  open: PageGroup | null
  errors: SettingsErrors | undefined
  done: PageGroup | null
}

export function SettingsPage({ sheets, pictures, open, errors, done }: Props) {
  const t = useT()
  const isOpen = (group: PageGroup) => (errors ? errors.action === actionOf(group) : open === group)
  return (
    <>
      <p className={panel.about}>{t('adminSettings.text')}</p>
      {done && !errors && (
        <SuccessMessage
          key={done}
          text={t('adminSettings.done', { group: t(`adminSettings.group_${done}`) })}
        />
      )}
      <div className={css.groups}>
        {sheets.map((sheet) => {
          const group = groupIn(sheet.group)
          return (
            group && (
              <GroupPanel
                key={group}
                sheet={{ ...sheet, group }}
                isOpen={isOpen(group)}
                errors={errors}
                pictures={pictures}
              />
            )
          )
        })}
      </div>
    </>
  )
}
