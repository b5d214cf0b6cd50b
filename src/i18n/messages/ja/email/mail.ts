import type { TranslationOf } from '#i18n/message.ts'
import type { mail as english } from '#i18n/messages/en/email/mail.ts'

export const mail = {
  subjectLine: '【{company}】{subject}',
  salutation: '{name} 様',
  salutationWithCompany: '{company}\n{name} 様',
  labelled: '{label}：{value}',
  textHeading: '■ {title}',
  japanTime: '{date}',
  sentAutomatically:
    'このメールは自動で送信しています。ご不明な点は、お問い合わせフォームからご連絡ください。',
  writeAgain: '追加のご質問は、お問い合わせフォームからお寄せください。',
  contactForm: 'お問い合わせフォーム',

  signInCodeSubject: 'サインイン用コード：{code}',
  signInCodeIntro: '次のコードを、サインイン画面に入力してください。',
  signInCodeValid: 'コードは{minutes}分間、一度だけ使えます。ほかの方には教えないでください。',
  signInCodeIgnore:
    'お心当たりがない場合は、このメールを破棄してください。コードを知らない人はサインインできません。',

  verifyEmailSubject: 'メールアドレスをご確認ください',
  verifyEmailIntro:
    'このメールアドレスで、{company}のアカウントが作成されました。ご本人のアドレスであることを確認するため、次のリンクを開いてください。',
  verifyEmailButton: 'メールアドレスを確認する',
  verifyEmailValid: 'リンクは{hours}時間有効です。',
  verifyEmailIgnore:
    'お心当たりがない場合は、リンクを開かずに、このメールを破棄してください。アドレスは未確認のままになります。',

  accountExistsSubject: 'すでにアカウントをお持ちです',
  accountExistsIntro:
    'このメールアドレスで、{company}への新規登録の操作がありました。すでに同じアドレスのアカウントがあるため、新しいアカウントは作成していません。登録内容も変わっていません。',
  accountExistsHow:
    'ご本人の操作でしたら、このアドレスにお送りするコードでサインインできます。パスワードは必要ありません。',
  accountExistsButton: 'サインインする',
  accountExistsIgnore: 'お心当たりがない場合は、何もなさる必要はありません。',

  passwordResetSubject: '新しいパスワードの設定',
  passwordResetIntro:
    '{company}のアカウントで、パスワードを再設定する操作がありました。次のリンクを開いて、新しいパスワードを設定してください。',
  passwordResetButton: '新しいパスワードを設定する',
  passwordResetValid:
    'リンクは{minutes}分間、一度だけ使えます。設定が終わると、ほかの端末ではすべてサインアウトされます。このメールは転送しないでください。',
  passwordResetIgnore:
    'お心当たりがない場合は、リンクを開かずに、このメールを破棄してください。パスワードは変わりません。',
  passwordChangedSubject: 'パスワードが変更されました',
  passwordChangedIntro:
    '{company}のアカウントのパスワードが変更されました。それまでサインインしていた端末は、すべてサインアウトされています。',
  passwordChangedByYou: 'ご本人の操作でしたら、何もなさる必要はありません。',
  passwordChangedByOther:
    'お心当たりがない場合は、このアドレスに届くメールを第三者に読まれているおそれがあります。まずメールサービスのパスワードを変更し、次に当サイトのパスワードを設定し直してください。',
  passwordChangedInside:
    '{company}のアカウントのパスワードが、サインイン中の端末から変更されました。ほかの端末はすべてサインアウトされています。',
  passwordChangedByInsider:
    'お心当たりがない場合は、すぐに新しいパスワードを設定してください。設定用のリンクはこのアドレスに届きます。設定が終わると、すべての端末でサインアウトされます。',

  emailChangeOldSubject: 'メールアドレス変更のご確認',
  emailChangeOldIntro:
    '{company}のアカウントにサインイン中の方から、メールアドレス変更の申し込みがありました。',
  emailChangeNewLabel: '新しいアドレス',
  emailChangeOldHow:
    '変更には、両方のアドレスでの確認が必要です。このメールのリンクと、新しいアドレスにお送りしたリンクをそれぞれ開いてください。',
  emailChangeOldButton: '変更を承認する',
  emailChangeValid: 'リンクは{hours}時間有効です。このメールは転送しないでください。',
  emailChangeOldIgnore:
    'お心当たりがない場合は、リンクを開かないでください。アドレスは変わりません。ただし、第三者がサインインしているおそれがありますので、パスワードを設定し直してください。すべての端末でサインアウトされます。',
  emailChangeNewSubject: '新しいメールアドレスのご確認',
  emailChangeNewIntro:
    'このメールアドレスを{company}のアカウントで使う申し込みがありました。ご本人のアドレスであることを確認するため、次のリンクを開いてください。',
  emailChangeNewButton: 'メールアドレスを確認する',
  emailChangeNewHow:
    '現在のアドレスにもリンクをお送りしています。両方の確認が済むと、アドレスが切り替わります。',
  emailChangeNewIgnore:
    'お心当たりがない場合は、リンクを開かずに、このメールを破棄してください。何も変わりません。',
  emailChangeTakenSubject: 'すでにアカウントのあるアドレスです',
  emailChangeTakenIntro:
    'このメールアドレスを、{company}の別のアカウントで使う申し込みがありました。このアドレスにはすでにアカウントがあるため、変更は行っていません。',
  emailChangeTakenHow:
    'ご本人の操作でしたら、このアドレスのままサインインできます。1つのアドレスは1つのアカウントでしか使えません。別のアカウントで使う場合は、先にこのアドレスのアカウントから退会してください。',
  emailChangedSubject: 'メールアドレスが変更されました',
  emailChangedOldIntro:
    '{company}のアカウントのメールアドレスが変更されました。今後、このアドレスではサインインできません。',
  emailChangedByOther:
    'お心当たりがない場合は、このアドレスに届くメールを第三者に読まれているおそれがあります。まずメールサービスのパスワードを変更し、次に当社までご連絡ください。',
  emailChangedNewIntro:
    'このアドレスが、{company}のアカウントのメールアドレスになりました。次回から、このアドレスでサインインしてください。',
  emailChangedNewOrders:
    'これまでのご注文に関するご連絡は、ご注文のときに入力されたアドレスにお送りします。',

  accountClosedSubject: '退会の手続きが完了しました',
  accountClosedIntro:
    '{company}の退会手続きが完了しました。お名前、プロフィール、注文の下書き、パスワード、サインインの記録はすべて削除しました。',
  accountClosedOrders: 'ご注文の記録は、電話番号と備考を除き、税法・商法が定める期間保存します。',
  accountClosedAgain: '同じアドレスで、いつでも新しいアカウントを作成できます。',
  accountClosedByOther: 'お心当たりがない場合は、当社までご連絡ください。',

  sessionReusedSubject: '安全のため、サインインを1件終了しました',
  sessionReusedIntro:
    '{company}のアカウントで、無効になった古いサインイン情報が使われました。第三者に複製されたおそれがあるため、そのサインインを終了しました。',
  sessionReusedClient: '対象の端末',
  sessionReusedAgain:
    'ブラウザーをバックアップから復元した場合などにも、サインインは終了します。その場合は、もう一度サインインしてください。',
  sessionReusedCaution:
    '覚えのない注文や変更がある場合は、パスワードを設定し直してください。すべての端末でサインアウトされます。',

  accountMissingSubject: 'このアドレスのアカウントはありません',
  accountMissingIntro:
    'このメールアドレスで、{company}のパスワードを再設定する操作がありました。このアドレスで作成されたアカウントはないため、再設定は行っていません。',
  accountMissingHow:
    'ご本人の操作でしたら、別のアドレスでアカウントを作成されたのかもしれません。このアドレスをお使いになる場合は、メールで届くコードでサインインしてください。コードを入力するだけでアカウントを作成できます。',
  accountMissingButton: 'サインインする',
  accountMissingIgnore: 'お心当たりがない場合は、何もなさる必要はありません。',

  staffSignInSubject: 'スタッフ管理画面のサインイン用リンク',
  staffSignInIntro: '次のリンクを開くと、{company}のスタッフ管理画面にサインインできます。',
  staffSignInButton: '管理画面にサインインする',
  staffSignInValid: 'リンクは{minutes}分間、一度だけ使えます。このメールは転送しないでください。',
  staffSignInIgnore: 'お心当たりがない場合は、リンクを開かずに管理者へ知らせてください。',

  staffInvitationSubject: 'スタッフ管理画面をご利用いただけます',
  staffInvitationIntro_support:
    '{company}の管理者が、スタッフ管理画面の利用を許可しました。役割はサポートです。',
  staffInvitationIntro_operations:
    '{company}の管理者が、スタッフ管理画面の利用を許可しました。役割は受注・出荷です。',
  staffInvitationIntro_content:
    '{company}の管理者が、スタッフ管理画面の利用を許可しました。役割はコンテンツです。',
  staffInvitationIntro_staff:
    '{company}の管理者が、スタッフ管理画面の利用を許可しました。役割はスタッフです。',
  staffInvitationIntro_administrator:
    '{company}の管理者が、スタッフ管理画面の利用を許可しました。役割は管理者です。',
  staffInvitationNext:
    '初回はワンタイムパスワードを設定します。スマートフォンの認証アプリをご用意ください。',
  staffInvitationIgnore: 'お心当たりがない場合は、リンクを開かずに社内の担当者へお知らせください。',
  staffLinkAgain: '期限が切れたときは、新しいリンクを受け取る',
  staffDeviceResetSubject: 'ワンタイムパスワードを設定し直してください',
  staffDeviceResetIntro:
    '{company}のスタッフ管理画面で、ワンタイムパスワードの設定が解除されました。すべての端末でサインアウトし、パスキーとリカバリーコードも使えなくなりました。',
  staffDeviceResetNext:
    'リンクを開き、スマートフォンで設定し直してください。認証アプリに残っている以前の登録は使えません。',
  staffRoleChangedSubject: 'スタッフ管理画面での役割が変わりました',
  staffRoleChangedIntro_support:
    '{company}のスタッフ管理画面での役割が、サポートに変わりました。注文とお客様の情報を確認し、お問い合わせに回答します。',
  staffRoleChangedIntro_operations:
    '{company}のスタッフ管理画面での役割が、受注・出荷に変わりました。注文、入金、発送、在庫を扱います。',
  staffRoleChangedIntro_content:
    '{company}のスタッフ管理画面での役割が、コンテンツに変わりました。ニュース、ページ、画像を扱います。',
  staffRoleChangedIntro_staff:
    '{company}のスタッフ管理画面での役割が、スタッフに変わりました。設定、価格、メンバーの変更は管理者が行います。',
  staffRoleChangedIntro_administrator:
    '{company}のスタッフ管理画面での役割が、管理者に変わりました。設定、価格、メンバーも変更できます。',
  staffSessionsEndedSubject: '管理者がサインインを終了しました',
  staffSessionsEndedIntro:
    '{company}のスタッフ管理画面で、管理者がこのアカウントのサインインを終了しました。新しいリンクで、もう一度サインインできます。',
  staffSignInChangedSubject_recovery_codes_made: 'リカバリーコードが新しく作成されました',
  staffSignInChangedSubject_recovery_code_used: 'リカバリーコードが使用されました',
  staffSignInChangedSubject_passkey_added: 'パスキーが追加されました',
  staffSignInChangedSubject_passkey_removed: 'パスキーが削除されました',
  staffSignInChanged_recovery_codes_made:
    '{company}のスタッフ管理画面で、このアカウントのリカバリーコードが新しく作成されました。以前のコードは使えません。',
  staffSignInChanged_recovery_code_used:
    '{company}のスタッフ管理画面で、このアカウントのリカバリーコードが1つ使用されました。残りは{left}個です。新しいコードは、マイアカウントで作成できます。',
  staffSignInChanged_passkey_added:
    '{company}のスタッフ管理画面で、このアカウントにパスキー「{name}」が追加されました。このパスキーでサインインできます。',
  staffSignInChanged_passkey_removed:
    '{company}のスタッフ管理画面で、このアカウントからパスキー「{name}」が削除されました。このパスキーではサインインできません。',
  staffSignInChangedNotYou: 'お心当たりがない場合は、すぐに管理者に知らせてください。',
  staffRemovedSubject: 'スタッフ管理画面の利用が終了しました',
  staffRemovedIntro:
    '{company}のスタッフ管理画面は、ご利用いただけなくなりました。すべての端末でサインアウトしています。',
  staffRemovedCustomer: 'お客様としてのアカウントは、そのままお使いいただけます。',
  staffNotAsked: 'お心当たりがない場合は、管理者にご確認ください。',
  openConsole: '管理画面を開く',

  orderNumber: 'ご注文番号',
  orderedAt: 'ご注文日時',
  paymentMethod: 'お支払い方法',
  card: 'クレジットカード',
  bankTransfer: '銀行振込',
  productsTitle: 'ご注文内容',
  productLine: '{name}×{count}（単価：{unit}）',
  cartridgesTitle: 'カートリッジ',
  cartridgeLine: '{name}（{code}）',
  chamber: 'チャンバー{number}',
  packageTitle: '{product} {number}',
  cartridgesPlate: '本体{serial}用：プレート型カートリッジ',
  cartridgesStandard: '本体{serial}用：標準型カートリッジ',
  sdksTitle: 'SDK',
  sdkNone: 'なし',
  pieces: '{count}点',
  amountsTitle: '金額',
  subtotal: '小計',
  shippingFee: '送料',
  transactionFee: '決済手数料',
  total: '合計',
  totalTaxIncluded: '合計（税込）',
  includedTax: 'うち消費税（{percent}%）',
  addressTitle: 'お届け先',
  addressOnOrderPage: '詳しい住所は、サインイン後に注文ページでご確認いただけます。',
  phone: '電話番号：{phone}',
  nextTitle: '今後の流れ',
  viewOrder: 'ご注文を確認する',
  statusLink: 'サインインせずに状況を見る（{days}日間有効）',
  noChangeAfterPayment: 'お支払い後のご注文の変更やキャンセルは承っておりません。',

  orderReceivedSubject: 'ご注文を受け付けました（ご注文番号 {number}）',
  orderReceivedIntro:
    'このたびは{company}にご注文いただき、誠にありがとうございます。以下のご注文を受け付けました。',
  orderReceivedNoContract:
    'このメールは、ご注文が当社に届いたことをお知らせするもので、売買契約はまだ成立していません。当社から「ご注文確定のお知らせ」のメールをお送りした時点で、売買契約が成立します。',
  orderReceivedCard:
    'お支払いがお済みでない場合は、ご注文ページからクレジットカードでお支払いください。ご注文から{hours}時間以内にお支払いがない場合、ご注文は自動的にキャンセルされます。',
  orderReceivedBank:
    'お振込先とお振込金額は、別のメールでご案内します。お振り込みは、そのメールが届いてからお願いいたします。',
  orderReceivedAfter:
    'お支払いを確認しましたら、ご注文内容を確かめ、ご注文の確定をメールでお知らせします。',
  payOnSite: 'ご注文ページを開く',

  bankSubject: 'お振込先のご案内（ご注文番号 {number}）',
  bankIntro: 'ご注文いただき、誠にありがとうございます。下記のとおり、代金をお振り込みください。',
  transferTitle: 'お振り込みの内容',
  transferAmount: 'お振込金額',
  transferDeadline: 'お振込期限',
  deliveryTime: 'お届け時間帯：{time}',
  documentsInvoice: '請求書（PDF）をダウンロード',
  documentsReceipt: '領収書（PDF）をダウンロード',
  documentsAll: '請求書・領収書（PDF）は、ご注文ページから',
  payerName: '振込名義',
  accountTitle: 'お振込先',
  bankName: '金融機関名',
  bankCode: '金融機関コード',
  bankBranch: '支店名',
  bankBranchCode: '支店コード',
  bankAccountType: '預金種別',
  bankAccountNumber: '口座番号',
  bankAccountHolder: '口座名義',
  bankSwift: 'SWIFTコード',
  bankNotesTitle: 'お願い',
  bankHold:
    '商品は{date}までお取り置きします。期限までにご入金が確認できない場合、ご注文は失効します。',
  bankPayer:
    'ご入金をご注文と照合するため、振込名義は、ご注文番号に続けてご名義をご入力ください。文字数が足りない場合は、ご注文番号だけでもかまいません。振込名義を変更できない場合はそのままお振り込みのうえ、ご注文ページで実際の名義をお知らせください。',
  bankExact:
    'お振込金額のとおり、一度にお振り込みください。振込手数料はお客様のご負担でお願いいたします。',
  bankAbroad:
    '送金手数料と中継銀行の手数料（合計20〜40米ドル程度）がかかります。全額が届くよう、手数料の負担区分は「送金人負担（OUR）」をお選びください。',
  remittanceMessage: '送金メッセージ',
  remittanceNote:
    'ご入金をご注文と照合するため、メッセージ欄（Remittance information）にご注文番号を、送金目的に「商品の購入（Purchase of goods）」をご入力ください。',
  bankForeign: '海外送金（日本の銀行）',
  bankAddress: '銀行の住所',
  bankHolderAddress: '受取人の住所',

  paymentReceivedSubject: 'お支払いを確認しました（ご注文番号 {number}）',
  paymentReceivedIntro: 'お支払いいただき、誠にありがとうございます。次のとおり確認いたしました。',
  amountReceived: 'お支払い金額',
  receivedAt: 'お支払いの確認日時',
  paymentReceivedNext:
    'これからご注文内容を確認し、「ご注文確定のお知らせ」のメールをお送りします。そのメールの送信をもって、売買契約が成立します。',

  orderConfirmedSubject: 'ご注文確定のお知らせ（ご注文番号 {number}）',
  orderConfirmedIntro:
    'ご注文（ご注文番号 {number}）を確定しました。このメールの送信をもって、お客様と{company}との売買契約が成立します。',
  dispatchTitle: '発送について',
  dispatchWithin:
    'お支払いの確認後{days}日以内に発送します。通常は{businessDays}営業日以内に発送しています。',
  dispatchOutOfStock: '在庫切れの商品がある場合は、発送までに{min}〜{max}週間かかります。',
  dispatchTracking: '発送の際に、追跡番号をメールでお知らせします。',
  deliveryEms: 'EMSでのお届けには、発送から約{min}〜{max}週間かかります。',
  deliveryCourier: 'DHL/UPSでのお届けには、発送から{days}営業日かかります。',
  defectsTitle: '商品に不良があった場合',
  defectsTerms:
    '販売規約：お受け取りから{reportDays}日以内にご連絡のうえ、ご連絡から{returnDays}日以内に商品をご返送ください。',
  defectsLegalNotice:
    '特定商取引法に基づく表記：商品の到着から{reportDays}日以内にご連絡ください。返品・交換は、到着から{months}か月以内に承ります。',
  defectsLonger: '両者の期間が異なる場合は、長いほうを適用します。',
  termsOfSale: '販売規約',
  legalNotice: '特定商取引法に基づく表記',

  orderEmailChangedSubject: 'ご注文のメールアドレスを変更しました（ご注文番号 {number}）',
  orderEmailChangedIntro:
    'ご注文番号 {number} のメールアドレスを、担当者が変更しました。今後のご連絡は下記のアドレスにお送りし、このアドレスにはお送りしません。',
  orderEmailChangedByOther:
    'このご注文をされた方で、変更にお心当たりがない場合は、お知らせください。',

  orderLinkSubject: 'ご注文の確認ページのご案内（ご注文番号 {number}）',
  orderLinkIntro:
    'ご注文のメールアドレスを、このアドレスに変更しました。今後のご連絡は、こちらにお送りします。',
  orderLinkMistaken: 'ご注文にお心当たりがない場合は、お知らせください。',

  orderShippedSubject: '商品を発送しました（ご注文番号 {number}）',
  orderShippedIntro: 'お待たせいたしました。ご注文の商品を発送しました。',
  shipmentTitle: '発送内容',
  shippingMethod: '配送方法',
  methodDomestic: '国内宅配便',
  methodEms: 'EMS（国際スピード郵便）',
  methodCourier: 'DHL/UPS',
  trackParcel: '配送状況を確認する',
  trackParcelOf: '{number}個目の配送状況を確認する',
  trackingNumber: '追跡番号',
  trackingNumberOf: '追跡番号（{number}/{count}）',
  packages: 'キット・6本セットの数',
  packageCount: '{count}箱',

  orderLapsedSubject: 'ご注文が失効しました（ご注文番号 {number}）',
  orderLapsedIntro:
    'ご注文（ご注文番号 {number}）につきまして、お振込期限の{date}までにご入金を確認できませんでした。そのため、ご注文は失効し、商品のお取り置きを終了しました。',
  orderLapsedPaid:
    'すでにお振り込みいただいている場合は、お問い合わせフォームからお知らせください。在庫があればご注文の手続きを進め、在庫がなければご返金いたします。',
  orderLapsedAgain: '引き続きご購入を希望される場合は、お手数ですが、あらためてご注文ください。',
  orderAgain: 'あらためて注文する',

  orderCanceledSubject: 'ご注文をキャンセルしました（ご注文番号 {number}）',
  orderCanceledIntro: 'ご注文（ご注文番号 {number}）をキャンセルしました。代金はいただきません。',
  orderCanceledPaid:
    'すでにお振り込みいただいている場合は、お問い合わせフォームからお知らせください。ご返金いたします。',
  orderCanceledReturn: 'ご入金いただいた{amount}は、全額をご返金いたします。',

  transferPreview: '{date}までに、{amount}をお振り込みください。',
  transferReminderSubject: 'お振り込みをお待ちしております（ご注文番号 {number}）',
  transferReminderIntro:
    'ご注文（ご注文番号 {number}）のお振り込みを、まだ確認できておりません。商品は{date}までお取り置きしています。',
  transferReminderLastSubject: 'お振込期限は{date}です（ご注文番号 {number}）',
  transferReminderLastIntro:
    'ご注文（ご注文番号 {number}）のお振り込みを、まだ確認できておりません。お振込期限は{date}です。期限を過ぎるとご注文は失効し、商品のお取り置きも終了します。',
  transferCrossed:
    'すでにお振り込みいただいている場合は、行き違いをご容赦ください。お手続きは必要ありません。ご注文ページから、お振り込み済みとお知らせいただくこともできます。',
  transferShortSubject: 'あと{missing}のお振り込みをお願いいたします（ご注文番号 {number}）',
  transferShortIntro:
    'お振り込みいただき、誠にありがとうございます。ご注文（ご注文番号 {number}）に{received}のご入金を確認しましたが、合計金額に{missing}不足しております。',
  transferShortAsk:
    'お手数ですが、不足分の{missing}を{date}までにお振り込みください。商品は引き続きお取り置きしています。',
  transferShortSoon:
    'お手数ですが、不足分の{missing}をお早めにお振り込みください。商品は引き続きお取り置きしています。',
  transferShortWhy: '送金の途中で銀行の手数料が差し引かれ、不足が生じることがあります。',
  receivedSoFar: 'ご入金済みの金額',
  stillMissing: '不足している金額',
  transferExcessSubject: 'ご入金が{excess}多くなっております（ご注文番号 {number}）',
  transferExcessIntro:
    'お振り込みいただき、誠にありがとうございます。ご注文（ご注文番号 {number}）に、合計金額より{excess}多いご入金がありました。差額をご返金いたします。',

  deadlineExtendedSubject: 'お振込期限を{date}に延長しました（ご注文番号 {number}）',
  deadlineExtendedIntro:
    'ご注文（ご注文番号 {number}）のお振込期限を、{date}に延長しました。商品はそれまでお取り置きします。',
  deadlineExtendedSame: 'お振込先と振込名義に変更はありません。',

  replacementTitle: '交換品',
  replacementNumber: '交換品の番号',
  replacementOpenedSubject: '交換品をお送りします（ご注文番号 {number}）',
  replacementOpenedIntro: '下記の商品を、無料でもう一度お送りします。',
  replacementOpenedNext: '発送が完了しましたら、追跡番号をメールでお知らせします。',
  replacementShippedSubject: '交換品を発送しました（ご注文番号 {number}）',
  replacementShippedIntro: 'ご注文の商品の交換品を発送しました。代金はかかりません。',
  replacementCustoms:
    '税関への申告のため、荷物には商品の価格を記載していますが、代金はかかりません。',
  replacementCanceledSubject: '交換品の発送を取りやめました（ご注文番号 {number}）',
  replacementCanceledIntro:
    '下記の交換品の発送を取りやめました。お心当たりがない場合は、お問い合わせフォームからお知らせください。',

  refundAmount: 'ご返金額',
  refundMethod: 'ご返金方法',
  refundAccount: 'ご返金先の口座を、ご注文番号を添えて、お問い合わせフォームからお知らせください。',
  refundForTitle: 'ご返金の内訳',
  refundGoods: '商品代金の一部',
  refundExcess: '過入金',
  refundDueSubject: 'お支払いいただいた金額をご返金いたします（ご注文番号 {number}）',
  refundDueTransferLate:
    'ご注文（ご注文番号 {number}）のお振り込みを確認しましたが、ご注文の期限を過ぎており、商品をご用意できません。お振り込みいただいた全額をご返金いたします。',
  refundDueTransferCanceled:
    'ご注文（ご注文番号 {number}）のお振り込みを確認しましたが、ご注文はすでにキャンセルされています。お振り込みいただいた全額をご返金いたします。',
  refundDueCardLate:
    'ご注文（ご注文番号 {number}）のカード決済が完了しましたが、ご注文の期限を過ぎており、商品をご用意できません。決済された全額を、お使いのカードにご返金いたします。',
  refundDueCardCanceled:
    'ご注文（ご注文番号 {number}）のカード決済が完了しましたが、ご注文はすでにキャンセルされています。決済された全額を、お使いのカードにご返金いたします。',
  refundDueNext: 'ご返金の手続きが終わりましたら、メールでお知らせします。',
  refundSentSubject: 'ご返金の手続きが完了しました（ご注文番号 {number}）',
  refundSentPartSubject: '一部ご返金の手続きが完了しました（ご注文番号 {number}）',
  refundSentWhole:
    'ご注文（ご注文番号 {number}）について、{amount}をご返金いたしました。これで、お支払いいただいた全額のご返金が完了しました。',
  refundSentPart:
    'ご注文（ご注文番号 {number}）について、{amount}をご返金いたしました。このほかに、ご注文の変更はありません。',
  refundSentByCard:
    'お支払いに使われたカードへのご返金です。明細に反映される時期は、カード会社によって異なります。',
  refundSentByTransfer: '銀行振込でお送りしました。着金の時期は、金融機関によって異なります。',

  orderDeliveredSubject: '商品のお届けが完了しました（ご注文番号 {number}）',
  orderDeliveredIntro: 'ご注文の商品のお届けが完了しました。',
  orderDeliveredMissing:
    '商品がお手元に届いていない場合は、お問い合わせフォームからお知らせください。',
  deliveredOn: 'お届け日',

  customer: 'お客様',
  stockLowSubject: '在庫の少ない香りが{count}種類あります',
  stockLowIntro: '販売できる数が、基準の数または次の納品までに売れる見込みの数を下回りました。',
  stockLowFree: '販売できる数 {count}',
  stockLowKnown: '以前お知らせした{count}種類も、まだ少ないままです。',
  backupSubject: 'バックアップが止まっています',
  backupIntro:
    '{hours}時間以上、復元まで確認できたバックアップがありません。いまディスクが壊れると、最後のバックアップより後のデータが失われます。',
  backupLast: '最後に確認できたバックアップ',
  backupNone: 'まだありません',
  backupProblem: '最後のエラー',
  backupNext:
    'バックアップ先のフォルダーに書き込めるか、空き容量があるかをご確認ください。1時間ごとに自動で再試行します。最後のバックアップの日時は管理画面で確認できます。次にバックアップが成功するまで、このメールが再び届くことはありません。',
  openInConsole: '管理画面で開く',
  needsReviewSubject: '注文を確認してください（注文番号 {number}）',
  disputeSubject: 'カード決済に異議が申し立てられました（注文番号 {number}）',
  disputeIntro:
    'お客様のカード会社がチャージバックを行い、証拠の提出を求めています。期限までに回答しない場合、代金は戻りません。',
  disputeNumber: '申し立て番号',
  disputeAmount: '対象の金額',
  disputeDue: '提出期限',

  contactNoticeSubject: '{name}様からのお問い合わせ',
  contactName: 'お名前',
  contactEmail: 'メールアドレス',
  contactCompany: '会社名',
  contactTopic: '用件',
  contactTopicGeneral: '一般のお問い合わせ',
  contactTopicSignage: 'サイネージのレンタル',
  contactLanguage: '言語',
  contactMessage: 'お問い合わせ内容',
  contactUnverified: 'スパム対策の確認を通過していません。プログラムによる送信の可能性があります。',

  contactReceivedSubject: 'お問い合わせを受け付けました',
  contactReceivedIntro:
    'お問い合わせいただき、ありがとうございます。{days}営業日以内にお返事いたします。',
  contactReceivedIgnore: 'お心当たりがない場合は、このメールを破棄してください。',

  contactReplySubject: 'お問い合わせへのご回答',
  contactReplySubjectOf: 'Re: {subject}',
  contactReplyIntro: 'お問い合わせいただき、ありがとうございます。次のとおりご回答いたします。',
  contactReplyAsked: '{day}にいただいたお問い合わせ',

  newsletterConfirmSubject: 'メールニュースの登録をご確認ください',
  newsletterConfirmIntro:
    'このメールアドレスで、{company}のメールニュースのお申し込みがありました。次のリンクを開き、登録を完了してください。',
  newsletterConfirmButton: '登録を完了する',
  newsletterConfirmValid: 'リンクは{days}日間有効です。',
  newsletterConfirmIgnore:
    'お心当たりがない場合は、このメールを破棄してください。メールニュースは届きません。',

  scentBackSubject: '{name}が再入荷しました',
  scentBackIntro:
    '{day}に、このメールアドレスで{company}の再入荷のお知らせにお申し込みいただきました。次の香りが再入荷し、ご注文いただけます。',
  scentBackButton: 'この香りを注文する',
  scentBackOnce:
    'このお申し込みについてお送りするメールは、この1通のみです。お心当たりがない場合は、このメールを破棄してください。',
} as const satisfies TranslationOf<typeof english>
