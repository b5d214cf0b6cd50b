import type { TranslationOf } from '#i18n/message.ts'
import type { privacy as english } from '#i18n/messages/en/content/privacy.ts'

export const privacy = {
  title: 'プライバシーポリシー',
  titleOn: 'プライバシーポリシー（{date}版）',
  description:
    '当サイトが取得する個人情報、その利用目的、保存期間、提供先、Cookieの一覧と、開示・訂正・削除をご請求いただく方法をご案内します。',
  lead: 'ご注文やお返事に必要な情報を取得します。行動の追跡はしません。',
  contents: '目次',
  version: '{date}版',

  whoTitle: '事業者と窓口',
  operatorTitle: '事業者',
  operatorName: '{seller}（以下「当社」）',
  operatorHead: '代表者：{representative}',
  operatorLaw: '当社は、個人情報の保護に関する法律に従って個人情報を取り扱います。',
  deskTitle: '個人情報の窓口',
  deskText:
    '個人情報に関するご質問、ご請求、苦情は、メール（{email}）、電話（{telephone}）、またはお問い合わせフォームで承ります。',
  deskLink: 'お問い合わせフォーム',

  dataTitle: '取得する情報と利用目的',
  accountTitle: 'アカウント',
  accountWhat:
    'メールアドレス、設定された場合はパスワード、ご利用の言語、サインインごとの日時・ブラウザー・OSです。氏名、電話番号、会社名、部署名、居住国、お届け先の住所は、ご入力または保存された場合に限り取得します。',
  accountWhy:
    'サインイン、ご注文手続きでの自動入力、注文履歴の表示に利用します。ご依頼いただいたアカウントの提供に必要なものです。',
  orderTitle: 'ご注文',
  orderWhat:
    '氏名、メールアドレス、電話番号、会社名、お届け先、ご注文内容、備考、ご入力いただいた本体のシリアル番号、同意いただいた規約の版と日時、EU加盟国にお住まいかどうかです。',
  orderCustoms:
    '韓国の個人宛てのお荷物では、通関のために韓国の税関が求める、お受け取りになる方の個人通関固有符号も含みます。暗号化して保管し、そのお荷物の通関だけに使い、配送業者を通じて税関に提出します。',
  orderWhy:
    'ご注文の確認、梱包、発送、請求、本体に合うカートリッジの選定、不良品への対応に利用します。売買契約の履行と、税法が求める記録のために必要なものです。',
  paymentTitle: 'お支払い',
  paymentCard:
    'カード情報は、決済代行会社の入力欄にご入力いただくもので、当社のサーバーには届きません。当社は、決済代行会社から金額、決済の状態、照会番号の通知を受けます。通知にカードのブランドと番号の下4桁が含まれる場合は、ご注文とともに保存します。',
  paymentBank: '銀行振込の場合は、銀行から通知される振込名義、金額、入金日を記録します。',
  paymentWhy: 'ご注文との照合、返金、会計帳簿の作成に利用します。',
  enquiryTitle: 'お問い合わせ',
  enquiryWhat:
    '氏名、メールアドレス、ご入力いただいた会社名、件名、本文、ページの言語、自動送信対策の確認結果です。',
  enquiryWhy: 'お返事と、ご依頼に応じたお見積もりの作成に利用します。',
  newsletterTitle: 'メールニュース',
  newsletterWhat: 'メールアドレス、言語、お申し込み・確認・解除の日時です。',
  newsletterHow:
    '確認メールのリンク（有効期間{days}日間）を開き、登録を完了していただいて、はじめて配信の対象となります。これをもって配信への同意とします。解除リンクから、いつでも配信を止められます。',
  restockTitle: '再入荷のお知らせ',
  restockWhat: 'メールアドレス、言語、対象の香り、お申し込みと通知の日時です。',
  restockWhy:
    'その香りが再入荷したときに、メールを1通お送りするために利用します。ほかの目的には利用しません。',
  visitsTitle: 'ページの閲覧数',
  visitsWhat:
    'どのページが1日に何回、どの言語で開かれたかを数えます。Cookieは使わず、IPアドレスも識別番号も記録しないため、どなたの閲覧かはわかりません。',
  errorsTitle: 'エラーの記録',
  errorsWhat:
    '不具合を直すため、エラーの内容、プログラム上の箇所、発生したページや処理、サイトの版を記録します。氏名、アカウント、IPアドレスは含みません。同じ内容を、エラーを収集する外部サービスに送ることがあります。',
  misuseTitle: '不正利用の防止',
  misuseWhat:
    'パスワードの推測やフォームへの大量送信を防ぐため、サインイン、送信、ご注文の試行回数を、IPアドレス、メールアドレス、またはアカウントごとに数えます。',

  sharingTitle: '提供先',
  processorTitle: '決済代行会社',
  processorText:
    '当社から金額と注文番号を、お客様からカード情報を受け取ります。不正利用の検知のためにブラウザーの情報も用い、その取り扱いについては決済代行会社が責任を負います。',
  processorStripe: '決済代行会社はStripeです。米国をはじめ、日本国外でも情報が取り扱われます。',
  carrierTitle: '配送業者',
  carrierText:
    'お届け先の氏名、住所、電話番号を伝えます。日本国外へのお届けでは、税関に申告する内容品の情報も伝えます。韓国宛てでは、個人通関固有符号も伝えます。国内は宅配便、国外は郵便（EMS）またはDHL/UPSです。',
  postTitle: 'メールの配信',
  postText:
    '当社からのメールは、当社が利用するメールサーバーと、お客様がご利用のメールサービスを経由します。',
  robotsTitle: '自動送信への対策',
  robotsOwn:
    'フォームの送信前に、当社が出す小さな計算問題をブラウザーが自動で解きます。答え合わせは当社が行い、外部には何も送りません。',
  robotsGoogle:
    'フォームの保護にGoogle reCAPTCHAを利用します。IPアドレス、ブラウザーとページの操作に関する情報がGoogleに送られ、日本国外でも取り扱われます。その取り扱いについてはGoogleが責任を負います。',
  abroadTitle: '外国にある第三者への提供',
  abroadText:
    '日本国外へのお届けでは、送り状の記載事項が、お届け先の国の配送業者、郵便事業者、税関に伝わります。お届けに欠かせない提供です。個人情報の保護制度は国によって異なります。当社が把握している内容は、窓口でお答えします。',
  uncountedText: '外部のアクセス解析サービスは利用していません。',
  countedText:
    'サイト上の確認に同意いただいた場合に限り、計測サービスのスクリプトを読み込みます。このサービスには、閲覧したページとIPアドレスが伝わります。同意がなければ、何も読み込みません。',
  nobodyTitle: 'その他の提供',
  nobodyText:
    '個人情報の販売や広告の配信は行っていません。上記のほかは、ご本人の同意がある場合と、法令に基づく場合を除き、第三者に提供しません。',

  keepingTitle: '保存期間と管理',
  scaleCaption: '保存期間の一覧',
  scaleData: '情報',
  scaleUntil: '削除の時期',
  scaleHour: '1時間',
  scaleDay: '1日',
  scaleWeek: '1週間',
  scaleMonth: '1か月',
  scaleYear: '1年',
  scaleHours: '{since}{hours}時間',
  scaleDays: '{since}{days}日',
  scaleTries: '試行回数の記録',
  scaleTriesSince: '長くとも',
  scaleAnswers: 'フォーム送信への応答',
  scaleAnswersSince: '送信から',
  scaleCustoms: '個人通関固有符号',
  scaleCustomsSince: '発送から',
  scaleAlertSent: '再入荷のお知らせ（送信後）',
  scaleAlertSentSince: 'お知らせから',
  scaleDraft: 'ご注文の下書き',
  scaleDraftSince: '最後の変更から',
  scaleAlertOpen: '再入荷のお知らせ（未送信）',
  scaleAlertOpenSince: 'お申し込みから',
  scaleAccess: 'サインインの記録',
  scaleAccessSince: '記録から',
  scaleAccountUntil: '退会されたとき',
  scaleNewsUntil: '配信を解除されたとき',
  scaleMessagesUntil: 'ご用件が済んだとき',
  scaleOrdersUntil: '法令の定める期間の後',
  keptAccountTitle: 'アカウント',
  keptAccount: 'アカウントのページで退会されるか、削除のご請求をいただくまで保存します。',
  keptSignInTitle: 'サインイン',
  keptSignIn:
    'サインインの状態は、{idle}日間ご利用がないとき、または最長{days}日で終了します。サインイン用のコードは{minutes}分間、メールアドレス確認のリンクは{hours}時間有効です。',
  keptAccess:
    'サインイン、サインアウト、失敗した試行、パスワードの変更などの日時を、ご利用のソフトウェアの名称およびIPアドレスの一部とともに記録します。この記録は{days}日後、または退会されたときに削除されます。お客様のデータのファイルにも含まれます。',
  keptOrdersTitle: 'ご注文とお支払い',
  keptOrders:
    'ご注文に関するメールとあわせて、税法・商法が定める期間、およびご注文に関する請求の可能性がある期間、保存します。',
  keptCustoms:
    '個人通関固有符号は、発送の{days}日後、またはご注文のキャンセル・失効のときに削除します。',
  keptDrafts:
    'ご注文前の下書きは、ほかの端末でも続けられるようアカウントに保存し、最後の変更から{days}日で削除します。',
  keptMessagesTitle: 'お問い合わせ',
  keptMessages:
    'ご用件が済み、その後のご連絡が見込まれなくなるまで、または削除のご請求をいただくまで保存します。',
  keptNewsTitle: 'メールニュース',
  keptNews:
    '配信を解除されるまで保存します。解除後は、配信を希望されないという記録だけを、削除のご請求をいただくまで残します。',
  keptRestockTitle: '再入荷のお知らせ',
  keptRestock:
    'お知らせのメールをお送りしてから{sent}日間保存します。再入荷しない場合は、お申し込みから{open}日後に削除します。',
  keptTriesTitle: '試行回数の記録',
  keptTries:
    '一度に数える期間は、長くとも{counted}時間です。フォームの二重送信を防ぐため、送信への応答を{hours}時間保存します。期限を過ぎたものは1時間ごとに消去します。',
  keptCountsTitle: '閲覧数とエラーの記録',
  keptCounts: '個人に関する情報を含まないため、期限を設けずに保存します。',
  safetyTitle: '安全管理措置',
  safetyText:
    'パスワード、サインインのトークンとコードは、元に戻せない形（ハッシュ値）で保存します。通信は暗号化します。従業員のサインインには二段階の認証を用い、操作できる範囲を役割ごとに定めています。',

  browserTitle: 'ブラウザーに残る情報',
  browserLead: '広告のためのCookieや、ほかのサイトまで行動を追うCookieは使いません。',
  tableCaption: 'Cookieとブラウザーの保存領域',
  columnName: '名前',
  columnPurpose: '用途と保存期間',
  kindCookie: 'Cookie',
  kindStorage: '保存領域',
  langPurpose: '選択された言語を記憶します。言語を選んだときに保存します。',
  bindPurpose:
    'サインインをこのブラウザーに結び付け、トークンが盗まれても、ほかでは使えないようにします。スクリプトからは読めません。',
  codePurpose:
    'サインイン用のコードを、送信を依頼したブラウザーだけで使えるようにします。コードを依頼したときに保存されます。',
  staffPurpose: '当社の従業員が管理画面で使うものです。お客様には保存されません。',
  userPurpose:
    'サインインの状態を保ちます。アカウントのID、お名前、{minutes}分ごとに更新されるトークンです。',
  draftPurpose:
    '作成中のご注文です。キットと6本セットの数、香り、ご注文手続きでの入力内容を含みます。',
  draftTabPurpose:
    '保存済みの下書きから反映した内容のお知らせと、韓国宛ての荷物に必要な個人通関固有符号です。符号は下書きには保存しません。',
  playerPurpose: 'Webプレイヤーで作成中のタイムラインです。',
  docsPurpose: 'ショップAPIの例を、どのプログラミング言語で表示するかの選択です。',
  shortcutsPurpose: 'スタッフ管理画面で、1文字のショートカットを使うかどうかの選択です。',
  consentPurpose: '計測サービスの利用を許可されたかどうかを記録します。',
  consentGiven: '計測サービスの利用を許可いただいています。許可はいつでも取り消せます。',
  consentRefused: '計測サービスの利用は許可されていないため、読み込みません。',
  consentWithdraw: '許可を取り消す',
  lifeCleared: '消去するまで',
  scrollPurpose: '前のページに戻ったとき、元の位置を表示します。',
  stripePurpose: '決済代行会社が、お支払いページで不正利用の検知のために保存します。',
  googlePurpose: '自動送信への対策のために保存されます。',
  life: '保存期間：{life}',
  lifeDays: '{days}日間',
  lifeMinutes: '{minutes}分間',
  lifeStaff: 'ブラウザーを閉じるまで（最長{hours}時間）',
  lifeSignOut: 'サインアウトするまで',
  lifeDraft: '消去またはサインアウトするまで',
  lifeTab: 'タブを閉じるまで',
  lifeStripe: '1年間と30分間',
  lifeGoogle: '6か月間',
  browserRefuse:
    'いずれもブラウザーの設定で削除・拒否できます。ページはそのままご覧いただけますが、サインインとご注文には必要です。',

  rightsTitle: 'お客様の権利',
  mayTitle: 'ご請求いただけること',
  mayText:
    'お客様の個人情報について、利用目的の通知、開示、訂正・追加・削除、利用の停止・消去、第三者への提供の停止、第三者提供記録の開示をご請求いただけます。同意は、いつでも撤回できます。',
  maySelf:
    '氏名、電話番号、会社名、部署名、居住国、メールアドレスの変更、保存されたお届け先の削除、データのファイルでのダウンロード、退会は、アカウントのページでご自身で行えます。',
  howTitle: 'ご請求の方法',
  howText:
    '上記の窓口へご連絡ください。登録されているメールアドレスへのご連絡などでご本人であることを確認したうえで、{days}営業日以内に最初のお返事を差し上げます。',
  howComplaint: '当社の対応にご納得いただけない場合は、個人情報保護委員会にご相談いただけます。',
  adultsTitle: 'ご利用の年齢',
  adultsText:
    'ご注文いただけるのは、判断能力のある成年の方に限ります。当サイトは子どもを対象としておらず、子どもの個人情報をそれと知って取得することはありません。',
  changesTitle: '改定',
  changesText:
    '本ポリシーを改定したときは、日付とともにこのページに掲載します。上記と関連のない目的に利用するときは、事前に同意をいただきます。',
} as const satisfies TranslationOf<typeof english>
