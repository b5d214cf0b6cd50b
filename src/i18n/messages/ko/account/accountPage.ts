import type { TranslationOf } from '#i18n/message.ts'
import type { accountPage as english } from '#i18n/messages/en/account/accountPage.ts'

export const accountPage = {
  title: '마이페이지',
  onThisPage: '이 페이지의 내용',
  scentsTitle: '최근 주문한 향',
  scentsNone: '주문하신 향이 여기에 표시됩니다.',

  detailsTitle: '회원 정보',
  signInTitle: '로그인 방법',
  sessionsTitle: '로그인된 기기',
  dataTitle: '데이터 관리',

  changeEmail: '주소 변경',
  newEmail: '새 이메일 주소',
  newEmailHint:
    '현재 주소와 새 주소 두 곳에 메일을 보내 드립니다. 두 곳에서 모두 확인해야 변경됩니다.',
  sameEmail: '지금 사용하시는 주소입니다.',
  askChange: '두 주소로 메일 받기',
  changeAsked: '두 주소로 메일을 보냈습니다.',
  changeWaiting: '주소 변경 확인을 기다리고 있습니다',
  changeWaitingText:
    '두 주소로 보낸 메일의 링크를 {date}까지 각각 열어 주세요. 그때까지는 현재 주소로 로그인합니다.',
  presentEmail: '현재 주소',
  isWaiting: '확인 대기',
  cancelChange: '변경 취소',
  changeCanceled: '주소 변경을 취소했습니다.',

  passwordSet: '설정되어 있습니다. 이메일 인증번호로도 로그인할 수 있습니다.',
  passwordNone: '설정하지 않았습니다. 이메일 인증번호로 로그인합니다.',
  changePassword: '비밀번호 변경',
  setPassword: '비밀번호 설정',
  passwordSaved: '새 비밀번호를 설정했습니다. 다른 기기에서는 모두 로그아웃되었습니다.',

  sessionsLead: '모르는 기기가 있으면 로그아웃한 뒤 비밀번호를 바꿔 주세요.',
  thisDevice: '이 기기',
  clientUnknown: '알 수 없는 브라우저',
  signedInAt: '{date} 로그인',
  lastSeenAt: '마지막 사용 {date}',
  endSession: '로그아웃',
  sessionEnded: '{client}에서 로그아웃했습니다.',
  endOthers: '다른 기기 모두 로그아웃',
  othersEnded: '다른 기기에서 모두 로그아웃했습니다.',
  sessionsFailed: '목록을 불러오지 못했습니다.',

  exportTitle: '데이터 내려받기',
  exportText:
    '계정, 로그인, 임시 저장, 주문, 문의 등 보관하고 있는 고객님의 정보를 모두 JSON 파일 하나에 담습니다. 다른 프로그램에서도 읽을 수 있습니다.',
  exportDo: '파일 받기',
  exported: '{name} 파일로 저장했습니다.',

  closeTitle: '탈퇴',
  closeText: '탈퇴하기 전에 삭제되는 정보와 남는 정보를 보여 드립니다.',
  closeAsk: '탈퇴 진행',
  closeQuestion: '탈퇴하시겠어요?',
  closeWhich: '{email} 계정',
  closeGoes: '삭제되는 정보',
  closeGoesProfile: '이름, 전화번호, 회사·단체명, 비밀번호',
  closeGoesDrafts: '임시 저장된 주문과 모든 로그인',
  closeGoesNews: '이 주소로 받던 뉴스레터 구독',
  closeStays: '남는 정보와 그 이유',
  closeStaysOrders: '주문 기록(내용, 일시, 금액, 배송지). 세법에 따라 보관합니다.',
  closeStaysMessages: '보내 주신 문의. 처리가 끝날 때까지 보관합니다.',
  closeFinal: '되돌릴 수 없습니다. 같은 주소로 새 계정을 만드실 수는 있습니다.',
  closeDo: '탈퇴',
  closeKeep: '탈퇴하지 않기',
  closeOpenOrders: '주문 내역 보기',
  closedTitle: '탈퇴가 완료되었습니다',
  closedText: '모든 기기에서 로그아웃되었습니다. 마지막으로 확인 메일을 보내 드립니다.',
  closedOn: '홈으로',

  reauthenticateTitle: '본인 확인',
  reauthenticatePassword:
    '로그인한 지 {minutes}분이 넘었습니다. 계속하려면 비밀번호를 다시 입력해 주세요.',
  reauthenticateCode:
    '로그인한 지 {minutes}분이 넘었습니다. 계속하려면 {email} 주소로 받은 인증번호를 입력해 주세요.',
  reauthenticateUseCode: '이메일 인증번호로 확인',
  reauthenticateDo: '확인',

  moveTitle: '이메일 주소 변경',
  moveLead: '{from} 계정의 주소를 {to} 주소로 바꿉니다. 직접 신청하신 경우에만 확인해 주세요.',
  moveDo: '변경 확인',
  moveNotYou: '신청하지 않으셨다면 버튼을 누르지 마세요. 주소는 바뀌지 않습니다.',
  moveHalfTitle: '다른 주소의 확인이 남았습니다',
  moveHalfText: '이 주소는 확인되었습니다. 이어서 {email} 주소로 받은 메일의 링크를 열어 주세요.',
  moveDoneTitle: '이메일 주소를 변경했습니다',
  moveDoneText: '이제 새 주소로 로그인합니다. 다른 기기에서는 모두 로그아웃되었습니다.',
  moveInvalidText:
    '링크는 {hours}시간 동안 유효하며, 변경이 끝나거나 취소되면 사용할 수 없습니다. 현재 주소는 마이페이지에 표시됩니다.',
} as const satisfies TranslationOf<typeof english>
