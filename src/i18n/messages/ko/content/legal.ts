import type { TranslationOf } from '#i18n/message.ts'
import type { legal as english } from '#i18n/messages/en/content/legal.ts'

export const legal = {
  title: '이용약관',
  titleOn: '이용약관({date} 버전)',
  description:
    '사이트 이용약관과 주문에 적용되는 판매약관입니다. 주문 자격, 가격, 결제, 배송, 취소, 하자 상품의 처리를 정하고 있습니다.',
  lead: '사이트 이용과 모든 주문에 적용되는 약관입니다.',
  contents: '목차',
  version: '{date} 시행',
  serviceTitle: '사이트 이용',
  saleTitle: '판매약관',
  saleLead: '이 약관은 이 사이트에서 하시는 모든 주문에 적용됩니다.',

  useTitle: '약관의 적용',
  useText:
    '이 약관은 사이트를 운영하는 {seller}(이하 ‘당사’)와 고객 사이에 적용됩니다. 사이트를 이용하시면 이 약관에 동의하신 것으로 봅니다. 동의하지 않으시면 이용하지 마세요.',
  accountTitle: '계정',
  accountText:
    '주문하시려면 계정이 필요합니다. 정확한 정보를 등록하고 최신 상태로 유지해 주세요. 비밀번호와 인증번호는 다른 사람이 알지 못하도록 관리해 주세요. 다른 사람이 계정을 사용한 것으로 의심되면 바로 알려 주세요.',
  conductTitle: '금지 사항',
  conductText:
    '법령에 어긋나는 이용, 동의 없이 다른 사람의 이름으로 하는 주문, 사이트 운영을 방해하는 행위, 법이 허용하는 범위를 넘는 복제를 금합니다.',
  rightsTitle: '콘텐츠와 소프트웨어의 권리',
  rightsText:
    '사이트의 글, 이미지, 소프트웨어에 관한 권리는 당사 또는 당사에 사용을 허락한 권리자에게 있습니다. 앱과 SDK는 각각에 딸린 라이선스에 따라 사용하실 수 있습니다.',
  dataTitle: '개인정보',
  dataText: '수집하는 정보와 이용 목적, 보관 기간은 개인정보 처리방침에서 정합니다.',
  dataLink: '개인정보 처리방침 읽기',
  serviceLimitsTitle: '서비스 변경과 약관 개정',
  serviceLimitsText:
    '점검 등을 위해 사이트를 변경하거나 일시적으로 중단할 수 있습니다. 약관을 개정하면 날짜와 함께 이 페이지에 게시합니다. 주문에는 주문하실 때 동의하신 버전의 약관이 적용됩니다.',
  serviceLawText: '이 약관은 법이 소비자에게 보장하는 권리를 제한하지 않습니다.',

  sellerTitle: '판매자',
  sellerText: '판매자는 {seller}(이하 ‘당사’)입니다. 주소: {address}',
  sellerTelephone: '전화: {telephone}',
  sellerEmail: '이메일: {email}',
  sellerLink: '사업자 정보·거래 조건(일본 특정상거래법)',

  buyerTitle: '주문하실 수 있는 분',
  buyerAdults: '사리를 분별할 능력이 있는 성인만 주문하실 수 있습니다.',
  buyerEu:
    '유럽연합(EU) 회원국에 거주하시는 분은 이 사이트에서 주문하는 대신 당사로 문의해 주세요.',

  priceTitle: '가격',
  priceTax: '엔화로 표시된 가격에는 모두 세금이 포함되어 있습니다.',
  priceFees:
    '상품 가격 외에 배송비가 더해지며, 결제 수수료가 정해져 있는 경우에는 그 금액도 더해집니다. 각 금액과 합계는 주문하기 전에 표시됩니다.',
  priceDuties:
    '일본 이외 지역으로 배송할 때는 관세와 수입세가 부과될 수 있으며, 이는 받는 분이 부담합니다.',

  contractTitle: '계약의 성립',
  contractText:
    '고객의 주문은 매매 계약의 청약입니다. 주문 직후에 보내 드리는 이메일은 주문이 접수되었음을 알릴 뿐입니다. 당사가 ‘주문 확정 안내’ 이메일을 보내면 주문이 확정되고 매매 계약이 성립합니다.',

  paymentTitle: '결제',
  paymentMethods: '신용카드 또는 계좌이체로 결제하실 수 있습니다.',
  paymentBank:
    '계좌이체를 선택하시면 재고를 {days}일 동안 맡아 둡니다. 그 기간 안에 입금되지 않으면 주문은 만료되어 효력을 잃습니다. 이체 수수료는 고객이 부담합니다.',
  paymentCard:
    '신용카드를 선택하시고 주문 후 {hours}시간 안에 결제하지 않으시면 주문은 자동으로 취소됩니다.',

  changeTitle: '변경과 취소',
  changeText:
    '결제하기 전에는 비용 없이 취소하실 수 있습니다. 결제한 뒤에는 주문을 변경하거나 취소할 수 없습니다. 다만 상품에 하자가 있는 경우는 예외입니다.',

  deliveryTitle: '배송',
  deliveryWithin: '결제가 확인된 뒤 {days}일 이내에 발송합니다.',
  deliveryUsual:
    '보통 영업일 기준 {days}일 이내에 발송합니다. 재고가 없는 향은 발송까지 {min}~{max}주가 걸립니다.',
  deliveryMethods:
    '일본 이외 지역은 발송 후 EMS로 약 {min}~{max}주, DHL/UPS로 영업일 기준 {days}일이 걸립니다.',

  cartridgeTitle: '카트리지와 기기',
  cartridgePlate:
    '시리얼 번호가 {prefix:#으로|#로} 시작하는 기기에는 플레이트형 카트리지가 필요합니다. {month} 전에 구매하신 카트리지는 이 기기에 맞지 않습니다.',
  cartridgeSerial: '주문하실 때 기기의 시리얼 번호를 알려 주시면 맞는 종류로 보내 드립니다.',

  defectTitle: '상품의 하자',
  defectReport:
    '상품을 받으시면 상태를 확인해 주세요. 하자가 있으면 받으신 날부터 {days}일 이내에 알려 주세요.',
  defectReturn:
    '알려 주신 날부터 {days}일 이내에 상품을 반송해 주세요. 교환하거나 환불해 드립니다.',
  defectNotice:
    '사업자 정보·거래 조건에서는 이와 다른 기간을 정하고 있습니다. 두 기간이 다르면 더 긴 쪽을 적용합니다.',
  defectLink: '사업자 정보·거래 조건의 반품·교환',
  shortTitle: '주문의 흐름과 기한',
  shortNote: '이 요약은 약관의 일부가 아니며, 아래 본문이 적용됩니다.',
  shortOrder: '주문',
  shortOrderPeriod: '무료 취소',
  shortOrderText:
    '결제 전에는 무료로 취소하실 수 있습니다. 결제 후에는 변경이나 취소를 하실 수 없습니다.',
  shortDays: '{days}일 이내',
  shortBusinessDays: '영업일 기준 {days}일 이내',
  shortPayment: '계좌이체',
  shortPaymentText:
    '기한이 지나면 주문이 만료됩니다. 신용카드는 {hours}시간 안에 결제하지 않으시면 취소됩니다.',
  shortContract: '주문 확정',
  shortContractPeriod: '이메일로 안내',
  shortContractText: '‘주문 확정 안내’ 이메일로 계약이 성립합니다.',
  shortDelivery: '일반적인 발송',
  shortDeliveryText:
    '늦어도 결제 확인 후 {days}일 이내입니다. 재고가 없는 향은 {min}~{max}주 걸립니다.',
  shortReport: '하자 알리기',
  shortReportText: '상품을 받으신 날부터 셉니다.',
  shortReturn: '하자 상품 반송',
  shortReturnText:
    '알려 주신 날부터 셉니다. 사업자 정보·거래 조건의 기간이 더 길면 그 기간을 적용합니다.',
  shortPrices: '가격',
  shortPricesText:
    '엔화 가격에는 세금이 포함됩니다. 배송비는 별도이며 주문하기 전에 표시됩니다. 해외에서 부과되는 관세와 수입세는 받는 분이 부담합니다.',
  shortCartridges: '카트리지',
  shortCartridgesText: '기기의 시리얼 번호를 알려 주시면 맞는 종류로 보내 드립니다.',
  shortPlateText:
    '{month} 전에 구매하신 카트리지는 시리얼 번호가 {prefix:#으로|#로} 시작하는 기기에 맞지 않습니다. 번호를 알려 주시면 맞는 종류로 보내 드립니다.',
} as const satisfies TranslationOf<typeof english>
