import type { TranslationOf } from '#i18n/message.ts'
import type { adminReplacements as english } from '#i18n/messages/en/console/adminReplacements.ts'

export const adminReplacements = {
  title: '교환품',
  start: '교환품 보내기',
  text: '상품을 무료로 다시 보냅니다. 재고를 바로 확보하고 포장·발송 화면에 표시합니다. {email} 주소로 지금 메일을 보내고, 발송하면 운송장 번호를 알립니다.',
  undelivered: '배송 완료로 표시되지 않아 하자를 알릴 수 있는 기간이 아직 시작되지 않았습니다.',
  delivered:
    '배송 완료일은 {day}입니다. 하자는 판매약관에 따르면 {terms}일 이내, 사업자 정보·거래 조건에 따르면 {notice}일 이내에 알려야 하며, 더 긴 기간을 적용합니다.',
  items: '상품',
  itemsHint: '본체와 카트리지를 고를 수 있습니다. 리필 팩은 카트리지별로 교환합니다.',
  itemHint: '주문 {count}개, 아직 교환하지 않은 수량 {left}개',
  reason: '사유',
  reasonChoose: '사유 선택',
  reason_defect: '하자',
  reason_damaged: '배송 중 파손',
  reason_wrong_item: '다른 상품',
  reason_lost: '배송 중 분실',
  reportedOn: '연락받은 날',
  note: '직원용 메모',
  confirmsPeriod: '알릴 수 있는 기간이 지났지만 교환합니다',
  confirmsExcess: '주문한 수량보다 많이 보냅니다',
  customsTitle: '세관 신고 금액',
  customsText:
    '0이 아니라 이 주문에서의 상품 가격을 신고하고 “Replacement, free of charge”(무상 교환품)라고 적어 주세요. 고객에게 청구하지 않습니다.',
  submit: '교환품 접수',
  state_open: '포장 대기',
  state_shipped: '발송 완료',
  state_canceled: '취소',
  shipStart: '운송장 번호 입력',
  shipText: '{email} 주소로 운송장 번호를 메일로 보냅니다.',
  shipSubmit: '발송 처리',
  cancelStart: '취소하기',
  cancelTitle: '이 교환품을 취소할까요?',
  cancelText: '발송하지 않으며 상품은 다시 판매할 수 있습니다. {email} 주소로 메일을 보냅니다.',
  cancelSubmit: '교환품 취소',
  cancelKeep: '취소하지 않기',
} as const satisfies TranslationOf<typeof english>
