import type { TranslationOf } from '#i18n/message.ts'
import type { mail as english } from '#i18n/messages/en/email/mail.ts'

export const mail = {
  subjectLine: '[{company}] {subject}',
  salutation: '{name} 님',
  salutationWithCompany: '{company}\n{name} 님',
  labelled: '{label}: {value}',
  textHeading: '■ {title}',
  japanTime: '{date}(일본 시간)',
  sentAutomatically: '이 메일은 자동으로 발송되었습니다. 궁금한 점은 문의 페이지에서 알려 주세요.',
  writeAgain: '더 궁금하신 점은 문의 페이지에서 알려 주세요.',
  contactForm: '문의 페이지',

  signInCodeSubject: '로그인 인증번호: {code}',
  signInCodeIntro: '아래 인증번호를 로그인 화면에 입력해 주세요.',
  signInCodeValid:
    '인증번호는 {minutes}분 동안 유효하며 한 번만 사용할 수 있습니다. 다른 사람에게 알려 주지 마세요.',
  signInCodeIgnore:
    '인증번호를 요청하지 않으셨다면 이 메일은 무시하셔도 됩니다. 인증번호 없이는 아무도 로그인할 수 없습니다.',

  verifyEmailSubject: '이메일 주소를 확인해 주세요',
  verifyEmailIntro:
    '이 이메일 주소로 {company} 계정이 만들어졌습니다. 본인의 주소임을 확인하려면 아래 링크를 열어 주세요.',
  verifyEmailButton: '이메일 주소 확인',
  verifyEmailValid: '링크는 {hours}시간 동안 유효합니다.',
  verifyEmailIgnore:
    '계정을 만들지 않으셨다면 링크를 열지 말고 이 메일을 무시해 주세요. 주소는 확인되지 않은 상태로 남습니다.',

  accountExistsSubject: '이미 계정이 있습니다',
  accountExistsIntro:
    '이 이메일 주소로 {company} 회원가입을 하려는 시도가 있었습니다. 이미 같은 주소의 계정이 있어 새 계정은 만들어지지 않았으며, 변경된 내용도 없습니다.',
  accountExistsHow:
    '본인이 시도하셨다면 이 주소로 받는 인증번호로 로그인하실 수 있습니다. 비밀번호는 필요하지 않습니다.',
  accountExistsButton: '로그인',
  accountExistsIgnore: '본인이 아니라면 따로 하실 일은 없습니다.',

  passwordResetSubject: '새 비밀번호 설정',
  passwordResetIntro:
    '{company} 계정의 비밀번호를 다시 설정해 달라는 요청이 있었습니다. 아래 링크를 열어 새 비밀번호를 설정해 주세요.',
  passwordResetButton: '새 비밀번호 설정',
  passwordResetValid:
    '링크는 {minutes}분 동안 유효하며 한 번만 사용할 수 있습니다. 새 비밀번호를 설정하면 다른 기기에서는 모두 로그아웃됩니다. 이 메일을 다른 사람에게 전달하지 마세요.',
  passwordResetIgnore:
    '요청하지 않으셨다면 링크를 열지 말고 이 메일을 무시해 주세요. 비밀번호는 바뀌지 않습니다.',
  passwordChangedSubject: '비밀번호가 변경되었습니다',
  passwordChangedIntro:
    '{company} 계정의 비밀번호가 변경되었습니다. 이전에 로그인되어 있던 기기는 모두 로그아웃되었습니다.',
  passwordChangedByYou: '본인이 변경하셨다면 따로 하실 일은 없습니다.',
  passwordChangedByOther:
    '본인이 변경하지 않으셨다면, 비밀번호 설정 링크를 받는 이 메일함을 다른 사람이 보고 있을 수 있습니다. 먼저 이메일 계정의 비밀번호를 바꾼 뒤, 이 사이트의 비밀번호도 다시 설정해 주세요.',
  passwordChangedInside:
    '{company} 계정의 비밀번호가 로그인된 기기에서 변경되었습니다. 다른 기기에서는 모두 로그아웃되었습니다.',
  passwordChangedByInsider:
    '본인이 변경하지 않으셨다면 지금 바로 새 비밀번호를 설정해 주세요. 설정 링크는 이 주소로 오며, 설정하면 모든 기기에서 로그아웃됩니다.',

  emailChangeOldSubject: '이메일 주소 변경을 확인해 주세요',
  emailChangeOldIntro: '{company} 계정에 로그인한 사용자가 이메일 주소를 변경하려고 합니다.',
  emailChangeNewLabel: '새 주소',
  emailChangeOldHow:
    '두 주소에서 모두 확인해야 변경됩니다. 이 메일의 링크와 새 주소로 보낸 링크를 각각 열어 주세요.',
  emailChangeOldButton: '변경 승인',
  emailChangeValid: '링크는 {hours}시간 동안 유효합니다. 이 메일을 다른 사람에게 전달하지 마세요.',
  emailChangeOldIgnore:
    '본인이 요청하지 않으셨다면 링크를 열지 마세요. 주소는 바뀌지 않습니다. 다만 다른 사람이 계정에 로그인해 있을 수 있으니 비밀번호도 다시 설정해 주세요. 그러면 모든 기기에서 로그아웃됩니다.',
  emailChangeNewSubject: '새 이메일 주소를 확인해 주세요',
  emailChangeNewIntro:
    '이 이메일 주소를 {company} 계정에서 사용하겠다는 요청이 있었습니다. 본인의 주소임을 확인하려면 아래 링크를 열어 주세요.',
  emailChangeNewButton: '이메일 주소 확인',
  emailChangeNewHow:
    '현재 주소로도 링크를 보냈습니다. 두 주소에서 모두 확인하면 주소가 변경됩니다.',
  emailChangeNewIgnore:
    '요청하지 않으셨다면 링크를 열지 말고 이 메일을 무시해 주세요. 아무것도 바뀌지 않습니다.',
  emailChangeTakenSubject: '이미 계정이 있는 주소입니다',
  emailChangeTakenIntro:
    '이 이메일 주소를 {company}의 다른 계정에서 사용하겠다는 요청이 있었습니다. 이 주소에는 이미 계정이 있어 아무것도 변경되지 않았습니다.',
  emailChangeTakenHow:
    '본인이 요청하셨다면 이 주소로 그대로 로그인하실 수 있습니다. 주소 하나는 계정 하나에서만 쓸 수 있으므로, 다른 계정에서 사용하시려면 먼저 이 주소의 계정에서 탈퇴해 주세요.',
  emailChangedSubject: '이메일 주소가 변경되었습니다',
  emailChangedOldIntro:
    '{company} 계정의 이메일 주소가 변경되었습니다. 앞으로 이 주소로는 로그인할 수 없습니다.',
  emailChangedByOther:
    '본인이 변경하지 않으셨다면, 승인 링크를 받은 이 메일함을 다른 사람이 보고 있을 수 있습니다. 먼저 이메일 계정의 비밀번호를 바꾼 뒤 저희에게 연락해 주세요.',
  emailChangedNewIntro:
    '이 주소가 {company} 계정의 이메일 주소가 되었습니다. 앞으로 이 주소로 로그인해 주세요.',
  emailChangedNewOrders: '이전에 하신 주문에 관한 안내는 주문할 때 입력하신 주소로 보내 드립니다.',

  accountClosedSubject: '탈퇴가 완료되었습니다',
  accountClosedIntro:
    '{company} 탈퇴가 완료되었습니다. 이름, 회원 정보, 임시 저장된 주문, 비밀번호와 로그인 기록을 모두 삭제했습니다.',
  accountClosedOrders:
    '주문 기록은 전화번호와 메모를 제외하고 세법과 상법에서 정한 기간 동안 보관합니다.',
  accountClosedAgain: '같은 주소로 언제든지 새 계정을 만드실 수 있습니다.',
  accountClosedByOther: '본인이 탈퇴하지 않으셨다면 저희에게 연락해 주세요.',

  sessionReusedSubject: '안전을 위해 로그아웃했습니다',
  sessionReusedIntro:
    '{company} 계정에서 만료된 로그인 정보로 접속한 기록이 있습니다. 다른 사람이 로그인 정보를 복사했을 수 있어, 안전을 위해 해당 로그인을 종료했습니다.',
  sessionReusedClient: '대상 기기',
  sessionReusedAgain:
    '백업에서 브라우저를 복원한 경우에도 생길 수 있습니다. 그런 경우에는 다시 로그인해 주세요.',
  sessionReusedCaution:
    '본인이 하지 않은 주문이나 변경이 있다면 비밀번호를 다시 설정해 주세요. 그러면 모든 기기에서 로그아웃됩니다.',

  accountMissingSubject: '이 주소로 만든 계정이 없습니다',
  accountMissingIntro:
    '이 이메일 주소로 {company} 계정의 비밀번호를 다시 설정해 달라는 요청이 있었습니다. 이 주소로 만든 계정이 없어 설정할 비밀번호도 없습니다.',
  accountMissingHow:
    '본인이 요청하셨다면 다른 주소로 계정을 만드셨을 수 있습니다. 이 주소를 사용하시려면 이메일로 받는 인증번호로 로그인해 주세요. 인증번호만 입력하면 가입됩니다.',
  accountMissingButton: '로그인',
  accountMissingIgnore: '본인이 아니라면 따로 하실 일은 없습니다.',

  staffSignInSubject: '관리자 페이지 로그인 링크',
  staffSignInIntro: '아래 링크를 열면 {company} 관리자 페이지에 로그인할 수 있습니다.',
  staffSignInButton: '관리자 페이지에 로그인',
  staffSignInValid:
    '링크는 {minutes}분 동안 유효하며 한 번만 사용할 수 있습니다. 이 메일을 다른 사람에게 전달하지 마세요.',
  staffSignInIgnore: '링크를 요청하지 않으셨다면 열지 말고 관리자에게 알려 주세요.',

  staffInvitationSubject: '관리자 페이지를 이용하실 수 있습니다',
  staffInvitationIntro_support:
    '{company} 관리자가 관리자 페이지 이용 권한을 드렸습니다. 역할은 고객 지원입니다.',
  staffInvitationIntro_operations:
    '{company} 관리자가 관리자 페이지 이용 권한을 드렸습니다. 역할은 주문·배송입니다.',
  staffInvitationIntro_content:
    '{company} 관리자가 관리자 페이지 이용 권한을 드렸습니다. 역할은 콘텐츠입니다.',
  staffInvitationIntro_staff:
    '{company} 관리자가 관리자 페이지 이용 권한을 드렸습니다. 역할은 직원입니다.',
  staffInvitationIntro_administrator:
    '{company} 관리자가 관리자 페이지 이용 권한을 드렸습니다. 역할은 관리자입니다.',
  staffInvitationNext: '처음에는 일회용 비밀번호를 설정합니다. 스마트폰에 인증 앱을 준비해 주세요.',
  staffInvitationIgnore: '초대받으신 적이 없다면 링크를 열지 말고 회사 담당자에게 알려 주세요.',
  staffLinkAgain: '링크가 만료되었다면 새 링크 받기',
  staffDeviceResetSubject: '일회용 비밀번호를 다시 설정해 주세요',
  staffDeviceResetIntro:
    '{company} 관리자 페이지의 일회용 비밀번호가 초기화되었습니다. 모든 기기에서 로그아웃되었고 패스키와 복구 코드도 쓸 수 없게 되었습니다.',
  staffDeviceResetNext:
    '링크를 열고 스마트폰에서 다시 설정해 주세요. 인증 앱에 남아 있는 이전 항목은 더 이상 쓸 수 없습니다.',
  staffRoleChangedSubject: '관리자 페이지의 역할이 바뀌었습니다',
  staffRoleChangedIntro_support:
    '{company} 관리자 페이지에서 맡은 역할이 고객 지원으로 바뀌었습니다. 주문과 고객 정보를 확인하고 문의에 답변합니다.',
  staffRoleChangedIntro_operations:
    '{company} 관리자 페이지에서 맡은 역할이 주문·배송으로 바뀌었습니다. 주문, 입금, 배송, 재고를 다룹니다.',
  staffRoleChangedIntro_content:
    '{company} 관리자 페이지에서 맡은 역할이 콘텐츠로 바뀌었습니다. 뉴스, 페이지, 이미지를 다룹니다.',
  staffRoleChangedIntro_staff:
    '{company} 관리자 페이지에서 맡은 역할이 직원으로 바뀌었습니다. 설정, 가격, 직원은 관리자가 변경합니다.',
  staffRoleChangedIntro_administrator:
    '{company} 관리자 페이지에서 맡은 역할이 관리자로 바뀌었습니다. 설정, 가격, 직원도 변경할 수 있습니다.',
  staffSessionsEndedSubject: '관리자가 로그인을 종료했습니다',
  staffSessionsEndedIntro:
    '관리자가 {company} 관리자 페이지의 로그인을 종료했습니다. 새 링크로 다시 로그인할 수 있습니다.',
  staffSignInChangedSubject_recovery_codes_made: '복구 코드를 새로 만들었습니다',
  staffSignInChangedSubject_recovery_code_used: '복구 코드가 사용되었습니다',
  staffSignInChangedSubject_passkey_added: '패스키가 추가되었습니다',
  staffSignInChangedSubject_passkey_removed: '패스키가 삭제되었습니다',
  staffSignInChanged_recovery_codes_made:
    '{company} 관리자 페이지에서 이 계정의 복구 코드를 새로 만들었습니다. 이전 코드는 더 이상 쓸 수 없습니다.',
  staffSignInChanged_recovery_code_used:
    '{company} 관리자 페이지에서 이 계정의 복구 코드 하나가 사용되었습니다. 남은 코드는 {left}개입니다. 새 코드는 내 정보에서 만들 수 있습니다.',
  staffSignInChanged_passkey_added:
    '{company} 관리자 페이지에서 이 계정에 패스키 ‘{name}’ 항목이 추가되었습니다. 이 패스키로 로그인할 수 있습니다.',
  staffSignInChanged_passkey_removed:
    '{company} 관리자 페이지에서 이 계정의 패스키 ‘{name}’ 항목이 삭제되었습니다. 이 패스키로는 로그인할 수 없습니다.',
  staffSignInChangedNotYou: '본인이 한 것이 아니라면 바로 관리자에게 알려 주세요.',
  staffRemovedSubject: '관리자 페이지 이용이 종료되었습니다',
  staffRemovedIntro:
    '{company} 관리자 페이지를 더 이상 이용하실 수 없습니다. 모든 기기에서 로그아웃되었습니다.',
  staffRemovedCustomer: '고객 계정은 그대로 이용하실 수 있습니다.',
  staffNotAsked: '예상하지 못한 변경이라면 관리자에게 문의해 주세요.',
  openConsole: '관리자 페이지 열기',

  orderNumber: '주문 번호',
  orderedAt: '주문 일시',
  paymentMethod: '결제 수단',
  card: '신용카드',
  bankTransfer: '계좌이체',
  productsTitle: '주문 상품',
  productLine: '{name} × {count}(단가 {unit})',
  cartridgesTitle: '카트리지',
  cartridgeLine: '{name}({code})',
  chamber: '{number}번 챔버',
  packageTitle: '{product} {number}',
  cartridgesPlate: '기기 {serial}용: 플레이트형 카트리지',
  cartridgesStandard: '기기 {serial}용: 표준형 카트리지',
  sdksTitle: 'SDK',
  sdkNone: '없음',
  pieces: '{count}개',
  amountsTitle: '금액',
  subtotal: '소계',
  shippingFee: '배송비',
  transactionFee: '결제 수수료',
  total: '합계',
  totalTaxIncluded: '합계(세금 포함)',
  includedTax: '합계에 포함된 일본 소비세({percent}%)',
  addressTitle: '배송지',
  addressOnOrderPage: '자세한 주소는 로그인 후 주문 페이지에서 확인하실 수 있습니다.',
  phone: '전화번호: {phone}',
  nextTitle: '다음 단계',
  viewOrder: '주문 보기',
  statusLink: '로그인 없이 주문 상태 보기({days}일간 유효)',
  noChangeAfterPayment: '결제 후에는 주문을 변경하거나 취소할 수 없습니다.',

  orderReceivedSubject: '주문이 접수되었습니다(주문 번호 {number})',
  orderReceivedIntro: '{company}에서 주문해 주셔서 감사합니다. 아래와 같이 주문이 접수되었습니다.',
  orderReceivedNoContract:
    '이 메일은 주문이 접수되었음을 알려 드리는 것으로, 아직 매매 계약이 성립된 것은 아닙니다. 매매 계약은 저희가 ‘주문 확정 안내’ 메일을 보내 드리는 시점에 성립됩니다.',
  orderReceivedCard:
    '아직 결제하지 않으셨다면 주문 페이지에서 신용카드로 결제해 주세요. 주문 후 {hours}시간 안에 결제하지 않으시면 주문은 자동으로 취소됩니다.',
  orderReceivedBank:
    '입금 계좌와 금액은 따로 메일로 안내해 드립니다. 그 메일을 받으신 뒤에 입금해 주세요.',
  orderReceivedAfter:
    '결제가 확인되면 주문 내용을 확인한 뒤 ‘주문 확정 안내’ 메일을 보내 드립니다.',
  payOnSite: '주문 페이지 열기',

  bankSubject: '입금 계좌 안내(주문 번호 {number})',
  bankIntro: '주문해 주셔서 감사합니다. 아래 계좌로 대금을 입금해 주세요.',
  transferTitle: '입금 내용',
  transferAmount: '입금액',
  transferDeadline: '입금 기한',
  deliveryTime: '배송 희망 시간대: {time}',
  documentsInvoice: '청구서(PDF) 내려받기',
  documentsReceipt: '영수증(PDF) 내려받기',
  documentsAll: '청구서·영수증(PDF)은 주문 페이지에서',
  payerName: '입금자명',
  accountTitle: '입금 계좌',
  bankName: '은행',
  bankCode: '은행 코드',
  bankBranch: '지점',
  bankBranchCode: '지점 코드',
  bankAccountType: '예금 종류',
  bankAccountNumber: '계좌번호',
  bankAccountHolder: '예금주',
  bankSwift: 'SWIFT 코드',
  bankNotesTitle: '입금하실 때',
  bankHold:
    '재고는 {date}(일본 시간)까지 맡아 둡니다. 기한까지 입금이 확인되지 않으면 주문이 만료됩니다.',
  bankPayer:
    '입금 내역을 주문과 대조할 수 있도록 입금자명에 주문 번호와 이름을 차례로 적어 주세요. 글자 수가 모자라면 주문 번호만 적으셔도 됩니다. 입금자명을 바꿀 수 없다면 그대로 입금하신 뒤 주문 페이지에서 실제 이름을 알려 주세요.',
  bankExact: '정확한 금액을 한 번에 입금해 주세요. 이체 수수료는 고객님 부담입니다.',
  bankAbroad:
    '송금 수수료와 중계 은행 수수료(보통 합해서 2만~4만 원)가 듭니다. 전액이 도착하도록 수수료는 ‘송금인 부담(OUR)’으로 선택해 주세요.',
  remittanceMessage: '송금 메모',
  remittanceNote:
    '입금 내역을 주문과 대조할 수 있도록 송금 메모(Remittance information)에는 주문 번호를, 송금 사유에는 ‘물품 구매(Purchase of goods)’를 입력해 주세요.',
  bankForeign: '해외 송금(일본 은행)',
  bankAddress: '은행 주소',
  bankHolderAddress: '수취인 주소',

  paymentReceivedSubject: '결제가 확인되었습니다(주문 번호 {number})',
  paymentReceivedIntro: '결제해 주셔서 감사합니다. 아래와 같이 결제가 확인되었습니다.',
  amountReceived: '결제 금액',
  receivedAt: '결제 확인 일시',
  paymentReceivedNext:
    '이제 주문 내용을 확인한 뒤 ‘주문 확정 안내’ 메일을 보내 드립니다. 그 메일로 매매 계약이 성립됩니다.',

  orderConfirmedSubject: '주문 확정 안내(주문 번호 {number})',
  orderConfirmedIntro:
    '고객님의 주문(주문 번호 {number})을 확정합니다. 이 메일로 고객님과 {company} 사이의 매매 계약이 성립됩니다.',
  dispatchTitle: '발송 안내',
  dispatchWithin:
    '결제 확인 후 {days}일 이내에 발송하며, 보통은 영업일 기준 {businessDays}일 이내입니다.',
  dispatchOutOfStock: '재고가 없는 상품이 있으면 발송까지 {min}~{max}주가 걸립니다.',
  dispatchTracking: '상품을 발송할 때 운송장 번호를 메일로 알려 드립니다.',
  deliveryEms: 'EMS 배송은 발송 후 약 {min}~{max}주가 걸립니다.',
  deliveryCourier: 'DHL/UPS 배송은 발송 후 영업일 기준 {days}일이 걸립니다.',
  defectsTitle: '상품에 하자가 있는 경우',
  defectsTerms:
    '판매약관: 수령 후 {reportDays}일 이내에 하자를 알려 주시고, 알려 주신 날부터 {returnDays}일 이내에 상품을 반송해 주세요.',
  defectsLegalNotice:
    '사업자 정보·거래 조건: 상품 도착 후 {reportDays}일 이내에 하자를 알려 주세요. 반품과 교환은 도착 후 {months}개월 이내에 가능합니다.',
  defectsLonger: '두 기간이 다르면 더 긴 쪽을 적용합니다.',
  termsOfSale: '판매약관',
  legalNotice: '사업자 정보·거래 조건(일본 특정상거래법)',

  orderEmailChangedSubject: '주문 연락용 이메일이 변경되었습니다(주문 번호 {number})',
  orderEmailChangedIntro:
    '주문 번호 {number}의 연락용 이메일 주소를 담당자가 변경했습니다. 앞으로 이 주문에 관한 안내는 아래 주소로 보내 드리며, 이 주소로는 보내지 않습니다.',
  orderEmailChangedByOther: '직접 주문하셨고 변경을 요청하신 적이 없다면 알려 주세요.',

  orderLinkSubject: '주문 페이지 안내(주문 번호 {number})',
  orderLinkIntro:
    '주문 연락용 이메일을 이 주소로 변경했습니다. 앞으로의 안내는 이 주소로 보내 드립니다.',
  orderLinkMistaken: '주문하신 적이 없다면 알려 주세요.',

  orderShippedSubject: '상품을 발송했습니다(주문 번호 {number})',
  orderShippedIntro: '주문하신 상품을 발송했습니다.',
  shipmentTitle: '발송 내용',
  shippingMethod: '배송 방법',
  methodDomestic: '일본 국내 택배',
  methodEms: 'EMS(국제특급우편)',
  methodCourier: 'DHL/UPS',
  trackParcel: '배송 조회',
  trackParcelOf: '{number}번째 소포 배송 조회',
  trackingNumber: '운송장 번호',
  trackingNumberOf: '운송장 번호({number}/{count})',
  packages: '패키지 수',
  packageCount: '{count}개',

  orderLapsedSubject: '입금 기한이 지나 주문이 만료되었습니다(주문 번호 {number})',
  orderLapsedIntro:
    '고객님의 주문(주문 번호 {number})은 입금 기한인 {date}(일본 시간)까지 입금이 확인되지 않아 만료되었습니다. 맡아 두었던 재고도 해제되었습니다.',
  orderLapsedPaid:
    '이미 입금하셨다면 문의 페이지에서 알려 주세요. 재고가 있으면 주문을 계속 진행하고, 재고가 없으면 환불해 드립니다.',
  orderLapsedAgain: '계속 구매하시려면 다시 주문해 주세요.',
  orderAgain: '다시 주문하기',

  orderCanceledSubject: '주문이 취소되었습니다(주문 번호 {number})',
  orderCanceledIntro:
    '고객님의 주문(주문 번호 {number})이 취소되었습니다. 이 주문으로 결제하실 금액은 없습니다.',
  orderCanceledPaid: '이미 입금하셨다면 문의 페이지에서 알려 주세요. 환불해 드립니다.',
  orderCanceledReturn: '입금하신 금액({amount})은 모두 환불해 드립니다.',

  transferPreview: '{date}(일본 시간)까지 {amount:#을|#를} 입금해 주세요.',
  transferReminderSubject: '입금을 기다리고 있습니다(주문 번호 {number})',
  transferReminderIntro:
    '고객님의 주문(주문 번호 {number})은 아직 입금이 확인되지 않았습니다. 재고는 {date}(일본 시간)까지 맡아 둡니다.',
  transferReminderLastSubject: '입금 기한은 {date}입니다(주문 번호 {number})',
  transferReminderLastIntro:
    '고객님의 주문(주문 번호 {number})은 아직 입금이 확인되지 않았습니다. 입금 기한은 {date}(일본 시간)입니다. 기한이 지나면 주문이 만료되고 맡아 둔 재고도 해제됩니다.',
  transferCrossed:
    '이미 입금하셨다면 이 메일은 무시하셔도 됩니다. 주문 페이지에서 입금하셨다고 알려 주시면 더 빨리 확인할 수 있습니다.',
  transferShortSubject: '입금액이 {missing} 부족합니다(주문 번호 {number})',
  transferShortIntro:
    '입금해 주셔서 감사합니다. 고객님의 주문(주문 번호 {number})에 입금된 금액은 {received}이며, 합계보다 {missing} 부족합니다.',
  transferShortAsk:
    '부족한 금액({missing})을 {date}(일본 시간)까지 입금해 주세요. 재고는 그때까지 맡아 둡니다.',
  transferShortSoon: '부족한 금액({missing})을 되도록 빨리 입금해 주세요. 재고는 계속 맡아 둡니다.',
  transferShortWhy: '송금 과정에서 은행 수수료가 차감되어 금액이 부족해지는 경우가 있습니다.',
  receivedSoFar: '지금까지 입금된 금액',
  stillMissing: '부족한 금액',
  transferExcessSubject: '입금액이 합계보다 {excess} 많습니다(주문 번호 {number})',
  transferExcessIntro:
    '입금해 주셔서 감사합니다. 고객님의 주문(주문 번호 {number})에 합계보다 {excess} 많은 금액이 입금되었습니다. 차액은 환불해 드립니다.',

  deadlineExtendedSubject: '입금 기한을 {date}까지 연장했습니다(주문 번호 {number})',
  deadlineExtendedIntro:
    '고객님의 주문(주문 번호 {number})의 입금 기한을 {date}(일본 시간)까지 연장했습니다. 재고는 그때까지 맡아 둡니다.',
  deadlineExtendedSame: '입금 계좌와 입력하실 내용은 그대로입니다.',

  replacementTitle: '교환품',
  replacementNumber: '교환품 번호',
  replacementOpenedSubject: '교환품을 보내 드립니다(주문 번호 {number})',
  replacementOpenedIntro: '아래 상품을 무료로 다시 보내 드립니다.',
  replacementOpenedNext: '발송이 끝나면 운송장 번호를 메일로 알려 드립니다.',
  replacementShippedSubject: '교환품을 발송했습니다(주문 번호 {number})',
  replacementShippedIntro: '주문하신 상품의 교환품을 발송했습니다. 비용은 없습니다.',
  replacementCustoms: '세관 신고를 위해 소포에 상품 가격을 적지만, 비용은 청구하지 않습니다.',
  replacementCanceledSubject: '교환품 발송을 취소했습니다(주문 번호 {number})',
  replacementCanceledIntro:
    '아래 교환품은 발송하지 않습니다. 요청하신 적이 없다면 문의 페이지에서 알려 주세요.',

  refundAmount: '환불 금액',
  refundMethod: '환불 방법',
  refundAccount: '환불받으실 계좌와 주문 번호를 문의 페이지에서 알려 주세요.',
  refundForTitle: '환불 내역',
  refundGoods: '상품 대금의 일부',
  refundExcess: '초과 입금',
  refundDueSubject: '결제하신 금액을 환불해 드립니다(주문 번호 {number})',
  refundDueTransferLate:
    '고객님의 주문(주문 번호 {number})에 대한 입금을 확인했지만, 기한이 지난 뒤라 상품을 준비해 드릴 수 없습니다. 입금하신 금액은 모두 환불해 드립니다.',
  refundDueTransferCanceled:
    '고객님의 주문(주문 번호 {number})에 대한 입금을 확인했지만, 주문이 이미 취소된 뒤였습니다. 입금하신 금액은 모두 환불해 드립니다.',
  refundDueCardLate:
    '고객님의 주문(주문 번호 {number})에 대한 카드 결제가 완료되었지만, 기한이 지난 뒤라 상품을 준비해 드릴 수 없습니다. 결제하신 금액은 모두 카드로 환불해 드립니다.',
  refundDueCardCanceled:
    '고객님의 주문(주문 번호 {number})에 대한 카드 결제가 완료되었지만, 주문이 이미 취소된 뒤였습니다. 결제하신 금액은 모두 카드로 환불해 드립니다.',
  refundDueNext: '환불이 처리되면 메일로 알려 드립니다.',
  refundSentSubject: '환불이 처리되었습니다(주문 번호 {number})',
  refundSentPartSubject: '일부 환불이 처리되었습니다(주문 번호 {number})',
  refundSentWhole:
    '고객님의 주문(주문 번호 {number})에 대한 환불을 처리했습니다(환불 금액 {amount}). 이로써 결제하신 금액이 모두 환불되었습니다.',
  refundSentPart:
    '고객님의 주문(주문 번호 {number})에 대한 일부 환불을 처리했습니다(환불 금액 {amount}). 그 외 주문 내용은 그대로입니다.',
  refundSentByCard: '결제하신 카드로 환불됩니다. 명세서에 반영되는 시점은 카드사에 따라 다릅니다.',
  refundSentByTransfer: '계좌이체로 보내 드렸습니다. 입금되는 시점은 은행에 따라 다릅니다.',

  orderDeliveredSubject: '배송이 완료되었습니다(주문 번호 {number})',
  orderDeliveredIntro: '주문하신 상품의 배송이 완료되었습니다.',
  orderDeliveredMissing: '상품을 받지 못하셨다면 문의 페이지에서 알려 주세요.',
  deliveredOn: '배송 완료일',

  customer: '고객',
  stockLowSubject: '재고가 적은 향이 {count}가지 있습니다',
  stockLowIntro:
    '판매할 수 있는 수량이 기준 수량이나 다음 입고 전까지 팔릴 것으로 예상되는 수량보다 적습니다.',
  stockLowFree: '판매 가능 {count}개',
  stockLowKnown: '이전에 알려 드린 {count}가지도 아직 재고가 적습니다.',
  backupSubject: '백업이 중단되었습니다',
  backupIntro:
    '{hours}시간 넘게 복원까지 확인된 백업이 없습니다. 지금 디스크가 고장 나면 마지막 백업 이후의 데이터가 사라집니다.',
  backupLast: '마지막으로 확인된 백업',
  backupNone: '아직 없음',
  backupProblem: '마지막 오류',
  backupNext:
    '백업 폴더에 접근할 수 있는지, 남은 용량이 있는지 확인해 주세요. 한 시간마다 자동으로 다시 시도하며, 마지막 백업 시각은 관리자 페이지에서 볼 수 있습니다. 다음 백업이 성공할 때까지 이 메일은 다시 발송되지 않습니다.',
  openInConsole: '관리자 페이지에서 열기',
  needsReviewSubject: '조치가 필요한 주문(주문 번호 {number})',
  disputeSubject: '카드 결제에 이의가 제기되었습니다(주문 번호 {number})',
  disputeIntro:
    '고객의 카드사가 대금을 회수하고 증빙 자료를 요청했습니다. 기한 안에 답변하지 않으면 대금을 돌려받을 수 없습니다.',
  disputeNumber: '이의 제기 번호',
  disputeAmount: '대상 금액',
  disputeDue: '제출 기한',

  contactNoticeSubject: '{name} 님의 문의',
  contactName: '이름',
  contactEmail: '이메일',
  contactCompany: '회사',
  contactTopic: '문의 종류',
  contactTopicGeneral: '일반 문의',
  contactTopicSignage: '사이니지 렌털',
  contactLanguage: '언어',
  contactMessage: '문의 내용',
  contactUnverified: '캡차를 통과하지 않았습니다. 프로그램이 보낸 것일 수 있습니다.',

  contactReceivedSubject: '문의를 접수했습니다',
  contactReceivedIntro: '문의해 주셔서 감사합니다. 영업일 기준 {days}일 이내에 답변드립니다.',
  contactReceivedIgnore: '문의하신 적이 없다면 이 메일을 무시해 주세요.',

  contactReplySubject: '문의에 대한 답변',
  contactReplySubjectOf: 'Re: {subject}',
  contactReplyIntro: '문의해 주셔서 감사합니다. 아래와 같이 답변드립니다.',
  contactReplyAsked: '{day}에 보내 주신 문의',

  newsletterConfirmSubject: '뉴스레터 구독을 확인해 주세요',
  newsletterConfirmIntro:
    '이 이메일 주소로 {company} 뉴스레터 구독 신청이 있었습니다. 링크를 열어 확인하시면 구독이 완료됩니다.',
  newsletterConfirmButton: '구독 확인하기',
  newsletterConfirmValid: '링크는 {days}일 동안 유효합니다.',
  newsletterConfirmIgnore:
    '신청하신 적이 없다면 이 메일을 무시해 주세요. 뉴스레터를 보내지 않습니다.',

  scentBackSubject: '재입고 안내: {name}',
  scentBackIntro:
    '{day}에 {company}에서 이 이메일 주소로 재입고 알림 신청이 있었습니다. 이제 아래 향을 주문하실 수 있습니다.',
  scentBackButton: '이 향 주문하기',
  scentBackOnce:
    '이 신청에 대한 메일은 이번 한 번만 보내 드립니다. 신청하신 적이 없다면 이 메일을 무시해 주세요.',
} as const satisfies TranslationOf<typeof english>
