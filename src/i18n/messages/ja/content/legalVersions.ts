import type { TranslationOf } from '#i18n/message.ts'
import type { legalVersions as english } from '#i18n/messages/en/content/legalVersions.ts'

export const legalVersions = {
  title: '版の一覧',
  present: '施行中',
  coming: '施行前',
  from: 'この版は{date}から施行されます',
  until: 'この{date}版は、次の版に置き換えられています',
  readPresent: '施行中の版を読む',
  changes: '{date}版からの変更点',
  changesHow: '追加した語句には下線、削除した語句には取り消し線を引いています。',
  gone: '{title}（削除）',
} as const satisfies TranslationOf<typeof english>
