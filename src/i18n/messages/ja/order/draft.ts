import type { TranslationOf } from '#i18n/message.ts'
import type { draft as english } from '#i18n/messages/en/order/draft.ts'

export const draft = {
  title: 'アカウントに保存されていた内容を反映しました',
  came: '追加した香り：{names}',
  sdksCame: '追加したSDK：{names}',
  packages: 'キットと6本セット：{names}',
  gone: 'ご注文済み、または別の端末で取り出した香り：{names}',
  sdksGone: '別の端末で外したSDK：{names}',
  filled: '空欄だった連絡先とお届け先に、保存済みの内容を入力しました。',
  leftTitle: '入りきらなかったものがあります',
  left: 'チャンバーに空きがない香り：{names}',
  sdksLeft: '箱の数を超えるSDK：{names}',
  otherPackages: '保存されていた下書きは{count}箱、このご注文は{now}箱です。',
  addPackages: '6本セットを{count}箱追加',
  line: '{name}×{quantity}',
  close: 'このお知らせを閉じる',
} as const satisfies TranslationOf<typeof english>
