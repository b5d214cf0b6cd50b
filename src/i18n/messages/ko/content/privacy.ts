import type { TranslationOf } from '#i18n/message.ts'
import type { privacy as english } from '#i18n/messages/en/content/privacy.ts'

export const privacy = {
  title: '개인정보 처리방침',
  titleOn: '개인정보 처리방침({date} 버전)',
  description:
    '이 사이트가 수집하는 개인정보와 이용 목적, 보관 기간, 제공받는 자, 쿠키 목록, 열람·정정·삭제를 요청하는 방법을 안내합니다.',
  lead: '주문과 답변에 필요한 정보만 수집합니다. 행동을 추적하지 않습니다.',
  contents: '목차',
  version: '{date} 시행',

  whoTitle: '사업자와 창구',
  operatorTitle: '사업자',
  operatorName: '{seller}(이하 ‘당사’)',
  operatorHead: '대표자: {representative}',
  operatorLaw: '당사는 일본의 개인정보 보호에 관한 법률에 따라 개인정보를 다룹니다.',
  deskTitle: '개인정보 창구',
  deskText:
    '개인정보에 관한 문의와 요청, 불만은 이메일({email}), 전화({telephone}) 또는 문의 양식으로 받습니다.',
  deskLink: '문의 양식',

  dataTitle: '수집하는 정보와 목적',
  accountTitle: '계정',
  accountWhat:
    '이메일 주소, 설정하신 경우 비밀번호, 사용하시는 언어, 로그인할 때마다의 일시와 브라우저, 운영 체제입니다. 이름, 전화번호, 회사명, 부서명, 거주 국가, 배송지 주소는 입력하거나 저장하신 경우에만 보관합니다.',
  accountWhy:
    '로그인, 주문 절차의 자동 입력, 주문 내역 표시에 사용합니다. 요청하신 계정을 제공하는 데 필요한 정보입니다.',
  orderTitle: '주문',
  orderWhat:
    '이름, 이메일 주소, 전화번호, 회사명, 배송지, 주문 내용과 메모, 입력하신 기기 시리얼 번호, 동의하신 약관의 버전과 동의 일시, EU 회원국 거주 여부입니다.',
  orderCustoms:
    '한국의 개인에게 보내는 상품은 통관을 위해 받는 분의 개인통관고유부호도 수집합니다. 암호화하여 보관하고 해당 상품의 통관에만 사용하며, 배송업체를 거쳐 세관에 제출합니다.',
  orderWhy:
    '주문 내용 확인, 포장, 발송, 청구, 기기에 맞는 카트리지 선택, 하자 처리에 사용합니다. 매매 계약을 이행하고 세법이 요구하는 기록을 남기는 데 필요한 정보입니다.',
  paymentTitle: '결제',
  paymentCard:
    '카드 정보는 결제 대행사의 입력란에 입력하시며 당사 서버에는 전달되지 않습니다. 당사는 결제 대행사로부터 금액, 결제 상태, 조회 번호를 통지받습니다. 통지에 카드 브랜드와 카드 번호 끝 네 자리가 포함된 경우에는 주문과 함께 보관합니다.',
  paymentBank: '계좌이체의 경우 은행이 알려 주는 입금자명, 금액, 입금일을 기록합니다.',
  paymentWhy: '주문과의 대조, 환불, 회계 장부 작성에 사용합니다.',
  enquiryTitle: '문의',
  enquiryWhat:
    '이름과 이메일 주소, 작성하신 회사명·제목·내용, 페이지의 언어, 자동 전송 방지 확인 결과입니다.',
  enquiryWhy: '답변을 드리고, 요청하신 경우 견적을 준비하는 데 사용합니다.',
  newsletterTitle: '뉴스레터',
  newsletterWhat: '이메일 주소, 언어, 구독을 신청·확인·해지한 일시입니다.',
  newsletterHow:
    '확인 메일의 링크({days}일 동안 유효)를 여신 뒤에만 뉴스레터를 보내 드립니다. 이것을 구독 동의로 봅니다. 구독 해지 링크로 언제든지 수신을 중단하실 수 있습니다.',
  restockTitle: '재입고 알림',
  restockWhat: '이메일 주소, 언어, 해당 향, 신청과 발송 일시입니다.',
  restockWhy:
    '그 향이 다시 입고되면 메일을 한 번 보내 드리는 데 사용합니다. 다른 목적으로는 사용하지 않습니다.',
  visitsTitle: '페이지 조회 수',
  visitsWhat:
    '어떤 페이지가 하루에 몇 번, 어떤 언어로 열렸는지를 셉니다. 쿠키를 쓰지 않고 IP 주소나 식별자도 남기지 않으므로 누가 보았는지 알 수 없습니다.',
  errorsTitle: '오류 기록',
  errorsWhat:
    '문제를 고치기 위해 오류 내용, 프로그램의 위치, 오류가 난 페이지나 호출, 사이트 버전을 기록합니다. 이름, 계정, IP 주소는 포함하지 않습니다. 같은 내용을 오류를 수집하는 외부 서비스에 보낼 수 있습니다.',
  misuseTitle: '부정 이용 방지',
  misuseWhat:
    '비밀번호 추측이나 양식의 대량 전송을 막기 위해 로그인, 전송, 주문을 시도한 횟수를 IP 주소, 이메일 주소 또는 계정별로 셉니다.',

  sharingTitle: '정보를 제공받는 자',
  processorTitle: '결제 대행사',
  processorText:
    '당사로부터 금액과 주문 번호를, 고객으로부터 카드 정보를 받습니다. 부정 결제를 탐지하기 위해 브라우저 정보도 사용하며, 그 처리는 결제 대행사가 책임집니다.',
  processorStripe: '결제 대행사는 Stripe이며, 미국을 비롯한 일본 밖에서도 정보를 처리합니다.',
  carrierTitle: '배송업체',
  carrierText:
    '받는 분의 이름, 주소, 전화번호를 전달하고, 일본 밖으로 보낼 때는 세관에 신고할 내용물 정보도 전달합니다. 한국으로 보낼 때는 개인통관고유부호도 전달합니다. 일본 국내는 택배, 해외는 우편(EMS) 또는 DHL/UPS입니다.',
  postTitle: '이메일 전달',
  postText:
    '당사가 보내는 메일은 당사가 이용하는 메일 서버와 고객이 이용하시는 메일 서비스를 거칩니다.',
  robotsTitle: '자동 전송 방지',
  robotsOwn:
    '양식을 보내기 전에 당사가 낸 간단한 계산 문제를 브라우저가 자동으로 풉니다. 답은 당사 서버가 확인하며, 외부에는 아무것도 보내지 않습니다.',
  robotsGoogle:
    '양식을 보호하기 위해 Google reCAPTCHA를 사용합니다. IP 주소와 브라우저, 페이지 이용에 관한 정보가 Google에 전달되어 일본 밖에서도 처리되며, 그 처리는 Google이 책임집니다.',
  abroadTitle: '개인정보의 국외 이전',
  abroadText:
    '일본 밖으로 배송할 때는 운송장에 적힌 정보가 도착 국가의 배송업체, 우편 사업자, 세관에 전달됩니다. 배송에 꼭 필요한 이전입니다. 개인정보 보호 제도는 나라마다 다릅니다. 당사가 파악한 내용은 창구에서 알려 드립니다.',
  uncountedText: '외부 분석 도구는 쓰지 않습니다.',
  countedText:
    '사이트의 질문에 허용하신 경우에만 집계 서비스의 스크립트를 불러옵니다. 이 서비스에는 열어 보신 페이지와 IP 주소가 전달됩니다. 허용하지 않으시면 아무것도 불러오지 않습니다.',
  nobodyTitle: '그 밖의 제공',
  nobodyText:
    '개인정보를 팔지 않으며 광고를 게재하지 않습니다. 위에 적은 경우 외에는 본인의 동의가 있거나 법령에 따른 경우에만 제3자에게 제공합니다.',

  keepingTitle: '보관 기간과 관리',
  scaleCaption: '보관 기간 한눈에 보기',
  scaleData: '정보',
  scaleUntil: '삭제 시점',
  scaleHour: '1시간',
  scaleDay: '1일',
  scaleWeek: '1주',
  scaleMonth: '1개월',
  scaleYear: '1년',
  scaleHours: '{since} {hours}시간 후',
  scaleDays: '{since} {days}일 후',
  scaleTries: '시도 횟수',
  scaleTriesSince: '최대',
  scaleAnswers: '보내신 양식에 대한 응답',
  scaleAnswersSince: '전송하고',
  scaleCustoms: '개인통관고유부호',
  scaleCustomsSince: '발송하고',
  scaleAlertSent: '재입고 알림(보낸 경우)',
  scaleAlertSentSince: '알림 메일을 보내고',
  scaleDraft: '임시 저장된 주문',
  scaleDraftSince: '마지막으로 변경하고',
  scaleAlertOpen: '재입고 알림(보내지 않은 경우)',
  scaleAlertOpenSince: '신청하고',
  scaleAccess: '로그인 기록',
  scaleAccessSince: '기록하고',
  scaleAccountUntil: '탈퇴하실 때',
  scaleNewsUntil: '구독을 해지하실 때',
  scaleMessagesUntil: '용건이 마무리될 때',
  scaleOrdersUntil: '법에서 정한 기간이 지난 뒤',
  keptAccountTitle: '계정',
  keptAccount: '마이페이지에서 탈퇴하시거나 삭제를 요청하실 때까지 보관합니다.',
  keptSignInTitle: '로그인',
  keptSignIn:
    '로그인 상태는 {idle}일 동안 이용하지 않거나 최대 {days}일이 지나면 끝납니다. 인증번호는 {minutes}분, 이메일 주소 확인 링크는 {hours}시간 동안 유효합니다.',
  keptAccess:
    '로그인, 로그아웃, 실패한 시도, 비밀번호 변경의 시각을 사용하신 프로그램 이름, 네트워크 주소의 일부와 함께 기록합니다. 이 기록은 {days}일 후 또는 탈퇴하실 때 삭제되며, 고객님의 데이터 파일에도 포함됩니다.',
  keptOrdersTitle: '주문과 결제',
  keptOrders:
    '주문에 관한 메일과 함께, 세법과 상법이 정한 기간과 주문에 따른 청구가 가능한 기간 동안 보관합니다.',
  keptCustoms:
    '개인통관고유부호는 발송하고 {days}일 뒤, 또는 주문이 취소되거나 만료될 때 삭제합니다.',
  keptDrafts:
    '주문하시기 전에 임시 저장된 내용은 다른 기기에서도 이어서 작성하실 수 있도록 계정에 보관하며, 마지막 변경 후 {days}일이 지나면 삭제합니다.',
  keptMessagesTitle: '문의',
  keptMessages:
    '용건이 마무리되어 추가 연락이 예상되지 않을 때까지, 또는 삭제를 요청하실 때까지 보관합니다.',
  keptNewsTitle: '뉴스레터',
  keptNews:
    '구독을 해지하실 때까지 보관합니다. 그 뒤에는 수신을 원하지 않으신다는 기록만 삭제를 요청하실 때까지 남깁니다.',
  keptRestockTitle: '재입고 알림',
  keptRestock:
    '알림 메일을 보낸 뒤 {sent}일 동안 보관합니다. 재입고되지 않으면 신청하신 날부터 {open}일이 지나 삭제합니다.',
  keptTriesTitle: '시도 횟수',
  keptTries:
    '길어도 {counted}시간이면 집계가 끝납니다. 같은 양식이 두 번 접수되지 않도록 응답을 {hours}시간 보관합니다. 기한이 지난 것은 1시간마다 지웁니다.',
  keptCountsTitle: '조회 수와 오류 기록',
  keptCounts: '개인에 관한 정보가 없으므로 기한을 정하지 않고 보관합니다.',
  safetyTitle: '안전 관리',
  safetyText:
    '비밀번호, 로그인 토큰과 인증번호는 되돌릴 수 없는 해시로 저장합니다. 통신은 암호화합니다. 직원은 2단계 인증으로 로그인하며 역할에 따라 정해진 작업만 할 수 있습니다.',

  browserTitle: '브라우저에 남는 정보',
  browserLead: '광고를 위한 쿠키나 다른 사이트까지 따라가는 쿠키는 쓰지 않습니다.',
  tableCaption: '쿠키와 브라우저 저장소',
  columnName: '이름',
  columnPurpose: '용도와 보관 기간',
  kindCookie: '쿠키',
  kindStorage: '브라우저 저장소',
  langPurpose: '선택하신 언어를 기억합니다. 언어를 고르실 때 저장합니다.',
  bindPurpose:
    '로그인을 이 브라우저에 묶어 토큰이 유출되어도 다른 곳에서 쓸 수 없게 합니다. 스크립트는 읽을 수 없습니다.',
  codePurpose:
    '인증번호를 요청하신 브라우저에서만 사용할 수 있게 합니다. 인증번호를 요청하실 때 저장됩니다.',
  staffPurpose: '당사 직원이 관리자 페이지에서 사용합니다. 고객에게는 저장되지 않습니다.',
  userPurpose:
    '로그인 상태를 유지합니다. 계정 ID, 이름, {minutes}분마다 갱신되는 토큰이 들어 있습니다.',
  draftPurpose: '작성 중인 주문입니다. 패키지와 향, 주문 절차에서 입력하신 내용이 들어 있습니다.',
  draftTabPurpose:
    '계정에 임시 저장된 주문에서 불러온 내용의 안내와 한국으로 보내는 소포에 필요한 개인통관고유부호입니다. 이 부호는 계정에 임시 저장하지 않습니다.',
  playerPurpose: '웹 플레이어에서 작성 중인 타임라인입니다.',
  docsPurpose: '스토어 API 예제를 어느 프로그래밍 언어로 볼지에 대한 선택입니다.',
  shortcutsPurpose: '관리자 페이지에서 한 글자 단축키를 쓸지에 대한 선택입니다.',
  consentPurpose: '집계 서비스를 허용하셨는지를 기록합니다.',
  consentGiven: '집계 서비스를 허용하셨습니다. 허용은 언제든지 취소하실 수 있습니다.',
  consentRefused: '집계 서비스를 허용하지 않으셨으므로 불러오지 않습니다.',
  consentWithdraw: '허용 취소',
  lifeCleared: '지우실 때까지',
  scrollPurpose: '이전 페이지로 돌아갈 때 보시던 위치를 보여 줍니다.',
  stripePurpose: '결제 대행사가 결제 페이지에서 부정 결제를 탐지하기 위해 저장합니다.',
  googlePurpose: '자동 전송 방지를 위해 저장됩니다.',
  life: '보관 기간: {life}',
  lifeDays: '{days}일',
  lifeMinutes: '{minutes}분',
  lifeStaff: '브라우저를 닫을 때까지(최대 {hours}시간)',
  lifeSignOut: '로그아웃할 때까지',
  lifeDraft: '지우거나 로그아웃하실 때까지',
  lifeTab: '탭을 닫을 때까지',
  lifeStripe: '1년, 30분',
  lifeGoogle: '6개월',
  browserRefuse:
    '모두 브라우저 설정에서 지우거나 차단하실 수 있습니다. 페이지는 그대로 보실 수 있지만 로그인과 주문에는 필요합니다.',

  rightsTitle: '고객의 권리',
  mayTitle: '요청하실 수 있는 사항',
  mayText:
    '고객의 개인정보에 대해 이용 목적의 통지, 열람, 정정·추가·삭제, 이용 정지, 제3자 제공의 정지, 제3자 제공 기록의 열람을 요청하실 수 있습니다. 동의는 언제든지 철회하실 수 있습니다.',
  maySelf:
    '이름, 전화번호, 회사명, 부서명, 거주 국가, 이메일 주소 변경, 저장된 배송지 삭제, 데이터 파일 내려받기, 탈퇴는 마이페이지에서 직접 하실 수 있습니다.',
  howTitle: '요청 방법',
  howText:
    '위의 창구로 연락해 주세요. 등록된 이메일 주소로 연락드리는 등의 방법으로 본인임을 확인하고, 영업일 기준 {days}일 이내에 첫 답변을 드립니다.',
  howComplaint: '당사의 대응이 만족스럽지 않으시면 일본 개인정보보호위원회에 상담하실 수 있습니다.',
  adultsTitle: '이용 연령',
  adultsText:
    '사리를 분별할 능력이 있는 성인만 주문하실 수 있습니다. 이 사이트는 어린이를 대상으로 하지 않으며, 어린이임을 알면서 개인정보를 수집하지 않습니다.',
  changesTitle: '변경',
  changesText:
    '이 방침을 변경하면 날짜와 함께 이 페이지에 게시합니다. 위에 적은 목적을 벗어나 사용할 때는 먼저 동의를 받습니다.',
} as const satisfies TranslationOf<typeof english>
