import type { TranslationOf } from '#i18n/message.ts'
import type { adminFrame as english } from '#i18n/messages/en/console/adminFrame.ts'

export const adminFrame = {
  area_today: '오늘',
  area_statistics: '실적',
  area_orders: '주문',
  area_bank: '입출금 내역',
  area_stock: '재고',
  area_catalog: '카탈로그',
  area_content: '콘텐츠',
  area_messages: '문의',
  area_customers: '고객',
  area_staff: '직원',
  area_partners: '파트너',
  area_webhooks: '웹훅',
  area_settings: '설정',
  area_audit: '작업 기록',
  area_incidents: '오류',
  myPage: '내 정보',
  waiting: '{count}건 대기 중',

  find: '주문 찾기',
  findHint: '번호, 이름, 이메일',
  findSubmit: '검색',

  goTo: '바로 가기',
  close: '닫기',
  paletteKey: 'Ctrl K',
  paletteLabel: '영역, 작업 또는 주문',
  paletteHint: '영역, 주문 번호, 이름, 이메일',
  paletteCount: '항목 {count}개가 있습니다. 화살표 키로 고르고 Enter로 엽니다.',
  paletteAsking: '주문을 찾는 중입니다',
  paletteNone: '찾는 항목이 없습니다. 주문 번호나 이름의 일부를 입력해 주세요.',
  goConfirm: '확정 대기 주문',
  goShip: '발송 대기 주문',
  goTransfers: '입금 대기 주문',
  goRefunds: '환불할 주문',
  goYear: '최근 12개월 실적',

  shortcuts: '키보드 단축키',
  shortcutsText:
    '글자를 입력하지 않을 때 쓸 수 있습니다. Mac에서는 Ctrl K 대신 Command K도 쓸 수 있습니다.',
  shortcutsSwitch: '이 브라우저에서 한 글자 단축키 사용',

  unsavedTitle: '저장하지 않고 나갈까요?',
  unsavedText: '입력한 내용이 아직 저장되거나 전송되지 않았습니다. 지금 나가면 사라집니다.',
  unsavedStay: '이 페이지에 머무르기',
  unsavedLeave: '저장하지 않고 나가기',

  overridesTitle: '안전하지 않은 설정으로 운영 중입니다',
  override_ALLOW_TEST_CARDS:
    '카드 결제가 테스트 모드입니다. 입금 없이도 주문이 결제 완료로 바뀌므로 발송하지 마세요.',
  override_ALLOW_LOCAL_API_KEY: '공개 API 키가 누구나 아는 기본값 그대로입니다.',
  override_ALLOW_PLAIN_HTTP:
    '사이트에 https가 적용되지 않았습니다. 로그인 정보와 주소가 암호화되지 않은 채 전송됩니다.',
  override_ALLOW_PLAIN_SMTP:
    '이메일이 암호화되지 않은 채, 또는 확인되지 않은 서버로 전송될 수 있습니다.',
  override_ALLOW_PLAIN_DATABASE:
    '데이터베이스 연결이 암호화되지 않았거나 인증서가 검증되지 않습니다.',
} as const satisfies TranslationOf<typeof english>
