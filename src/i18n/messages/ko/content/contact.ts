import type { TranslationOf } from '#i18n/message.ts'
import type { contact as english } from '#i18n/messages/en/content/contact.ts'

export const contact = {
  title: '향 기기 문의',
  description:
    '기기, 향, 소프트웨어, 주문, 렌털에 대해 문의해 주세요. 영업일 기준 {days}일 이내에 답변드립니다. 전화와 이메일로도 문의하실 수 있습니다.',
  heading: '문의하기',
  lead: '기기와 맞춤 향, 주문, 렌털까지 무엇이든 물어보세요.',
  promise: '{days}영업일 이내에 답변드립니다',
  replyBy: '오늘 보내신 문의에는 일본 시각으로 {day}까지 답변드립니다.',
  channelsTitle: '양식 외의 연락 방법',
  byMail: '이메일',
  byTelephone: '전화',
  byVisit: '본사 소재지',
  toMap: '지도 보기',
  shorterTitle: '바로 찾아보기',
  toFaq: '자주 묻는 질문',
  toOrders: '주문 상태 확인',
  toSignage: '매장용 아로마 사이니지',
  toCareers: '채용 정보',

  formTitle: '문의 내용',
  signageTitle: '사이니지 문의 내용',
  euTitle: 'EU 회원국에서의 주문',
  euText:
    '이 사이트에서는 주문을 받을 수 없습니다. 고르신 내용은 본문에 이미 적혀 있으니 필요한 내용만 덧붙여 보내 주세요.',
  name: '이름',
  email: '이메일 주소',
  company: '회사·소속',
  subject: '제목',
  message: '내용',
  requirements: '프로젝트 요구 사항',
  messageHint:
    '기기에 관한 문의에는 시리얼 번호와 표시등 상태를, 주문에 관한 문의에는 주문 번호를 함께 적어 주세요.',
  signageSubject: '아로마 사이니지 렌털 문의',
  euSubject: 'EU 회원국에서의 주문 문의',
  missingName: '이름을 입력해 주세요.',
  missingEmail: '이메일 주소를 입력해 주세요.',
  missingMessage: '필요한 내용을 적어 주세요.',
  invalid: '{field} 항목을 확인해 주세요.',
  tooLong: '{field} 항목은 {max}자 이내로 입력해 주세요.',
  send: '보내기',
  sending: '보내고 있습니다',
  privacy:
    '[필수] 개인정보 수집·이용: 이름·이메일·문의 내용을 답변하는 데 사용합니다. 자세히 보기(새 탭)',
  sent: '문의를 보냈습니다.',
  sentText: '입력하신 이메일 주소로 영업일 기준 {days}일 이내에 답변드립니다.',
  verified: '스팸 방지 확인이 완료되었습니다',
  notSent: '보내지 못했습니다. 입력하신 내용은 그대로 남아 있습니다.',

  draftGreeting: 'EU 회원국에 거주하고 있으며, 다음과 같이 주문하고 싶습니다.',
  draftLine: '{name} × {quantity}',
  draftCartridges: '카트리지:',
  draftCartridge: '{name}({serial}) × {quantity}',
  draftSdks: 'SDK: {names}',
  draftDevice: '기기 시리얼 번호: {serial}',
  draftCountry: '국가: {country}',
} as const satisfies TranslationOf<typeof english>
