import type { TranslationOf } from '#i18n/message.ts'
import type { deviceApi as english } from '#i18n/messages/en/product/deviceApi.ts'

export const deviceApi = {
  deviceApiTitle: '향 기기의 HTTP API',
  deviceApiDescription:
    '사용 중인 Wi-Fi에서 HTTP 요청 하나로 최대 {chambers}가지 향을 함께 분사합니다. API 문서와 복사해 쓰는 예시, 페이지 안에서 동작하는 시뮬레이터를 제공합니다.',

  h1: 'HTTP로 향을 보냅니다.',
  lead: '같은 네트워크에서 요청 하나만 보내면 분사가 시작됩니다. 계정도 라이브러리도 필요 없고, 클라우드도 거치지 않습니다.',
  goTry: '직접 해 보기',
  goReference: 'API 문서 보기',
  exampleRequest: '요청',
  exampleAnswer: '응답',
  examplePart: '{name} {percent}%',
  exampleDoes: '{scents}, {seconds}초 동안.',
  exampleSend: '보내기',
  exampleBegan: '분사를 시작했습니다.',
  exampleEnded: '분사가 끝났습니다.',
  factPort: '포트',
  factFirmware: '모든 호출을 지원하는 펌웨어',
  factDevices: 'Wi-Fi 지원 기기',

  tryTitle: '요청을 보내 보세요.',
  tryIntro:
    '이 페이지 안에서 동작하는 슈터\u00A03입니다. 실제 기기처럼 요청을 읽고 응답하며, 잘못된 요청은 거절합니다.',
  callLegend: '호출',
  chambersLegend: '향과 농도',
  airLegend: '시간과 바람',
  duration: '분사 시간',
  internalBooster: '내부 부스터',
  externalBooster: '외부 부스터',
  seconds: '{value}초',
  percent: '{value}%',
  hostLabel: '사용 중인 기기의 주소',
  hostHint: '복사할 명령에 들어갑니다. 시뮬레이터에는 필요 없습니다.',
  hostError: 'http://와 포트 번호 없이 IP 주소나 호스트 이름을 입력해 주세요.',
  send: '시뮬레이터로 보내기',
  stopAll: '모두 정지',

  simulatorTitle: '슈터\u00A03 시뮬레이터',
  chambersNow: '챔버 상태',
  idle: '대기',
  spraying: '{percent}% · {seconds}초 남음',
  resting: '쉬는 중 · {seconds}초 남음',
  logTitle: '요청과 응답 기록',
  logEmpty: '아직 보낸 요청이 없습니다.',
  logInvalid: '거절되었습니다. 요청에 잘못된 값이 있습니다. 기기 상태는 그대로입니다.',
  cautionNoAir: '내부 부스터가 0이어서 챔버는 열리지만 향이 나오지 않습니다.',
  cautionLong:
    '분사 시간이 깁니다. {advised}초 미만을 권장하며, 끝난 뒤 {rest}초 동안 쉬게 해 주세요.',
  cautionRest: '{chamber}번 챔버가 쉬는 중이었습니다. 오래 분사한 뒤에는 {rest}초 기다려 주세요.',
  cautionInAll:
    '{chamber}번 챔버의 분사가 쉬지 않고 {max}초를 넘습니다. 실제 기기라면 과열될 수 있습니다.',

  requestTitle: '만들어진 요청',
  ownTitle: '내 기기로 보내려면',
  ownText:
    '명령을 복사해 기기와 같은 네트워크에 있는 PC에서 실행해 주세요. 이 페이지에서 바로 보낼 수는 없습니다. 보안 정책에 따라 이 페이지는 저희 서버와만 통신하며, 브라우저는 HTTPS 페이지에서 일반 HTTP로 보내는 요청을 막습니다.',

  referenceTitle: '호출은 여섯 가지뿐입니다.',
  referenceText:
    '일반 HTTP로 JSON을 보냅니다. /asn으로 시작하는 호출은 펌웨어 {firmware}부터 쓸 수 있습니다. /as2로 시작하는 호출은 그 이전부터 있던 것으로, 앞으로도 쓸 수 있습니다.',
  hostText:
    '응답이 가장 빠른 IP 주소를 권장합니다. 시리얼 번호에 .local을 붙인 이름도 쓸 수 있지만 더 오래 걸리고, Android에서는 되지 않습니다.',
  fieldsOf: '{call} 필드',
  columnField: '필드',
  columnMeaning: '설명',
  needYes: '필수.',
  needNo: '선택.',
  needEither: '둘 중 하나.',
  exampleOf: '{call} 예시',
  answerOf: '{call} 응답',

  shootTitle: '분사하기',
  shootText: '챔버를 하나 또는 여러 개 함께 엽니다. 농도는 챔버마다 정합니다.',
  fieldChambers: '열 챔버의 번호. 1~{chambers}, 같은 번호는 한 번만.',
  fieldConcentrations: '챔버별 농도(%). chambers와 같은 순서로 적습니다.',
  fieldDuration: '모든 챔버에 공통인 분사 시간(밀리초). 최대 {seconds}초.',
  fieldDurations: '챔버별 분사 시간(밀리초). chambers와 같은 순서로 적습니다.',
  fieldInternal: '향을 실어 보내는 팬의 세기(%). 생략하거나 0이면 향이 나오지 않습니다.',
  fieldExternal: '외부 팬의 세기(%). 슈터\u00A03 전용이며 슈터\u00A02에서는 무시됩니다.',
  shootNote:
    '응답은 바로 옵니다. “received”는 요청을 받아 분사를 시작했다는 뜻이며, 분사는 그 뒤로도 이어집니다. 읽을 수 없는 요청에는 400과 “invalid”로 응답합니다.',
  identityTitle: '기기 확인',
  identityText: '시리얼 번호만 돌려주고 다른 동작은 하지 않습니다. 기기를 찾을 때 씁니다.',
  versionTitle: '펌웨어 버전',
  versionText: '기기에 설치된 버전을 돌려줍니다.',
  stopTitle: '모두 정지',
  stopText: '모든 챔버를 닫고 팬을 멈춥니다.',
  diffuseTitle: '분사하기(이전 호출)',
  diffuseText: '/asn이 없는 펌웨어 2.x와, 지금 이 호출을 쓰는 프로그램을 위한 것입니다.',
  fieldChannels: '열 챔버의 번호. 1~{chambers}.',
  fieldIntensities: '챔버별 농도(%). channels와 같은 순서로 적습니다.',
  fieldDurationsOld: '챔버별 분사 시간(밀리초). 최대 {seconds}초.',
  fieldBooster: '내부 부스터 켜기 또는 끄기. 생략하면 꺼짐으로 처리합니다.',
  diffuseNote:
    '펌웨어 1.x에서는 한 번에 향 하나만 분사합니다. duration, channel, intensity, booster에 값을 하나씩 넣습니다.',
  firmwareTitle: '펌웨어와 업데이트 확인',
  firmwareText:
    '현재 버전과 최신 버전, 인터넷 연결 여부를 돌려줍니다. 마지막 값은 문자열 “true” 또는 “false”입니다.',

  limitsTitle: '제한',
  limitsNote: '한 번에 {max}초 넘게 분사하지 마세요.',
  limitsText:
    '오래 분사하면 기기가 과열될 수 있습니다. {advised}초 미만을 권장하며, 오래 분사한 뒤에는 {rest}초 동안 쉬게 해 주세요.',
  limitsSplit:
    '제한은 챔버마다 따로 적용되며, 부스터도 챔버 하나로 셉니다. 더 오래 향을 내려면 {advised}초 분사와 {advised}초 휴식을 번갈아 해 주세요.',

  setUpTitle: '네트워크에 연결하기',
  setUpPower: '기기를 USB 전원에 연결합니다.',
  setUpHotspot:
    '시리얼 번호와 이름이 같은 핫스팟에 접속합니다. 비밀번호는 라벨이나 설명서에 있습니다.',
  setUpPage: '브라우저에서 {address} 페이지를 열고 네트워크를 고릅니다.',
  setUpAddress: '30초쯤 기다린 뒤 IP 주소를 적어 둡니다.',
  setUpKept:
    '설정은 전원을 꺼도 남습니다. 핫스팟은 설정할 때만 씁니다. 제어하려면 기기와 PC가 같은 네트워크에 있어야 합니다. 연결이 끝나면 핫스팟은 자동으로 꺼집니다. 다시 쓰려면 전원을 껐다 켜 주세요.',
  lightsCaption: '앞면 표시등의 뜻(펌웨어 {firmware} 이상)',
  lightGreen: '초록색 3회 깜빡임',
  lightWifi: 'Wi-Fi 연결됨',
  lightBlue: '파란색 3회 깜빡임',
  lightBluetooth: 'Bluetooth 연결됨',
  lightRed: '빨간색 짧게 2회 깜빡임',
  lightOff: '연결 끊김',

  errorsTitle: '동작하지 않을 때',
  error400: '400 “invalid” 응답',
  error400Text:
    '값이 범위를 벗어났거나, 목록의 길이가 서로 다르거나, 필요한 필드가 없습니다. 분사는 하지 않았습니다.',
  errorAir: '응답은 오는데 향이 나지 않음',
  errorAirText:
    '내부 부스터가 꺼져 있습니다. internalBoosterIntensity를 1~{max} 사이로 정해 주세요.',
  errorSilent: '응답이 없음',
  errorSilentText:
    '기기와 PC가 서로 다른 네트워크에 있거나, 아직 핫스팟에 접속해 있거나, 주소에 포트 번호({port})가 빠져 있습니다.',
  errorSlow: '첫 응답이 몇 초 걸림',
  errorSlowText: '.local 이름을 찾는 데 걸리는 시간입니다. IP 주소를 쓰세요.',
  errorUnknown: '/asn 호출을 찾을 수 없음',
  errorUnknownText:
    '펌웨어가 {firmware}보다 이전 버전입니다. /as2 호출을 쓰거나 업데이트해 주세요.',
  errorBrowser: '터미널에서는 되는데 웹에서는 안 됨',
  errorBrowserText:
    '기기는 어느 페이지의 호출이든 받지만, 브라우저는 HTTPS 페이지에서 일반 HTTP로 보내는 요청을 막습니다. 같은 네트워크 안에서 HTTP 페이지로 열거나 프로그램에서 호출해 주세요.',

  moreTitle: 'Wi-Fi를 쓰지 않는다면',
  moreText: 'SDK를 쓰면 USB와 Bluetooth로도 똑같이 제어할 수 있습니다.',
  moreSdk: 'SDK 보기',
  morePlayer: '웹 플레이어로 만들기',
  moreShopApi: '스토어 API 보기',
  moreContact: '문의하기',
} as const satisfies TranslationOf<typeof english>
