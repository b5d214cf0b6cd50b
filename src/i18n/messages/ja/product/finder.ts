import type { TranslationOf } from '#i18n/message.ts'
import type { finder as english } from '#i18n/messages/en/product/finder.ts'

export const finder = {
  pageTitle: '香り診断：3つの質問で選ぶ6種類の香り',
  description:
    '3つの質問から、アロマシューターに入れる6種類の香りをご提案します。1つずつ入れ替えられます。',
  title: '6種類の香りを選ぶ',
  lead: '3つの質問から6種類をご提案します。ご注文の前に、1つずつ入れ替えられます。',
  place: 'どこで使いますか？',
  home: '自宅やデスクで',
  shop: '店舗やショールームで',
  story: 'VR・ゲーム・映像で',
  training: '訓練や研究で',
  feeling: 'どんな気分になってほしいですか？',
  calm: '落ち着く',
  awake: '目が覚める',
  hungry: 'おなかがすく',
  outdoors: '自然の中にいる',
  strength: 'どんなふうに香らせますか？',
  soft: 'やわらかく、さりげなく',
  clear: 'はっきりと、すぐに',
  example: '例：{name}',
  show: '6種類を表示',
  questionsLeft: 'あと{count}問',
  complete: '6種類がそろいました',
  packTitle: 'おすすめの6種類',
  because: '「{answer}」に合う香り',
  goesWith: '{name}と相性のよい香り',
  other: '別の香りにする',
  otherThan: '{name}を別の香りにする',
  undo: '入れ替えを取り消す',
} as const satisfies TranslationOf<typeof english>
