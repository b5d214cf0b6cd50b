import type { TranslationOf } from '#i18n/message.ts'
import type { notice as english } from '#i18n/messages/en/content/notice.ts'

export const notice = {
  title: '사업자 정보·거래\u00A0조건(일본 특정상거래법)',
  description:
    '일본 특정상거래법에 따라 판매업자, 판매 가격, 추가 비용, 결제, 인도 시기, 반품·교환, 배송비를 표시합니다.',
  lead: '일본 특정상거래에 관한 법률 제11조에 따라 통신판매에 관한 사항을 표시합니다.',
  contents: '목차',

  sellerPart: '판매업자',
  sellerTitle: '판매업자',
  managerTitle: '운영 책임자',
  addressTitle: '소재지',
  telephoneTitle: '전화번호',
  emailTitle: '이메일',
  urlTitle: '웹사이트',
  invoiceTitle: '적격청구서 등록번호',
  contactLink: '문의 양식',

  pricePart: '가격과 결제',
  priceTitle: '판매 가격',
  priceText: '각 상품 페이지와 주문 페이지에 표시합니다. 엔화 가격에는 세금이 포함되어 있습니다.',
  priceLink: '주문 페이지에서 가격 보기',
  costsTitle: '상품 가격 외의 비용',
  costsShipping: '배송비: 무게와 배송지에 따라 다르며, 아래 표와 같습니다.',
  costsFeeNone: '결제 수수료: 없음',
  costsFee: '결제 수수료: 주문 한 건당 {amount}',
  costsBank: '이체 수수료: 계좌이체의 경우 고객이 부담합니다.',
  costsDuties: '관세와 수입세: 일본 이외 지역에서 부과되면 받는 분이 부담합니다.',
  costsLink: '배송비 표',
  methodTitle: '결제 수단',
  methodText: '해외 결제 가능 카드({brands}, 일시불) 또는 계좌이체. 모두 선불입니다.',
  whenTitle: '결제 시기',
  whenCard: '신용카드: 주문 절차의 마지막에 결제됩니다.',
  whenBank:
    '계좌이체: 주문 후 {days}일 이내에 입금해 주세요. 마지막 날짜는 주문 메일에 적어 드립니다.',
  offerTitle: '주문의 유효 기간',
  offerBank:
    '계좌이체: 재고를 {days}일 동안 맡아 둡니다. 그 기간 안에 입금되지 않으면 주문은 만료되어 효력을 잃습니다.',
  offerCard: '신용카드: {hours}시간 안에 결제하지 않으시면 주문은 자동으로 취소됩니다.',

  deliveryPart: '인도',
  dispatchTitle: '인도 시기',
  dispatchWithin:
    '결제가 확인된 뒤 {days}일 이내에 발송합니다. 보통은 영업일 기준 {business}일 이내입니다.',
  dispatchLate: '재고가 없는 향은 발송까지 {min}~{max}주가 걸립니다.',
  carrierTitle: '배송 방법',
  carrierDomestic: '일본 국내: 택배',
  carrierAbroad:
    '일본 이외 지역: EMS(발송 후 약 {min}~{max}주), DHL/UPS(발송 후 영업일 기준 {days}일)',
  whereTitle: '판매 지역',
  whereText: '일본 국내와 배송비 표에 있는 국가와 지역입니다.',
  whereEu: '유럽연합(EU) 회원국에 거주하시는 분은 주문하는 대신 당사로 문의해 주세요.',
  whereClosed: '현재 배송할 수 없는 국가와 지역: {countries}',

  returnsPart: '취소·반품·교환',
  cancelTitle: '취소',
  cancelText:
    '결제하기 전에는 비용 없이 취소하실 수 있습니다. 결제한 뒤에는 주문을 변경하거나 취소할 수 없습니다.',
  mindTitle: '단순 변심에 의한 청약철회·반품·교환',
  mindText: '일본 법에 따라 판매하므로 받지 않습니다.',
  defectTitle: '하자 상품·오배송의 반품·교환',
  defectReport: '상품이 도착한 날부터 {days}일 이내에 알려 주세요.',
  defectReturn:
    '도착한 날부터 {months}개월 이내에 반품 또는 교환해 드립니다. 반송 비용은 당사가 부담합니다.',
  defectTerms:
    '판매약관에서는 이와 다른 기간을 정하고 있습니다. 두 기간이 다르면 더 긴 쪽을 적용합니다.',
  defectLink: '판매약관의 ‘상품의 하자’',
  lawTitle: '하자담보책임',
  lawText:
    '상품이 계약 내용에 맞지 않을 때 고객이 법에 따라 가지는 권리는 이 표시로 제한되지 않습니다.',

  conditionsPart: '판매 조건',
  contractTitle: '계약의 성립',
  contractText: '당사가 ‘주문 확정 안내’ 이메일을 보내면 주문이 확정되고 매매 계약이 성립합니다.',
  buyerTitle: '주문하실 수 있는 분',
  buyerText: '사리를 분별할 능력이 있는 성인',
  quantityTitle: '판매 수량의 제한',
  quantityPack:
    '패키지 하나에 카트리지 {slots}개가 들어갑니다. 같은 향은 주문 한 건에서 패키지 수만큼만 고르실 수 있습니다.',
  quantitySdk: 'SDK: 패키지 하나에 하나, 주문 한 건에 최대 {sdks}개',
  plateTitle: '플레이트형 카트리지',
  plateText:
    '시리얼 번호가 {prefix:#으로|#로} 시작하는 기기에는 플레이트형 카트리지가 필요합니다. {month} 전에 구매하신 카트리지는 맞지 않습니다.',
  runsTitle: '동작 환경',
  runsSdks: 'SDK',
  runsApps: '앱',

  feesPart: '배송비 표',
  feesLead: '주문 한 건의 요금입니다. 단위는 엔이며 세금이 포함되어 있습니다.',
  feesWeight: '무게는 포장한 상태로 키트가 {kit}\u00A0kg, 리필 팩이 {refill}\u00A0kg입니다.',
  feesDollars: '일본 밖에서 주문하시면 1엔을 {rate}달러로 계산해 미국 달러로 결제됩니다.',
  domesticCaption: '일본 국내(엔)',
  region: '지역',
  sizeHead: '{size} 사이즈',
  sizeWeight: '{weight}\u00A0kg까지',
  sizeNote:
    '{small} 사이즈는 리필 팩 하나, {middle} 사이즈는 키트 하나 또는 패키지 {count}개까지, {large} 사이즈는 그보다 많은 경우입니다.',
  tohoku_north: '도호쿠 북부',
  tohoku_south: '도호쿠 남부',
  hokkaido: '홋카이도',
  kanto_shinetsu: '간토·신에쓰',
  central: '호쿠리쿠·도카이·긴키·주고쿠·시코쿠',
  kyushu: '규슈',
  okinawa: '오키나와',
  emsTitle: 'EMS(일본 이외 지역)',
  courierTitle: 'DHL/UPS(일본 이외 지역)',
  abroadCaption: '{method}(엔)',
  weight: '무게(kg까지)',
  zoneHead: '{zone}구역',
  zonesTitle: '국가와 지역별 요금 구역',
  zonesRest: '주문 절차에서 고르실 수 있는 그 밖의 국가와 지역',
} as const satisfies TranslationOf<typeof english>
