import type { TranslationOf } from '#i18n/message.ts'
import type { devices as english } from '#i18n/messages/en/product/devices.ts'

export const devices = {
  shooter3Claim: '향을, 단\u00A0한\u00A0사람에게.',
  shooter3Lead:
    '고체 향 {chambers}가지를 저마다의 농도로 최대 {reach}\u00A0cm 앞까지 보냅니다. 바람이 멈추면 향도 멈춥니다.',
  shooter3Description:
    '고체 향 {chambers}가지를 농도를 달리하며 최대 {reach}\u00A0cm 앞의 한 사람에게 보냅니다. 도달 거리, 사양, 기기 비교, 키트 가격을 확인하실 수 있습니다.',
  shooter3Title: '{name}: 디지털 향 기기',
  shooter3Band: '직접 고른 향 {chambers}가지를 한 상자에.',

  shooter2Claim: '{reach}\u00A0cm, 부스터로 {boosted}\u00A0cm.',
  shooter2Lead: '손바닥만 한 슈터입니다. 부스터를 달면 같은 향 {chambers}가지가 더 멀리 닿습니다.',
  shooter2Description:
    '향 {chambers}가지를 담은 손바닥만 한 슈터. 본체만으로 {reach}\u00A0cm, 부스터로 {boosted}\u00A0cm에 닿습니다. 맞는 카트리지, 사양, 가격을 확인하실 수 있습니다.',
  shooter2Title: '{name}: 손바닥만 한 향 기기',
  boosterTitle: '한 대로 두 가지 거리.',
  boosterText:
    '본체만으로는 책상 앞 한 사람에게, 부스터를 달면 테이블 건너편 한 사람에게 닿습니다.',
  shooter2Band: '책상 위의 슈터.',
  nearWho: '책상 앞 한 사람',
  farWho: '테이블 건너편 한 사람',
  changesTitle: '부스터로 달라지는 것은 거리뿐입니다.',
  changesText: '먼 거리가 필요할 때 노즐에 장착합니다. 향의 수와 농도, 전환 시간은 그대로입니다.',
  changesCaption: '슈터\u00A02: 부스터 장착 전과 후',

  wearable3Claim: '어디를 봐도 향은 곁에.',
  wearable3Lead:
    '목에 걸어 사용합니다. VR 속 어디를 보아도 향 {chambers}가지가 코에서 약 {reach}\u00A0cm 거리에 있습니다.',
  wearable3Description:
    '목에 거는 향 {chambers}가지. VR처럼 움직이며 쓰는 환경에 알맞습니다. 도달 거리, 연결 방식, 사양, 가격을 확인하실 수 있습니다.',
  wearable3Title: '{name}: VR용 웨어러블 향 기기',
  wearable3Band: '목에 걸고 쓰는 슈터.',
  wornTitle: '착용하는 사람',
  wearerHeadset: '헤드셋을 쓴 사람',
  wearerHeadsetText: 'VR 장면에서 네트워크로 분사하거나, SDK를 써서 Bluetooth나 USB로 분사합니다.',
  wearerFeet: '서서 움직이는 사람',
  wearerFeetText: '책상이 필요 없습니다. 주머니에 넣은 보조 배터리로 전원을 받습니다.',
  wearerOthers: '여럿이 함께 있는 사람',
  wearerOthersText: '목에서 코까지 약 {reach}\u00A0cm. 공간이 아니라 착용한 사람에게 닿습니다.',
  turnTitle: '목에 건 기기는 몸과 함께 돕니다.',
  turnText:
    '위에서 본 그림이며 실제 비율입니다. {desk}\u00A0cm 앞 책상 위의 슈터는 같은 자리를 향합니다. 목에 건 기기는 어디를 봐도 코에서 약 {reach}\u00A0cm 거리에 있습니다.',
  turnLabel: '방향',
  degrees: '{value}°',
  turnBoth: '두 향이 모두 코에 닿습니다.',
  turnOne: '코에 닿는 것은 {name}의 향뿐입니다.',
  collarTitle: '목에서 코까지 약 {reach}\u00A0cm.',
  collarText: '챔버는 좌우에 {half}개씩, 모두 {count}개입니다.',

  speaker60Claim: '원할 때\u00A0바로, {chambers}가지\u00A0향.',
  speaker60Lead:
    '전시와 매장을 위한 기기입니다. 향 {chambers}가지를 최대 {reach}\u00A0cm 앞까지 전합니다.',
  speaker60Description:
    '전시와 매장을 위한 향 {chambers}가지. 최대 {reach}\u00A0cm 앞까지 닿습니다. 사양과 견적 방법을 확인하실 수 있습니다.',
  speaker60Title: '{name}: 전시와 매장을 위한 향 기기',
  sixtyTitle: '챔버마다 다른 향.',
  sixtyLoaded: '가지 향을 동시에 장착',
  sixtyPackages: '팩({count}개입)이면 가득 찹니다',
  sixtyCatalogue: '가지 향 가운데 골라 넣습니다',
  speaker60Band: '사용할 공간을 알려 주세요.',
  placeTitle: '놓는 자리',
  placeText:
    '사람이 멈추는 자리를 향해 놓습니다. 최대 {reach}\u00A0cm 앞의 한 사람에게 닿고, 공간 전체에는 퍼지지 않습니다.',
  quoteTitle: '견적까지의 과정',
  quoteAsk: '공간을 알려 주세요',
  quoteAskText: '사람이 멈추는 자리, 원하는 향, 기간을 알려 주세요.',
  quoteReply: '답변드립니다',
  quoteReplyText: '영업일 기준 {days}일 이내에 답변드리고, 더 필요한 내용을 여쭤봅니다.',
  quoteSent: '견적을 보내 드립니다',
  quoteSentText: '가격과 납기를 적어 드립니다. 주문은 그 뒤에 결정해 주세요.',

  shooter1Claim: '모든 것의 시작.',
  shooter1Lead:
    '{year}년, 첫 챔버 {chambers}개에서 시작했습니다. 판매는 끝났지만 카트리지와 지원은 계속됩니다.',
  shooter1Description:
    '{year}년의 1세대 모델. 챔버 {chambers}개를 갖추었습니다. 판매는 끝났습니다. 맞는 카트리지, 지원하는 SDK, 다른 기기와의 차이를 확인하실 수 있습니다.',
  shooter1Title: '{name}: 첫 디지털 향 기기',
  lineageTitle: '1세대 이후의 기기',
  lineageText: '고체 향과 번호가 붙은 챔버. 이 방식은 지금도 그대로입니다.',
  lineageRegion: '연도별 기기',
  releasesTitle: '3년 동안의 업데이트',
  releasesText: '2세대와 소프트웨어를 함께 쓰기 전까지 1세대를 위해 공개한 것들입니다.',
  releaseWindows: 'Windows SDK 1.0.0. 프로그램에서 챔버를 열 수 있게 되었습니다.',
  releaseIos: 'iOS SDK 1.0.0. 앱에서도 Bluetooth로 조작할 수 있습니다.',
  releaseDuration: 'Windows SDK 1.0.1. 호출의 시간 제한을 없앴습니다.',
  releaseRaspberry: 'Raspberry Pi용 스크립트. Wi-Fi로 조작할 수 있습니다.',
  releaseStop: 'Windows SDK 1.1.0. 분사를 도중에 멈출 수 있게 되었습니다.',
  releaseJava: 'Java SDK 2.1.0과 Android SDK 2.2.0.',
  releaseGame: '향 7가지로 짝을 맞추는 iPad용 기억력 게임.',
  releaseScreen: 'iOS SDK 1.2.0. 분사 정지와 연결 화면을 추가했습니다.',
  releaseSecond: 'iOS SDK 1.3.0. 2세대도 지원합니다.',
  releaseSecondWindows:
    'Windows SDK 2.0.0도 2세대를 지원합니다. 이때부터 두 세대가 같은 SDK를 씁니다.',
  shooter1Band: '첫 모델을 사용 중이신가요?',
  generationsTitle: '세대별 도달 거리',
  generationsText: '모두 같은 축척입니다.',
  supportTitle: '지원은 계속됩니다.',
  supportText:
    '판매는 종료되었지만 카트리지와 지원은 계속됩니다. 지원 종료일은 정해지지 않았습니다. 시리얼 번호가 {prefix:#으로|#로} 시작하는 기기이며, 표준형 카트리지가 맞습니다.',
  variantsCaption: '연결 방식은 셋 중 하나입니다',
  variant: '연결 방식',
  variantWithoutSdk: '현재 지원하는 SDK가 없습니다. 지원을 문의해 주세요.',

  cartridgeClaim: '손에 쥐는 향.',
  cartridgeLead:
    '액체가 아니라 고체입니다. 하나로 약 {diffusions}회 또는 약 {months}개월, 둘 중 먼저 도달하는 때까지 쓸 수 있습니다. 약 {scents}가지 향 가운데 고르실 수 있습니다.',
  cartridgeDescription:
    '고체 향 약 {scents}가지. 하나로 약 {diffusions}회 분사합니다. 모든 향을 계열별로 보고, 기기에 맞는 종류를 확인한 뒤 주문하실 수 있습니다.',
  cartridgeTitle: '{name}: 고체 향 카트리지',
  lifeTitle: '점 하나가 분사 한 번.',
  lifeText: '당사 수치 기준으로, 고체 카트리지는 같은 양의 액체보다 약 {times}배 많이 분사합니다.',
  lifeSolid: '고체 카트리지 하나의 분사 횟수',
  lifeLiquid: '같은 양의 액체로 분사하는 횟수',
  pricesTitle: '가격',
  priceOne: '카트리지 1개',
  priceOneText: '향 하나의 가격입니다.',
  priceRefill: '리필 팩',
  priceRefillText: '원하시는 카트리지 {count}개.',
  priceKit: '키트',
  priceKitText: '본체, 원하시는 카트리지 {count}개, SDK 라이선스.',
  libraryTitle: '향마다 고유한 무늬가 있습니다.',
  libraryText: '무늬의 색과 모양은 향마다 다릅니다. 같은 무늬는 없습니다.',
  cartridgeBand: '챔버 {count}개를 무엇으로 채우시겠어요?',
} as const satisfies TranslationOf<typeof english>
