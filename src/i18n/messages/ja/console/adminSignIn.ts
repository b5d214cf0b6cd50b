import type { TranslationOf } from '#i18n/message.ts'
import type { adminSignIn as english } from '#i18n/messages/en/console/adminSignIn.ts'

export const adminSignIn = {
  code: 'ワンタイムパスワードまたはリカバリーコード',
  codeHint:
    '認証アプリの{site}に表示されている6桁の数字を入力してください。スマートフォンが手元にないときは、リカバリーコードを1つ入力してください。',
  askedText: '前回の確認から{minutes}分以上たっています。フォームに入力した内容は残っています。',
  usePasskey: 'パスキーで確認する',
  signInByPasskey: 'パスキーでサインイン',
  passkeyText:
    'パスキーを登録済みの場合は、指紋、顔認証、画面ロックだけでサインインできます。リンクは必要ありません。',
  codesTitle: 'リカバリーコード',
  codesText:
    'スマートフォンをなくしたときに、ワンタイムパスワードの代わりに1つずつ使えます。スマートフォンとは別の、本人だけが分かる場所に保管してください。',
  codesOnce: 'このコードは今回だけ表示されます。',
  codesFile: '{site} スタッフ管理画面のリカバリーコード',
  codesDownload: 'ダウンロード',
  codesPrint: '印刷する',
  codesContinue: '保管したので進む',
  codesDone: '保管しました',
  codesPanelText:
    'スマートフォンが手元にないときに、ワンタイムパスワードの代わりに1つずつ使えます。',
  codesLeft: '残り{count}個（全{total}個）',
  codesNone: '使えるリカバリーコードがありません。',
  renewTitle: '新しいリカバリーコードを作成しますか？',
  renewText: '以前のコードはすぐに使えなくなります。',
  renewSubmit: '新しいコードを作成する',
  deviceTitle: '認証アプリ',
  deviceText:
    'スマートフォンをなくしたときや替えたときに使います。ワンタイムパスワードの代わりにリカバリーコードで確認できます。',
  deviceStart: '別のスマートフォンを登録',
  deviceAsk: '別のスマートフォンを登録しますか？',
  deviceAskText:
    'すべての端末でサインアウトし、パスキーとリカバリーコードは使えなくなります。登録用のリンクを{email}に送ります。',
  deviceSubmit: 'サインアウトしてリンクを送る',
  passkeysTitle: 'パスキー',
  passkeysText:
    'リンクとワンタイムパスワードの代わりに、指紋、顔認証、画面ロックでサインインできます。このサイトでしか使えないため、偽サイトに盗まれません。',
  passkeysFull: 'パスキーは{count}個まで登録できます。追加するには、先に1つ削除してください。',
  lastUsed: '最終使用',
  neverUsed: '未使用',
  addedAt: '登録日',
  addStart: 'パスキーを追加',
  addText:
    'ブラウザーで保存先を選びます。この端末、パスワードマネージャー、スマートフォン、セキュリティキーに保存できます。',
  nameHint: 'あとで見分けるための名前です。',
  addSubmit: '追加する',
  removeStart: '削除',
  removeTitle: 'パスキー「{name}」を削除しますか？',
  removeText:
    '削除しても、リンクとワンタイムパスワードでサインインできます。端末に保存されたパスキーも削除してください。',
  removeSubmit: 'パスキーを削除する',
} as const satisfies TranslationOf<typeof english>
