import type { TranslationOf } from '#i18n/message.ts'
import type { adminOrder as english } from '#i18n/messages/en/console/adminOrder.ts'

export const adminOrder = {
  note: '직원용 메모',
  noteHint: '고객에게는 보이지 않습니다. 다만 고객이 본인 정보를 요청하면 이 메모도 전달됩니다.',
  noteSubmit: '메모 추가',
  editCustomerStart: '주문자 정보 수정',
  editCustomerText:
    '이 주문의 정보만 바뀝니다. 앞으로의 메일은 새 주소로 보내며, 고객의 계정 정보는 그대로입니다.',
  editCustomerShipped:
    '상품은 수정 전 납품서와 함께 발송되었습니다. 앞으로 발급하는 서류와 메일에는 새 정보가 쓰입니다.',
  phoneHint: '고객 국가 이외의 번호는 +81과 같은 국가 번호부터 입력해 주세요.',
  sendsLink: '이메일 주소를 바꾸면 새 주소로 주문 페이지의 링크 보내기',
  editAddressStart: '배송지 수정',
  editAddressText:
    '발송 전까지 수정할 수 있습니다. 금액은 그대로이므로 배송비가 달라지는 주소로는 바꿀 수 없습니다.',
  country: '국가·지역',
  state: '시·도, 주',
  city: '시·군·구',
  line1: '도로명·번지',
  line2: '건물명·호수',
  editTrackingStart: '운송장 번호 수정·추가',
  editTrackingText:
    '고객의 주문 페이지에 바로 반영됩니다. 메일로도 알리려면 발송 메일을 다시 보내 주세요.',
  editSubmit: '수정 내용 저장',
  standsNow: '현재 내용: {text}',
  done_note: '메모를 이력에 추가했습니다.',
  done_edit_customer: '주문자 정보를 수정했습니다.',
  done_edit_address: '배송지를 수정했습니다.',
  done_edit_tracking: '운송장 번호를 저장했습니다.',
  done_unchanged: '달라진 항목이 없어 변경하지 않았습니다.',
} as const satisfies TranslationOf<typeof english>
