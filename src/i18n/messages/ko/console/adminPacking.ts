import type { TranslationOf } from '#i18n/message.ts'
import type { adminPacking as english } from '#i18n/messages/en/console/adminPacking.ts'

export const adminPacking = {
  title: '포장·발송',
  all: '전체',
  chooseAll: '모두 선택',
  pickList: '피킹 리스트와 운송장',
  pickOrders: '주문 {count}건',
  pickByOrder: '주문별',
  code: '코드',
  name: '이름',
  slips: '포장 명세서(PDF)',
  labels: '운송장 프로그램용 파일',
  file: '발급 내역 불러오기',
  fileHint:
    '운송장 프로그램에서 내보낸 발급 내역(CSV)입니다. 이 페이지에 끌어다 놓거나 행을 붙여 넣을 수도 있습니다.',
  fileUnreadable: '파일을 읽을 수 없습니다. CSV 형식으로 내보내 주세요.',
  note: '고객 요청 사항:',
  noneTitle: '포장할 주문이 없습니다',
  noneText: '발송을 기다리는 확정된 주문이 없습니다.',
  shipText:
    '운송장 번호를 입력하거나 스캔하거나 발급 내역에서 불러와 주세요. Enter 키를 누르면 다음 주문으로 넘어갑니다. 소포가 여러 개이면 번호를 쉼표로 구분해 주세요. 번호를 입력한 주문만 발송 처리하고, 고객에게 번호를 메일로 보냅니다. 비워 둔 주문은 바뀌지 않습니다.',
  shipSubmit: '번호를 입력한 주문 발송 처리',
  started: '주문 {count}건을 발송 처리하고 있습니다',
  startedLink: '진행 상황 보기',
  replacement: '교환품(무료)',
  pasted: '{count}건의 운송장 번호를 입력했습니다',
  pastedLeft: '이 목록에 주문이 없는 행:',
  replaced: '교환품 {count}건을 발송 처리했습니다',
  back: '포장·발송으로 돌아가기',
} as const satisfies TranslationOf<typeof english>
