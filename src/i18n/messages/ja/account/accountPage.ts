import type { TranslationOf } from '#i18n/message.ts'
import type { accountPage as english } from '#i18n/messages/en/account/accountPage.ts'

export const accountPage = {
  title: 'アカウント',
  onThisPage: 'このページの内容',
  scentsTitle: '前回ご注文の香り',
  scentsNone: 'ご注文いただいた香りがここに表示されます。',

  detailsTitle: 'お客様の情報',
  signInTitle: 'サインインの方法',
  sessionsTitle: 'サインイン中の端末',
  dataTitle: 'データの管理',

  changeEmail: 'アドレスを変更する',
  newEmail: '新しいメールアドレス',
  newEmailHint:
    '現在と新しいアドレスの両方にメールをお送りします。両方で確認が済むまで、変更されません。',
  sameEmail: '現在お使いのアドレスです。',
  askChange: '両方にメールを送る',
  changeAsked: '両方のアドレスにメールをお送りしました。',
  changeWaiting: 'アドレスの変更は完了していません',
  changeWaitingText:
    'それぞれに届いたメールのリンクを、{date}までに開いてください。それまでは現在のアドレスでサインインします。',
  presentEmail: '現在のアドレス',
  isWaiting: '確認待ち',
  cancelChange: '変更をやめる',
  changeCanceled: 'アドレスは変更されません。',

  passwordSet: '設定済みです。メールのコードでもサインインできます。',
  passwordNone: '設定していません。メールのコードでサインインします。',
  changePassword: 'パスワードを変更する',
  setPassword: 'パスワードを設定する',
  passwordSaved: '新しいパスワードを設定しました。ほかの端末ではサインアウトされています。',

  sessionsLead: '心当たりのない端末があれば、サインアウトさせて、パスワードを変更してください。',
  thisDevice: 'この端末',
  clientUnknown: '不明なブラウザー',
  signedInAt: '{date}にサインイン',
  lastSeenAt: '最終利用 {date}',
  endSession: 'サインアウト',
  sessionEnded: '{client}をサインアウトさせました。',
  endOthers: 'ほかの端末をすべてサインアウト',
  othersEnded: 'ほかの端末をすべてサインアウトさせました。',
  sessionsFailed: '一覧を読み込めませんでした。',

  exportTitle: 'データのダウンロード',
  exportText:
    'アカウント、サインイン、下書き、ご注文、お問い合わせなど、お客様について保存しているすべての情報を1つのJSONファイルにまとめます。ほかのソフトウェアでも読み込めます。',
  exportDo: 'ファイルを保存する',
  exported: '{name}として保存しました。',

  closeTitle: '退会',
  closeText: '削除されるものと残るものを、先にご確認いただけます。',
  closeAsk: '退会の手続きへ',
  closeQuestion: '退会しますか？',
  closeWhich: '{email}のアカウント',
  closeGoes: '削除されるもの',
  closeGoesProfile: 'お名前、電話番号、会社・団体名、パスワード',
  closeGoesDrafts: '注文前の下書きと、すべての端末のサインイン',
  closeGoesNews: 'このアドレスへのメールニュースの配信登録',
  closeStays: '残るものと、その理由',
  closeStaysOrders: 'ご注文の記録（内容、日時、金額、お届け先）。税法で保存が定められています。',
  closeStaysMessages: 'お問い合わせの内容。ご用件が済むまで保存します。',
  closeFinal: '元には戻せません。同じアドレスで、新しいアカウントを作成することはできます。',
  closeDo: '退会する',
  closeKeep: '退会しない',
  closeOpenOrders: 'ご注文履歴を見る',
  closedTitle: '退会の手続きが完了しました',
  closedText: 'すべての端末でサインアウトしました。最後に確認のメールをお送りします。',
  closedOn: 'ホームへ',

  reauthenticateTitle: 'ご本人の確認',
  reauthenticatePassword:
    'サインインから{minutes}分以上たっています。この操作の前に、もう一度パスワードを入力してください。',
  reauthenticateCode:
    'サインインから{minutes}分以上たっています。この操作の前に、{email}に届くコードを入力してください。',
  reauthenticateUseCode: 'メールのコードを使う',
  reauthenticateDo: '確認する',

  moveTitle: 'メールアドレスの変更',
  moveLead:
    '{from}のアカウントを{to}に変更します。ご自身で申し込まれた場合だけ、確認してください。',
  moveDo: '変更を確認する',
  moveNotYou: '心当たりがない場合は、何もしないでください。ボタンを押さないかぎり変更されません。',
  moveHalfTitle: 'もう一方の確認が残っています',
  moveHalfText: 'こちらの確認は済みました。続いて、{email}に届いたメールのリンクを開いてください。',
  moveDoneTitle: 'メールアドレスを変更しました',
  moveDoneText:
    '今後は新しいアドレスでサインインします。ほかの端末ではすべてサインアウトされています。',
  moveInvalidText:
    'リンクは{hours}時間有効です。変更が済んだ後や取りやめた後は使えません。現在のアドレスはアカウントのページに表示されます。',
} as const satisfies TranslationOf<typeof english>
