import type { TranslationOf } from '#i18n/message.ts'
import type { adminOrder as english } from '#i18n/messages/en/console/adminOrder.ts'

export const adminOrder = {
  note: 'スタッフ用メモ',
  noteHint:
    'お客様のページには表示されません。個人情報の開示を求められたときは、開示の対象になります。',
  noteSubmit: 'メモを追加',
  editCustomerStart: 'お客様の情報を訂正する',
  editCustomerText:
    'この注文の情報だけを変更します。今後のメールは新しいアドレスに届きます。アカウントの情報は変わりません。',
  editCustomerShipped:
    '荷物は、訂正前の納品書で発送済みです。今後発行する書類とメールには、訂正後の情報が入ります。',
  phoneHint: 'お客様の国以外の番号は、+82のような国番号から入力してください。',
  sendsLink: 'メールアドレスを変えたときは、注文の確認ページのリンクを送る',
  editAddressStart: 'お届け先を訂正する',
  editAddressText:
    '発送するまで訂正できます。金額は変わらないため、送料が変わる住所には変更できません。',
  country: '国・地域',
  state: '都道府県・州',
  city: '市区町村',
  line1: '町名・番地',
  line2: '建物名・部屋番号',
  editTrackingStart: '追跡番号を訂正・追加する',
  editTrackingText:
    'お客様の注文ページには、すぐに反映されます。メールでも知らせる場合は、発送のメールを再送してください。',
  editSubmit: '訂正を保存',
  standsNow: '現在の内容：{text}',
  done_note: 'メモを履歴に追加しました。',
  done_edit_customer: 'お客様の情報を訂正しました。',
  done_edit_address: 'お届け先を訂正しました。',
  done_edit_tracking: '追跡番号を保存しました。',
  done_unchanged: '変更された項目はありません。',
} as const satisfies TranslationOf<typeof english>
