import type { TranslationOf } from '#i18n/message.ts'
import type { player as english } from '#i18n/messages/en/product/player.ts'

export const player = {
  playerTitle: '香りのWebプレイヤー',
  playerDescription:
    '最大{chambers}種類の香りをタイムラインに並べ、アロマシューターのシミュレーターで再生し、ファイルに保存できます。ブラウザーだけで動き、無料で、アカウントも要りません。',

  h1: '香りを時間軸に並べる。',
  lead: 'どの香りを、いつ、何秒、どの濃度で。並べたら、画面の中のシューターで再生できます。本体がなくても始められます。',
  samples: 'サンプルのタイムライン',
  sampleMorning: '朝食',
  sampleWalk: '雨上がりの散歩',
  sampleCoast: '海までのドライブ',
  sampleBlank: '空のタイムライン',
  needsScript:
    '再生と編集にはJavaScriptが必要です。タイムラインは、この図と下の表でもご覧いただけます。',

  play: '再生',
  pause: '一時停止',
  toStart: '最初に戻る',
  playhead: '再生位置',
  position: '{now}／{whole}秒',
  lanes: '噴射のタイムライン',
  chambers: 'チャンバーと香り',
  add: 'チャンバー{chamber}、{name}の噴射を追加',
  percent: '{value}%',
  resting: '休止中',
  markLabel: '{name}、チャンバー{chamber}：{start}秒から{length}秒間、濃度{percent}%',
  keysHint:
    '左右の矢印キーで移動、Shiftキーと一緒に押すと長さが変わります。上下の矢印キーでチャンバーを移り、Deleteキーで削除します。',

  sprayTitle: '噴射',
  sprayNone: 'タイムラインの噴射を選ぶか、香りの横のプラスで追加してください。',
  chamber: 'チャンバー',
  start: '開始（秒）',
  length: '長さ（秒）',
  concentration: '濃度（%）',
  remove: '削除',
  noRoom: 'そこには入りません。',

  timelineTitle: 'タイムライン',
  name: '名前',
  wholeLength: '全体（秒）',
  changeScents: '香りを入れ替える',
  scentIn: 'チャンバー{chamber}',
  save: 'ファイルに保存',
  open: 'ファイルを開く',
  undo: '元に戻す',
  kept: '作りかけのタイムラインは、このブラウザーに残ります。',
  errorTooLarge: 'ファイルが{kilobytes}KBを超えています。ここで保存したファイルを選んでください。',
  errorNotJson: 'JSONファイルではありません。ここで保存したファイルを選んでください。',
  errorNotTimeline: 'タイムラインが入っていません。ここで保存したファイルを選んでください。',
  errorBreaksRules:
    '長すぎる噴射、重なった噴射、休止の足りない噴射のいずれかがあるため、開けませんでした。',

  cautionsTitle: '本体の負担を減らすには',
  cautionLong:
    'チャンバー{chamber}は、{from}秒から{length}秒間噴射します。もう少し短くしてください。',
  cautionBooster: '{from}秒から、ブースターが{length}秒間続けて動きます。間を空けてください。',

  wordsTitle: '表で見る',
  wordsText: '「{title}」は、{seconds}秒間に{count}回の噴射です。',
  columnScent: '香り',
  columnTime: '時間',
  columnConcentration: '濃度',
  fromTo: '{from}〜{to}秒',

  rulesTitle: '噴射の決まり',
  ruleMax: '1回の噴射は{max}秒までです。',
  ruleRest:
    '{advised}秒を超える噴射の後、チャンバーは{rest}秒休みます。その間に次の噴射は置けません。',
  ruleBooster:
    'どの噴射にもブースターが必要です。噴射が{max}秒を超えて続くときは、注意を表示します。',
  keysTitle: 'キーボードで操作',
  keysText: 'Tabキーで噴射を1つずつ選べます。選んだ噴射は、次のキーで編集します。',
  keyMove: '0.5秒ずつ前後に移動',
  keyLength: '長さを0.5秒ずつ変更',
  keyChamber: '隣のチャンバーへ移動',
  keyRemove: '噴射を削除',
  beyondTitle: 'このプレイヤーでできないこと',
  beyondText:
    'Webプレイヤーは、映像と音声を扱わず、本体も動かしません。映像に合わせて香らせるにはアロマプレイヤーを、ご自分のプログラムから動かすにはSDKかHTTP APIをお使いください。',
  toApp: 'アロマプレイヤー',
  toSdk: 'SDK',
  toApi: 'HTTP API',
} as const satisfies TranslationOf<typeof english>
