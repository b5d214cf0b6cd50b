import type { TranslationOf } from '#i18n/message.ts'
import type { faq as english } from '#i18n/messages/en/content/faq.ts'

export const faq = {
  title: '향 기기에 관해 자주 묻는 질문',
  description:
    '향이 닿는 거리, 맞는 카트리지를 확인하는 방법, Wi-Fi 연결, 배송 시기까지 기기와 향, 소프트웨어에 대한 질문에 답합니다.',
  heading: '자주 묻는 질문',
  search: '질문과 답변 검색',
  find: '검색',
  groups: '질문 분류',
  all: '전체',
  common: '자주 찾는 질문',
  general: '일반',
  hardware: '하드웨어',
  software: '소프트웨어',
  count: '답변 {count}개',
  linkTo: '이 답변의 링크',
  noneTitle: '‘{text}’ 검색 결과가 없습니다',
  noneText: '단어를 줄여 다시 찾아보거나 문의해 주세요. 영업일 기준 {days}일 이내에 답변드립니다.',
  noneAsk: '문의하기',
  noneAll: '모든 질문 보기',
  restTitle: '다른 질문이 있으신가요?',
  restText: '문의해 주세요. 영업일 기준 {days}일 이내에 답변드립니다.',
  toContact: '문의하기',
  todayTitle: '오늘 주문하시면',
  todayOrder: '주문하고 카드로 결제',
  todayDispatch: '이날까지 발송(재고가 있는 경우)',
  todayCourier: 'DHL/UPS 도착 예정',
  todayEms: 'EMS 도착 예정',
  todayTransfer: '계좌이체 마지막 날',
  todayHome:
    '연한 날짜는 영업일에 넣지 않는 주말과 일본의 공휴일입니다. 일본 국내로는 발송 후 택배로 배송됩니다. 계좌이체는 입금이 확인된 날부터 셉니다.',
  todayAbroad:
    '연한 날짜는 영업일에 넣지 않는 주말과 일본의 공휴일입니다. 관세가 부과될 수 있습니다. 계좌이체는 입금이 확인된 날부터 셉니다.',
} as const satisfies TranslationOf<typeof english>
