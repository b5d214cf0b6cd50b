import type { TranslationOf } from '#i18n/message.ts'
import type { cartridgeLifetime as english } from '#i18n/messages/en/product/cartridgeLifetime.ts'

export const cartridgeLifetime = {
  title: '내가 쓰면 얼마나 오래가나요?',
  intro: '약 {months}개월 또는 약 {sprays}회. 둘 중 먼저 도달하는 때까지 쓸 수 있습니다.',
  sprays: '향 하나의 하루 분사 횟수',
  length: '1회 분사 시간',
  unit: '시간 단위',
  unitSeconds: '초',
  unitMilliseconds: '밀리초',
  strength: '농도(%)',
  since: '사용을 시작한 날',
  reckon: '계산하기',
  spraysWrong: '{min}~{max} 사이의 정수를 입력해 주세요.',
  lengthWrong: '{min}~{max}초 사이로 입력해 주세요.',
  strengthWrong: '{min}~{max} 사이의 정수를 입력해 주세요.',
  sinceWrong: '날짜를 입력해 주세요(예: {example}).',
  correct: '표시된 항목을 고치면 결과가 나옵니다.',
  days: '{count}일 남음',
  over: '계산상으로는 이미 다 썼습니다.',
  weeks: '약 {count}주',
  lessThanDay: '하루 미만',
  endsByAge:
    '{day}까지 쓸 수 있습니다. {months}개월이 되는 날이며, 그때까지 {sprays}회 분사합니다.',
  endsBySprays: '{day}까지 쓸 수 있습니다. 그날 {sprays}회를 다 씁니다.',
  reorder: '다음 카트리지는 {day}까지 주문해 주세요.',
  reorderNow: '다음 카트리지를 주문하실 때입니다.',
  order: '카트리지 주문하기',
  calendar: '캘린더에 추가',
  note: '예상치입니다. 농도 100%로 {seconds}초까지를 한 번으로 셉니다. 더 긴 분사는 그만큼 더 많이 세고, 더 짧거나 옅은 분사도 한 번으로 셉니다. 배송 기간은 {lead}일로 잡았습니다.',

  orderTitle: '다음 카트리지',
  sinceDelivered: '배송 완료일인 {day}부터 향마다 하루 {sprays}회로 계산했습니다.',
  sinceShipped: '발송일인 {day}부터 향마다 하루 {sprays}회로 계산했습니다.',
  ownUse: '내 사용 방식으로 계산하기',
  again: '같은 구성으로 주문하기',

  calendarSummary: '향 카트리지 주문하기',
  calendarText: '사용 중인 카트리지를 곧 다 쓰게 됩니다. 주문: {url}',
} as const satisfies TranslationOf<typeof english>
