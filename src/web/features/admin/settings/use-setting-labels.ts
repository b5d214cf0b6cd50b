/** How a setting is called on the page, and what is wrong with one. */
import { useMemo } from 'react'

import type { EditableKey } from '#domain/settings/setting.ts'
import { useProblem, useT } from '#i18n/use-t.ts'

import { SETTING_WORDS } from './setting-labels.ts'
import type { SettingsErrors } from './settings.ts'

/** “Bank, in Japanese”: its name, and the language where there are several. */
export function useLabelOf(): (key: EditableKey) => string {
  const t = useT()
  return useMemo(
    () => (key) => {
      const { word, language } = SETTING_WORDS[key]
      return language === null
        ? t(word)
        : t('adminSettings.inLanguage', {
            name: t(word),
            language: t(`adminSettings.language_${language}`),
          })
    },
    [t],
  )
}

export function useErrorOf(
  errors: SettingsErrors | undefined,
): (key: EditableKey) => string | null {
  const problem = useProblem()
  const [required, invalid] = [problem('field_required'), problem('field_invalid')]
  return useMemo(
    () => (key) => {
      if (!errors?.errors.includes(key)) return null
      return (errors.input[key] ?? '').trim() === '' ? required : invalid
    },
    [errors, required, invalid],
  )
}
