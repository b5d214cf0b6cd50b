/** How a setting is called on the page. */
import type { EditableKey } from '#domain/settings/setting.ts'
import { useT } from '#i18n/use-t.ts'

import { SETTING_WORDS } from './setting-labels.ts'

/** “Bank, in Japanese”: its name, and the language where there are several. */
export function useLabelOf(): (key: EditableKey) => string {
  const t = useT()
  return (key) => {
    const { word, language } = SETTING_WORDS[key]
    return language === null
      ? t(word)
      : t('adminSettings.inLanguage', {
          name: t(word),
          language: t(`adminSettings.language_${language}`),
        })
  }
}
