import type { TranslationOf } from '#i18n/message.ts'
import type { compatibility as english } from '#i18n/messages/en/product/compatibility.ts'

export const compatibility = {
  plateTitle: 'シリアル番号が{prefix}で始まる本体をお使いの方へ',
  plateText:
    'シリアル番号が{prefix}で始まる本体に使えるのは、プレート型カートリッジだけです。{month}より前にご購入のカートリッジは合いません。',
  serialLabel: 'お使いの本体のシリアル番号',
  serialHint: '本体の側面に記載しています。例：{example}',
  serialCheck: '確認する',
  serialUnreadable: 'シリアル番号として読み取れません。ASNで始まり、数字で終わる番号です。',
  serialNearly: '本体の表示と、もう一度見比べてください。',

  answerPlate: '{serial}には、プレート型カートリッジが合います。',
  answerStandard: '{serial}には、標準型カートリッジが合います。',
  rowDevice: '機種',
  rowEarlier: '{month}より前に購入した分',
  earlierFits: '合いますが、目安の{months}か月を過ぎています。',
  earlierDoesNotFit: '使えません。',
  rowCalls: '制御',
  callSimple: 'オン／オフ',
  callIntensity: '香りごとの濃度（{min}〜{max}%）',
  rowSdks: 'SDK',
  sdksByVariant:
    '接続方法は本体ごとに{links}のいずれか1つです。お手元の本体に合うSDKをお選びください。',
  rowHttp: 'HTTP API',
  httpNone: 'Wi-Fiがないため使えません。',
  httpPort: 'ポート{port}',
  httpFrom: '{path}（ファームウェア{firmware}以降）',
  httpAlways: '{path}（すべてのファームウェア）',
  orderCartridges: 'この本体のカートリッジを注文する',
  seeSdks: 'SDKを見る',

  incompleteTitle: '{device}の番号は、{example}のような形です。',
  incompleteText:
    '桁が足りないか、多いようです。本体の表示と同じ番号でしたら、お問い合わせください。',
  unknownTitle: 'この番号では確認できません。',
  unknownText:
    'シューターの番号は側面にあり、ASNで始まります。ウェアラブルやスピーカーは番号では見分けられません。お問い合わせいただければ、合うものをお答えします。',
  ask: '対応するカートリッジを問い合わせる',
  askSubject: '本体{serial}に合うカートリッジについて',

  sendPlate: 'お使いの{device}に合う、プレート型をお送りします。',
  sendStandard: 'お使いの{device}に合う、標準型をお送りします。',
  sendUnknown: 'このままご注文の場合は、標準型をお送りします。',
  sdksDoNotFit: '{names}では、この本体を動かせません。',

  orderUntoldText:
    '標準型カートリッジをお送りします。交換用カートリッジをシリアル番号が{prefix}で始まる本体でお使いになる場合は、プレート型が必要です。発送の前にお知らせください。',
  orderUnknownText: '番号{serial}では機種を確認できませんでした。発送の前にお知らせください。',
  orderTell: '問い合わせる',
  orderSubject: 'ご注文{number}のカートリッジの種類について',
} as const satisfies TranslationOf<typeof english>
