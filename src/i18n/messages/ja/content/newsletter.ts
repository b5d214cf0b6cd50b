import type { TranslationOf } from '#i18n/message.ts'
import type { newsletter as english } from '#i18n/messages/en/content/newsletter.ts'

export const newsletter = {
  confirmTitle: 'メールニュースの登録を完了する',
  confirmText: 'ボタンを押すと登録が完了し、お知らせをメールでお届けします。',
  confirmButton: '登録を完了する',
  confirmedTitle: '登録が完了しました',
  confirmedText: '配信の停止は、各メールの末尾のリンクからいつでもできます。',
  leaveTitle: 'メールニュースの配信を停止する',
  leaveText: 'ボタンを押すと、お知らせの配信を停止します。',
  leaveButton: '配信を停止する',
  leftTitle: '配信を停止しました',
  leftText: 'もう一度ご登録いただくまで、このアドレスにはお送りしません。',
  linkInvalidTitle: 'このリンクは使えません',
  linkInvalidText: '期限が切れているか、リンクの一部が欠けています。登録の状態は変わっていません。',
  toHome: 'ホームへ',
  thankYouTitle: 'メールをご確認ください',
  thankYouText:
    '確認用のリンクをお送りしました。リンク先で確認すると登録が完了します。リンクは{days}日間有効です。すでに登録済みの場合、メールは届きません。',
  failedText: '登録は完了していません。もう一度お試しいただくか、お問い合わせください。',
  toContact: 'お問い合わせ',
  toProducts: '製品を見る',
} as const satisfies TranslationOf<typeof english>
