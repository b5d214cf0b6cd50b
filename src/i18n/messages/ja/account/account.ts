import type { TranslationOf } from '#i18n/message.ts'
import type { account as english } from '#i18n/messages/en/account/account.ts'

export const account = {
  signInTitle: 'サインイン・新規登録',
  signInDescription: 'メールで届くコード、またはパスワードでサインインします。',
  signInLead:
    'メールでコードをお送りします。初めての方は、コードを入力するだけでアカウントを作成できます。',
  needsScript: 'サインインにはJavaScriptが必要です。ブラウザーの設定で有効にしてください。',
  orderKept: '選択された内容は保存されています。サインイン後、続きからお進みいただけます。',
  email: 'メールアドレス',
  password: 'パスワード',
  passwordMissing: 'パスワードを入力してください。',
  showPassword: '表示',
  hidePassword: '隠す',
  sendCode: 'コードをメールで受け取る',
  usePassword: 'パスワードを使う',
  useCode: 'メールのコードを使う',
  signIn: 'サインイン',
  toSignUp: 'パスワードでアカウントを作成する',
  signedInAs: '{name}さんとしてサインインしています。',
  signedIn: 'サインインしています。',
  continue: '続ける',
  failed: '手続きを完了できませんでした',

  codeTitle: 'メールをご確認ください',
  codeSent: '{email}にコードをお送りしました。{minutes}分間有効です。',
  codeHint:
    '最後の数字を入力すると、自動で送信されます。メールが届かない場合は、迷惑メールフォルダーもご確認ください。',
  codeNotThere: '届かない場合は、迷惑メールフォルダーもご確認ください。',
  code: '{digits}桁のコード',
  codeMissing: 'メールに記載された{digits}桁の数字を入力してください。',
  sendAgain: 'コードを再送する',
  sendAgainIn: 'あと{seconds}秒でコードを再送できます。',
  sentAgain: '新しいコードをお送りしました。以前のコードは使えません。',
  otherAddress: '別のメールアドレスを使う',

  signUpTitle: 'アカウントの作成',
  signUpDescription: 'メールアドレスとパスワードでアカウントを作成します。',
  signUpLead: 'アカウントがあると、ご注文と、その状況の確認ができます。',
  passwordHint:
    '{min}文字以上。関連のない単語をいくつか並べると覚えやすくなります。お名前やメールアドレス、よく使われるパスワードは設定できません。',
  name: 'お名前',
  nameHint: '任意です。後から入力することもできます。',
  signUp: 'アカウントを作成する',
  signedUp:
    'アカウントを作成しました。お送りしたメールのリンクから、アドレスの確認をお願いします。',
  unclearTitle: 'メールをご確認ください',
  unclearText:
    'このパスワードではサインインできませんでした。次の手順を{email}にお送りしましたのでご確認ください。コードでサインインすることもできます。',
  withCode: 'コードでサインインする',
  toSignIn: 'お持ちのアカウントでサインインする',

  verifyTitle: 'メールアドレスの確認',
  verifyLead: 'ボタンを押すと、ご注文に関するメールが届くアドレスとして登録されます。',
  verify: 'このアドレスを確認する',
  verifiedTitle: 'メールアドレスを確認しました',
  verifiedText: 'ありがとうございます。ご注文に関するお知らせは、このアドレスにお送りします。',
  notVerifiedTitle: 'このリンクは使えません',
  notVerifiedText:
    '一度ご利用になった場合、確認はすでに済んでいます。確認の状況はアカウントのページに表示されます。',
  toProfile: 'アカウントへ',
  toOrder: '香りを選ぶ',

  forgotTitle: 'パスワードをお忘れの方',
  forgotDescription: 'メールで届くリンクから、アカウントの新しいパスワードを設定します。',
  forgotLead:
    'アカウントのメールアドレスを入力してください。新しいパスワードを設定するリンクをお送りします。',
  sendLink: 'リンクをメールで受け取る',
  linkSent:
    '{email}にメールをお送りしました。このアドレスのアカウントがある場合は、新しいパスワードを設定するリンクが記載されています。リンクは{minutes}分間有効です。',
  resetTitle: '新しいパスワードの設定',
  resetLead: '設定が終わると、ほかの端末ではすべてサインアウトされます。',
  newPassword: '新しいパスワード',
  reset: 'パスワードを設定する',
  resetDoneTitle: '新しいパスワードを設定しました',
  resetSignedIn: 'この端末でサインインしました。ほかの端末ではすべてサインアウトされています。',
  resetSignIn: '新しいパスワードでサインインしてください。すべての端末でサインアウトされています。',
  resetInvalidText:
    'リンクは{minutes}分間、一度だけ使えます。何度か申し込まれた場合は、最後に届いたメールのリンクだけが使えます。',
  askAgain: '新しいリンクを受け取る',

  profileLead: 'ここに入力された内容は、ご注文の際に自動で入力されます。',
  isVerified: '確認済み',
  isNotVerified: '未確認',
  howToVerify:
    'アカウント作成時にお送りしたメールのリンクを開いてください。期限が切れている場合は、メールのコードで一度サインインすると確認が完了します。その際、以前に設定されたパスワードは使えなくなります。',
  phone: '電話番号',
  phoneHint: '配送業者からのご連絡に使用します。',
  company: '会社・団体名',
  department: '部署名',
  country: '国・地域',
  countryNone: '選択していません',
  addressTitle: 'お届け先',
  addressChange: '変更する',
  addressNone:
    '保存されたお届け先はありません。「ご注文内容の確認」で、お名前とお届け先をここに保存できます。',
  addressRemove: '削除する',
  addressRemoved: '保存されたお届け先を削除しました。',
  optional: 'すべて任意の項目です。',
  save: '保存する',
  saved: 'プロフィールを更新しました',
  orders: 'ご注文履歴',
  profileFailed: 'アカウントを読み込めませんでした',
  tryAgain: 'もう一度試す',
} as const satisfies TranslationOf<typeof english>
