import type { TranslationOf } from '#i18n/message.ts'
import type { software as english } from '#i18n/messages/en/product/software.ts'

export const software = {
  percent: '{value}%',
  free: '무료',
  devicesAll: '슈터 1, 2, 3',
  devicesWifi: '슈터 2, 3, 웨어러블 3, 스피커 60',
  devicesFirst: '슈터 1, 2',

  appsTitle: '향 기기 아로마슈터의 앱',
  appsDescription:
    '아로마슈터용 무료 앱을 소개합니다. 스마트폰으로 Wi-Fi를 설정하고, 여섯 가지 향을 직접 조작하고, 영상의 타임라인에 맞춰 향을 재생할 수 있습니다.',
  appsHeading: '연결하고, 섞고, 재생합니다.',
  appsLead: '모바일·PC에서 쓰는 무료 앱 세 가지입니다. 앱마다 하는 일이 다릅니다.',
  webTitle: '설치 없이 바로.',
  webText: '웹 플레이어에서는 브라우저만으로 타임라인에 향을 놓고 재생해 볼 수 있습니다.',
  webOpen: '웹 플레이어 열기',
  ownTitle: '직접 만들 수도 있습니다.',
  ownText: 'SDK도 무료입니다. 호출 한 번이면 챔버가 열립니다.',
  ownSee: 'SDK 보기',

  shooterClaim: '기기를 Wi-Fi에 연결합니다.',
  shooterLead: '스마트폰으로 기기를 설정하고 여섯 가지 향을 하나씩 확인합니다.',
  shooterDescription:
    'iOS와 Android용 아로마슈터 앱입니다. 기기를 Wi-Fi에 연결하고 여섯 가지 향을 하나씩 시험합니다. 무료이며, 시작하는 방법을 안내합니다.',
  shooterTitle: '{name} 앱: 향 기기 설정',
  shooterStep1: '전원 연결',
  shooterStep1Text: '기기에 USB 전원을 연결합니다. 시리얼 번호와 이름이 같은 핫스팟이 나타납니다.',
  shooterStep2: '네트워크 선택',
  shooterStep2Text:
    '앱에서 설정, 기타, Wi-Fi 설정을 차례로 엽니다. 30초쯤이면 연결되고, 전원을 꺼도 설정이 남습니다.',
  shooterStep3: '여섯 가지 향 시험',
  shooterStep3Text: '챔버를 하나씩 엽니다. 향이 나오지 않으면 내부 부스터를 켜 주세요.',
  shooterGet:
    'iPhone과 iPad용은 App Store에서 앱 이름으로 찾으실 수 있습니다. Android용은 문의하시면 안내해 드립니다.',
  sheetPath: '설정 · 기타',
  sheetTitle: 'Wi-Fi 설정',
  sheetDevice: '기기',
  sheetNetwork: '네트워크',
  sheetNetworkName: '사용 중인 Wi-Fi',
  sheetAddress: 'IP 주소',
  sheetState: '연결됨',
  sheetLabel: '기기를 Wi-Fi에 연결하는 앱 화면',
  lightsTitle: '표시등이 알려 줍니다.',
  lightsText:
    '펌웨어 {version}부터 앞면의 두 표시등이 연결 결과를 알립니다. 그 전 펌웨어는 Wi-Fi 연결을 빨간색으로 알렸습니다.',
  lightsCaption: '기기 표시등의 뜻',
  lightColumn: '표시등',
  meaningColumn: '뜻',
  lightGreen: '초록색 세 번',
  lightGreenText: 'Wi-Fi에 연결되었습니다.',
  lightBlue: '파란색 세 번',
  lightBlueText: 'Bluetooth에 연결되었습니다.',
  lightRed: '빨간색 짧게 두 번',
  lightRedText: '연결이 끊어졌습니다.',
  shooterNextTitle: '아직 기기가 없으신가요?',
  shooterNext: '슈터\u00A03 보기',

  controllerClaim: '버튼 여섯, 슬라이더 여섯.',
  controllerLead:
    '버튼으로 챔버를 열고 슬라이더로 농도를 정합니다. 코드 없이 손으로 향을 섞습니다.',
  controllerDescription:
    'Windows와 macOS용 아로마 컨트롤러는 버튼 여섯 개와 슬라이더 여섯 개로 챔버를 조작하는 앱입니다. 이 페이지에서 미리 움직여 볼 수 있습니다.',
  controllerTitle: '{name}: 향을 손으로 섞는 앱',
  controllerStep1: 'USB 연결',
  controllerStep1Text:
    '기기를 USB로 연결합니다. Windows에서는 USB 시리얼(FTDI) 드라이버가 필요합니다.',
  controllerStep2: '농도 설정',
  controllerStep2Text: '슬라이더마다 0~{max}%로 정합니다. 1세대 기기는 열고 닫기만 됩니다.',
  controllerStep3: '버튼 누르기',
  controllerStep3Text: '챔버가 열렸다가 늦어도 {seconds}초 뒤에 자동으로 닫힙니다.',
  mixerLabel: '컨트롤러 모형',
  mixerNote: '움직여 볼 수 있는 모형입니다. 기기로는 아무것도 보내지 않습니다.',
  mixerStrength: '{name} 농도',
  mixerNothing: '모든 챔버가 닫혀 있습니다.',
  mixerCall: '보내는 명령',
  oneTitle: '한 번에 한 프로그램만.',
  oneText:
    'USB 포트는 한 프로그램만 쓸 수 있습니다. 다른 프로그램으로 기기를 조작하려면 먼저 컨트롤러를 종료해 주세요. 열어 두면 기기를 찾지 못합니다.',
  controllerNextTitle: '나만의 버튼을 만들고 싶으세요?',
  controllerNext: 'SDK 보기',

  playerClaim: '영상 위에 향을 놓습니다.',
  playerLead:
    '영상을 고르고, 장면을 정하고, 장면마다 향을 지정합니다. 재생할 때마다 같은 순간에 향이 나옵니다.',
  playerDescription:
    '아로마 플레이어는 영상의 타임라인에 향을 놓고 함께 재생하는 무료 앱입니다. Windows와 macOS에서 쓸 수 있습니다. 사용 순서와 준비물을 안내합니다.',
  playerTitle: '{name}: 영상에 향을 넣는 앱',
  playerStep1: '영상 선택',
  playerStep1Text: '기기를 USB로 연결하고, 향을 더할 영상을 엽니다.',
  playerStep2: '장면 정하기',
  playerStep2Text: '향이 필요한 곳에서 멈추고, 마커를 놓고, 여섯 챔버 가운데 하나를 고릅니다.',
  playerStep3: '재생',
  playerStep3Text: '마커를 놓은 순간에 정해 둔 농도로 향이 나옵니다. 바람이 멈추면 향도 멈춥니다.',
  filmLabel: '타임라인에 다섯 가지 향을 놓은 영상',
  filmMark: '{seconds}초 · {percent}%',
  cutTitle: '향은 짧게 놓습니다.',
  cutText:
    '마커 하나의 길이는 최대 {max}초이며, {advised}초 미만을 권장합니다. 긴 장면은 {advised}초씩 나누고, 그 사이를 {advised}초씩 비워 주세요.',
  cutLabel: '{max}초짜리 긴 마커 하나와, {advised}초 간격으로 놓은 {advised}초짜리 마커 두 개',
  cutLong: '최대 {value}초',
  cutPart: '{value}초',
  cutPause: '쉼',
  playerNextTitle: '지금 타임라인을 만들어 보세요.',
  playerNext: '웹 플레이어 열기',

  needTitle: '시작하기',
  needSystem: '실행 환경',
  needDevice: '기기',
  needLink: '연결 방식',
  needPrice: '가격',
  needGet: '받는 방법',
  getByEmail: '문의하시면 안내해 드립니다. 영업일 기준 {days}일 이내에 답변드립니다.',
  getLink: '문의하기',
  otherTitle: '다른 앱',
  questions: '소프트웨어에 관해 자주 묻는 질문',

  sdkTitle: 'SDK',
  sdkPageTitle: '디지털 향 기기용 SDK',
  sdkDescription:
    'Windows, iOS, Android, Java, Node.js, Unity, MATLAB, C++용 무료 SDK와 Unity용 프리미엄 SDK, Wi-Fi HTTP API를 코드 예시와 함께 소개합니다.',
  sdkHeading: '코드로 향을 보냅니다.',
  sdkLead:
    '어느 챔버를, 어떤 농도로, 얼마나 오래. 그것만 정하면 됩니다. {count}개 플랫폼용 무료 SDK와 어디서나 쓸 수 있는 HTTP API가 있습니다.',
  sdkTry: 'HTTP API 써 보기',
  sdkTable: 'SDK 모두 보기',
  sampleLegend: '코드 예시',
  sampleOf: '{name} 코드 예시',
  sampleTells:
    '모든 예시의 동작은 같습니다. {first}번 챔버를 {strong}%, {second}번 챔버를 {weak}% 농도로 동시에 {seconds}초 동안 분사합니다.',
  needsHttp: '기기와 프로그램이 같은 네트워크에 있어야 합니다.',
  needsNode: '패키지를 설치하지 않아도 Wi-Fi로 작동합니다. SDK는 USB로 연결합니다.',
  needsWindows: 'USB와 Bluetooth를 DLL 하나에. Windows 10/11, .NET Framework 4.7.2.',
  needsUnity: 'Windows DLL을 Assets/Plugins에 넣습니다(.NET 4.x). HTTP로도 조작할 수 있습니다.',
  needsIos: 'XCFramework. iOS 12, Swift 5 이상. Info.plist에 Bluetooth 사용 목적을 적어야 합니다.',
  needsAndroid:
    'Maven Central에서 제공. Android 4.4 이상. Android 12부터는 권한 허용이 필요합니다.',
  needsJava: 'Maven Central에서 제공. Java 8 이상. USB에는 FTDI 드라이버가 필요합니다.',
  needsMatlab: '추가 도구 없이 MATLAB만으로 Wi-Fi에서 작동합니다.',
  needsCpp: 'libcurl을 사용해 Wi-Fi로 작동합니다.',

  cautionTitle: '한 번에 최대 {max}초.',
  cautionText:
    '더 오래 연속 분사하면 기기가 과열될 수 있습니다. {advised}초 미만을 권장하며, 오래 분사한 뒤에는 {rest}초 동안 쉬게 해 주세요. {max}초보다 길게 지정하면 SDK가 {max}초로 줄입니다.',

  platformsTitle: '쓰던 환경 그대로.',
  platformsText: 'Unity용 프리미엄 SDK 외에는 모두 무료입니다.',
  platformsCaption: 'SDK 목록: 실행 환경, 연결 방식, 가격',
  columnName: 'SDK',
  columnPlatform: '실행 환경',
  columnLink: '연결 방식',
  columnDevices: '지원 기기',
  columnVersion: '버전',
  columnPrice: '가격',

  callsTitle: '호출은 두 가지입니다.',
  callsText: '열고 닫기만 하는 호출과, 챔버마다 농도를 정하는 호출이 있습니다.',
  callSimple: '열고 닫기',
  callSimpleText: '분사 시간(밀리초), 내부 부스터 켜기·끄기, 1~{chambers}번 챔버를 전달합니다.',
  callStrength: '농도 지정',
  callStrengthText:
    '분사 시간, 두 부스터의 세기, 챔버별 농도(0~{max}%)를 전달합니다. 0으로 정한 챔버는 멈춥니다.',
  callWorksWith: '지원: {devices}',
  boosterTitle: '향이 나오지 않나요?',
  boosterText:
    '내부 부스터가 꺼져 있으면 향이 밖으로 나오지 않습니다. 호출할 때마다 켜거나 0보다 크게 정해 주세요.',

  renamedTitle: '2026년에 이름이 바뀌었습니다.',
  renamedText: '이전 코드는 새 이름으로 바꿔야 합니다. 동작은 같습니다.',
  renamedCaption: 'SDK의 이전 이름과 현재 이름',
  columnOld: '이전',
  columnNew: '현재',

  getSdkTitle: '받는 방법',
  getSdkText:
    '주문 페이지에서 패키지 하나마다 SDK 하나를, 주문 한 건에 {max}개까지 고르실 수 있습니다. 이미 기기가 있으시면 문의해 주세요.',
  getSdkOrder: '키트 주문하기',
  premiumTitle: '프리미엄 SDK',
  premiumText: '별도 판매: {name}. 문의해 주세요.',
  sdkNextTitle: '기기가 없어도 됩니다.',
  sdkNextText: '첫 요청은 시뮬레이터로 보내 보세요.',
  sdkNext: '시뮬레이터 열기',
} as const satisfies TranslationOf<typeof english>
