import type { TranslationOf } from '#i18n/message.ts'
import type { finder as english } from '#i18n/messages/en/product/finder.ts'

export const finder = {
  pageTitle: '향 찾기: 질문 세 개로 고르는 여섯 가지 향',
  description:
    '질문 세 개에 답하면 아로마슈터에 넣을 여섯 가지 향을 추천합니다. 하나씩 바꿀 수 있습니다.',
  title: '여섯 가지 향 찾기',
  lead: '질문 세 개로 여섯 가지를 추천합니다. 주문하기 전에 하나씩 바꿀 수 있습니다.',
  place: '어디에서 사용하나요?',
  home: '집이나 책상에서',
  shop: '매장이나 쇼룸에서',
  story: 'VR·게임·영상에서',
  training: '훈련이나 연구에서',
  feeling: '어떤 느낌을 주고 싶나요?',
  calm: '차분한 느낌',
  awake: '잠이 깨는 느낌',
  hungry: '입맛이 도는 느낌',
  outdoors: '자연 속에 있는 느낌',
  strength: '향이 어떻게 느껴지면 좋을까요?',
  soft: '은은하게',
  clear: '또렷하게',
  example: '예: {name}',
  show: '여섯 가지 보기',
  questionsLeft: '질문 {count}개 남음',
  complete: '여섯 가지가 모두 정해졌습니다',
  packTitle: '추천하는 여섯 가지 향',
  because: '‘{answer}’에 어울리는 향',
  goesWith: '{name:#과|#와} 어울리는 향',
  other: '다른 향으로 바꾸기',
  otherThan: '{name} 대신 다른 향으로 바꾸기',
  undo: '바꾼 것 되돌리기',
} as const satisfies TranslationOf<typeof english>
