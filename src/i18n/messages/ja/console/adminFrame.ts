import type { TranslationOf } from '#i18n/message.ts'
import type { adminFrame as english } from '#i18n/messages/en/console/adminFrame.ts'

export const adminFrame = {
  area_today: '今日',
  area_statistics: '実績',
  area_orders: '注文',
  area_bank: '入出金明細',
  area_stock: '在庫',
  area_catalog: 'カタログ',
  area_content: 'コンテンツ',
  area_messages: 'お問い合わせ',
  area_customers: 'お客様',
  area_staff: 'スタッフ',
  area_partners: 'パートナー',
  area_webhooks: 'Webhook',
  area_settings: '設定',
  area_audit: '操作履歴',
  area_incidents: '不具合',
  myPage: 'マイアカウント',
  waiting: '{count}件あります',

  find: '注文を探す',
  findHint: '番号、名前、メール',
  findSubmit: '検索',

  goTo: '移動',
  close: '閉じる',
  paletteKey: 'Ctrl K',
  paletteLabel: 'エリア、作業、注文を探す',
  paletteHint: 'エリア、注文番号、名前、メール',
  paletteCount: '候補は{count}件です。矢印キーで選び、Enterで開きます。',
  paletteAsking: '注文を探しています',
  paletteNone: '見つかりません。注文番号か、名前の一部でお試しください。',
  goConfirm: '確定待ちの注文',
  goShip: '発送待ちの注文',
  goTransfers: '入金待ちの注文',
  goRefunds: '返金が必要な注文',
  goYear: '過去12か月の実績',

  shortcuts: 'キーボードショートカット',
  shortcutsText:
    '文字を入力していないときに使えます。Macでは、Ctrl Kの代わりにCommand Kも使えます。',
  shortcutsSwitch: 'このブラウザーで1文字のショートカットを使う',

  unsavedTitle: '保存せずに移動しますか？',
  unsavedText: '入力した内容は、まだ保存も送信もされていません。このまま移動すると失われます。',
  unsavedStay: 'このページに残る',
  unsavedLeave: '保存せずに移動',

  overridesTitle: '安全でない設定のまま運用しています',
  override_ALLOW_TEST_CARDS:
    'カード決済がテストモードです。入金がなくても注文が支払い済みになります。発送しないでください。',
  override_ALLOW_LOCAL_API_KEY: '公開APIキーが、公開されている初期値のままです。',
  override_ALLOW_PLAIN_HTTP:
    'サイトがhttpsではありません。サインイン情報や住所が暗号化されずに送られます。',
  override_ALLOW_PLAIN_SMTP:
    'メールが暗号化されずに送られるか、本物と確認できないサーバーに送られることがあります。',
  override_ALLOW_PLAIN_DATABASE:
    'データベースとの通信が暗号化されていないか、証明書が検証されていません。',
} as const satisfies TranslationOf<typeof english>
