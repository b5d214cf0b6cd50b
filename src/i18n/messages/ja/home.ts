import type { TranslationOf } from '../../message.ts'
import type { home as english } from '../en/home.ts'

/** In headings a zero-width space (\\u200B) marks where a line may break. */
export const home = {
  title: '六つの香りを、0.1秒で切り替える',
  description:
    'Aroma Shooter 3は、固体カートリッジを六つ収め、0.1秒で香りを切り替えるデバイスです。約100種類の香りから六つを選び、キットをオンラインでご注文いただけます。',
  h1First: '六つの香りを、',
  h1Second: '0.1秒で\u200B切り替える。',
  lead: 'Aroma Shooter 3は、固体カートリッジを六つ収めた香りのデバイスです。最大200 cm先の、ひとりに届けます。',
  orderKit: 'キットを注文',
  seeHow: '仕組みを見る',
  heroAlt: 'Aroma Shooter 3。六色のカートリッジと丸いノズルを備えた白い円盤形の本体',
  scentLegend: '一度にひとつの香りを選ぶ',
  scentCitrus: '柑橘',
  scentFruit: '果実',
  scentFloral: '花',
  scentFragrance: '香水',
  scentFunction: '機能',
  scentHerb: 'ハーブ',
  factsTitle: '四つの数字',
  factValue: '{value}',
  factSwitch: '香りの切り替え時間（最短）',
  factSwitchUnit: '秒',
  factReach: '第三世代の最大到達距離',
  factReachUnit: 'cm',
  factDiffusions: 'カートリッジ一本の噴射回数（約）',
  factScents: '香りの種類（約）。特注も承ります',
  chambersTitle: '六つの部屋に、六つの香り',
  chambersText:
    '一台に入るカートリッジは六本です。組み合わせは自由で、空けておくことも、後から入れ替えることもできます。一本の寿命は約3か月、噴射にして約{diffusions}回です。',
  chambersSpray: '連続噴射は{seconds}秒以内を推奨します。',
  cartridgesAlt: '芯の色がそれぞれ異なる、一列に並んだ六本のカートリッジ',
  kitTitle: 'キットの内容',
  kitShooter: 'Aroma Shooter 3',
  kitCartridges: 'お好きなカートリッジ',
  kitSdk: 'SDK',
  kitApps: 'スマートフォンとパソコンのアプリ',
  kitFree: '無料',
  kitPrice: 'キット価格',
  kitAlt: '真上から見た本体。金属のダイヤルを六本のカートリッジが囲む',
  stepsTitle: 'ご注文の流れ',
  stepChoose: '六つ選ぶ',
  stepChooseText:
    '一つのページで六つの部屋を埋めていきます。途中で離れても、選んだ内容は残ります。',
  stepPay: 'カードまたは銀行振込で支払う',
  stepPayText: '銀行振込の場合、商品を{days}日間お取り置きします。',
  stepConfirm: 'メールで確定',
  stepConfirmText:
    '当社からのメールの到着をもって、ご注文が確定します。通常は{days}営業日以内に発送します。',
} as const satisfies TranslationOf<typeof english>
