import type { TranslationOf } from '#i18n/message.ts'
import type { adminReplacements as english } from '#i18n/messages/en/console/adminReplacements.ts'

export const adminReplacements = {
  title: '交換品',
  start: '交換品を送る',
  text: '商品を無料でもう一度お送りします。在庫はすぐに確保し、「梱包・発送」に表示します。{email}に、受付時と、発送時に追跡番号をメールでお知らせします。',
  undelivered: 'お届け済みの記録がないため、不具合を連絡できる期間はまだ始まっていません。',
  delivered:
    'お届け日は{day}です。不具合の連絡は、販売規約では{terms}日以内、特定商取引法に基づく表記では{notice}日以内で、長いほうを適用します。',
  items: '商品',
  itemsHint: '本体とカートリッジを選べます。6本セットは、カートリッジ1本ごとに交換します。',
  itemHint: '注文{count}点、未交換{left}点',
  reason: '理由',
  reasonChoose: '理由を選ぶ',
  reason_defect: '不具合',
  reason_damaged: '配送中の破損',
  reason_wrong_item: '商品違い',
  reason_lost: '配送中の紛失',
  reportedOn: '連絡を受けた日',
  note: 'スタッフ用メモ',
  confirmsPeriod: '連絡できる期間を過ぎているが、交換する',
  confirmsExcess: '注文した数を超えて送る',
  customsTitle: '税関に申告する価格',
  customsText:
    '0ではなく、この注文での商品の価格を申告し、「Replacement, free of charge」（無償の交換品）と書いてください。お客様への請求はありません。',
  submit: '交換品を手配する',
  state_open: '梱包待ち',
  state_shipped: '発送済み',
  state_canceled: 'キャンセル',
  shipStart: '追跡番号を入力する',
  shipText: '{email}に、追跡番号をメールでお知らせします。',
  shipSubmit: '発送済みにする',
  cancelStart: 'キャンセルする',
  cancelTitle: 'この交換品をキャンセルしますか？',
  cancelText: '発送せず、商品はもう一度販売できるようになります。{email}にメールでお知らせします。',
  cancelSubmit: '交換品をキャンセルする',
  cancelKeep: 'キャンセルしない',
} as const satisfies TranslationOf<typeof english>
