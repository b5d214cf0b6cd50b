import type { TranslationOf } from '#i18n/message.ts'
import type { legalVersions as english } from '#i18n/messages/en/content/legalVersions.ts'

export const legalVersions = {
  title: '版の一覧',
  present: '施行中',
  coming: '施行前',
  from: 'この版は{date}から施行されます',
  until: 'この{date}版は、次の版に置き換えられています',
  readPresent: '施行中の版を読む',
} as const satisfies TranslationOf<typeof english>
