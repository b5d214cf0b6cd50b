import type { TranslationOf } from '#i18n/message.ts'
import type { solutions as english } from '#i18n/messages/en/product/solutions.ts'

export const solutions = {
  count: '{value}',
  seconds: '{value}초',
  metres: '{value}\u00A0m',
  centimetres: '{value}\u00A0cm',
  percent: '{value}%',
  percentRange: '{min}~{max}%',

  signageTitle: '매장용 향 기기 렌털',
  signageDescription:
    '매장에 향 기기를 빌려 드립니다. 원하는 자리에만 향을 보내고 영상에도 맞출 수 있습니다. 카트리지는 약 {months}개월마다 교체하며, SIM 카드는 선택입니다.',
  signageName: '아로마 사이니지',
  signageClaim: '코로 읽는 간판.',
  signageLead:
    '매장에 향 기기를 빌려 드립니다. 기기 앞에 선 사람에게만 향을 보내고, 매장 전체의 공기는 그대로 둡니다.',
  signageAsk: '렌털 상담하기',
  signageHow: '이용 순서',

  spotTitle: '매장 전체가 아니라, 한\u00A0자리에.',
  spotText:
    '향은 기기 앞에 선 사람에게만 닿습니다. 매장에 퍼지지 않고, 바람이 멈추면 향도 멈춥니다.',
  spotUnit: '기기에서 사람까지의 최대 거리',

  filmTitle: '영상과 같은 순간에.',
  filmText: '아로마 플레이어가 영상을 재생하며, 정해 둔 순간에 정해 둔 향을 내보냅니다.',
  filmExample: '빵집의 {seconds}초 영상을 예로 들면',
  filmAt: '{time}부터',

  rentalTitle: '상담부터 다음 향까지.',
  stepAsk: '상담 요청',
  stepAskText: '아래 양식으로 보내 주세요. 아직 정하지 못한 것이 있어도 괜찮습니다.',
  stepAnswer: '답변',
  stepAnswerText: '영업일 기준 {days}일 이내에 답변드리고, 더 필요한 내용을 여쭤봅니다.',
  stepPlan: '제안과 견적',
  stepPlanText: '놓을 곳과 기기, 향을 제안하고 월 이용료 견적을 드립니다.',
  stepDevice: '기기 도착',
  stepDeviceText: '제안한 향과 함께 보내 드립니다. 놓을 곳과 전원, 네트워크만 준비해 주세요.',
  stepScents: '향 교체',
  stepScentsText:
    '카트리지는 약 {months}개월마다 교체합니다. 같은 향을 계속 써도, 다른 향으로 바꿔도 됩니다.',

  planTitle: '렌털에 포함된 것.',
  planDevice: '기기',
  planDeviceText:
    '자리에 맞춰 고릅니다. 진열대 앞에는 향 {few}가지의 슈터, 입구에는 향 {many}가지의 스피커\u00A060.',
  planScents: '향',
  planScentsText: '약 {scents}가지 가운데 고릅니다. 매장 고유의 향도 만들어 드립니다.',
  planPlayer: '플레이어',
  planPlayerText: '영상의 타임코드마다 향을 정하는 아로마 플레이어.',
  planPrice: '월 이용료',
  planPriceText: '내용에 맞춰 견적을 드립니다. 보신 뒤에 결정하시면 됩니다.',
  planLimits: '알아 두실 점',
  planLimitsText:
    '방 전체에 향을 내는 기기가 아닙니다. 항상 전원이 필요하며, 슈터에서는 작은 팬 소리가 납니다.',
  simTitle: '매장에 네트워크가 없다면.',
  simUnit: '월 이용료, SIM 카드(선택)',
  simText: 'SIM 카드가 있으면 매장 회선이 필요 없습니다. 매장 Wi-Fi를 쓰신다면 없어도 됩니다.',

  requestTitle: '어떤 매장인지 알려 주세요.',
  requestIntro:
    '영업일 기준 {days}일 이내에 답변드립니다. 아래 내용을 아시는 만큼 적어 주시면 첫 견적이 더 정확해집니다.',
  requestPlace: '매장 위치와 업종',
  requestFloor: '매장 면적과 손님이 멈추는 자리',
  requestHours: '영업시간',
  requestSpots: '향이 필요한 자리의 수',
  requestNetwork: '매장 네트워크 유무(SIM 카드 필요 여부)',
  requestPeriod: '시작 시기와 기간',
  requestHint: '위치, 면적, 영업시간, 자리의 수, 네트워크, 기간 등을 아시는 만큼 적어 주세요.',

  vrTitle: 'VR과 엔터테인먼트를 위한 향',
  vrDescription:
    '장면을 따라가는 향. {count}가지 향을 거리에 따라 0~{max}% 농도로 냅니다. 목에 걸거나 좌석 앞에 두고 VR, 영화, 게임에 쓰실 수 있습니다.',
  vrName: 'VR·엔터테인먼트',
  vrClaim: '다가갈수록 짙어집니다.',
  vrLead: 'VR 속 장미와의 거리를 코로도 느낄 수 있습니다.',
  vrAsk: '프로젝트 상담하기',
  vrSee: '웨어러블\u00A03 보기',

  nearTitle: '거리가 곧 농도입니다.',
  nearText: '장면이 대상까지의 거리를 재서 0~{max}%의 농도로 바꿉니다.',
  nearUnit: '한 대학의 VR 예제가 요청을 보내는 간격',
  nearDistance: '장미까지의 거리',
  nearStrength: '농도(%)',

  callTitle: '요청 하나면 됩니다.',
  callText:
    '헤드셋과 기기를 같은 네트워크에 연결하면 장면이 기기에 직접 요청을 보냅니다. 계정이 필요 없고, 클라우드도 거치지 않습니다.',
  callCode: '장면이 기기에 보내는 요청 예시',
  callApi: 'HTTP API 써 보기',
  callSdk: 'SDK 보기',

  collarTitle: '고개를 돌려도 향은 함께.',
  collarText:
    '웨어러블\u00A03는 목에 걸어 씁니다. 좌우에 {half}가지씩 모두 {count}가지 향을 담습니다.',
  collarUnit: '목에서 코까지의 거리',
  chestText:
    '슈터\u00A03도 몸에 착용할 수 있습니다. 액션캠용 가슴 하네스에 끼우고 보조 배터리로 작동합니다.',
  chestSee: '슈터\u00A03 보기',

  stagesTitle: '헤드셋 밖에서도.',
  stageFilm: '영화',
  stageFilmText: '아로마 플레이어가 영상의 타임코드에 맞춰 향을 내보냅니다.',
  stageFilmSee: '아로마 플레이어',
  stageGames: '게임',
  stageGamesText: 'Unity에서 Windows용 SDK나 HTTP로 기기를 제어합니다.',
  stageGamesSee: 'SDK',
  stageShows: '전시',
  stageShowsText: '스피커\u00A060은 {chambers}가지 향을 최대 {reach}\u00A0cm 앞까지 보냅니다.',
  stageShowsSee: '스피커\u00A060',

  artsTitle: '연구와 예술을 위한 향',
  artsDescription:
    '어느 챔버를, 어떤 농도로, 몇 초. 챔버 {count}개의 향을 누구나 재현할 수 있는 절차로 적습니다. MATLAB, Java, Node.js, HTTP로 제어합니다.',
  artsName: '연구·예술',
  artsClaim: '향을 숫자로 적습니다.',
  artsLead: '어느 챔버를, 어떤 농도로, 몇 초. 숫자 세 개면 다른 사람도 재현할 수 있는 향이 됩니다.',
  artsAsk: '연구·프로젝트 상담하기',
  artsSee: '슈터\u00A03 보기',
  scoreName: '{seconds}초 동안의 향을 그린 그림. 아래 표와 내용이 같습니다',
  scoreCaption: '챔버 {count}개. 막대의 높이가 농도입니다.',

  measureTitle: '제어할 수 있는 항목',
  measureTiming: '향이 바뀌는 데 걸리는 최소 시간',
  measureStrength: '향별로 정하는 농도',
  measureChambers: '챔버 수. 하나씩 쓰거나 섞어 씁니다',

  benchTitle: '실험대 위에서도.',
  benchText: '바람이 멈추면 향도 멈춥니다. 다음 시행은 프로그램이 정한 순간에 시작됩니다.',

  protocolTitle: '같은 {seconds}초를 표로.',
  protocolText: '절차는 이 {count}줄이 전부입니다. 논문의 연구 방법에 그대로 실을 수 있습니다.',
  protocolCaption: '자극 {count}가지의 절차',
  protocolStart: '시작',
  protocolChamber: '챔버',
  protocolScent: '향',
  protocolStrength: '농도',
  protocolDuration: '분사 시간',
  protocolCopy: 'CSV로 복사',
  sendTitle: '그대로 전송합니다.',
  sendText:
    '동시에 시작하는 줄은 요청 하나로 보냅니다. 아래는 {second}초에 시작하는 두 줄을 보내는 요청입니다.',
  sendCode: '두 챔버를 동시에 쓰는 요청 예시',
  sendMethods: '제어 환경',
  sendNote:
    '분사는 한 번에 {max}초까지이며 {advised}초 미만을 권장합니다. 오래 분사한 뒤에는 {rest}초 동안 쉬게 해 주세요.',

  ideasTitle: '이런 작품부터 시작해 보세요.',
  ideaBook: '쪽마다 향이 나는 그림책',
  ideaSleep: '수면 단계마다 향이 바뀌는 밤',
  ideaDesk: '스마트워치와 연결된 책상 위의 친구',
  ideaShow: '빛과 소리와 향의 공연',
  ideaClock: '커피 향으로 깨우는 알람 시계',
  ideaFilm: '향이 나는 영화',

  methodsTitle: '논문에 적을 사양.',
  methodsReach: '도달 거리',
  methodsReachText: '최대 {reach}\u00A0cm, 기기 앞의 한 사람',
  methodsAir: '송풍',
  methodsAirText: '내부 부스터(무취) 0~{max}%. 0이면 향이 나오지 않습니다.',
  methodsSource: '향의 원천',
  methodsSourceText: '고체 카트리지. 하나에 약 {diffusions}회 분사 또는 약 {months}개월',
  methodsSound: '소리',
  methodsSoundText: '분사하는 동안 작은 팬 소리',
  methodsPower: '전원',
  methodsPowerText: 'USB 또는 보조 배터리(내장 배터리 없음)',
  methodsControl: '연결 방식',
  methodsControlText: 'USB, Bluetooth, Wi-Fi',
  methodsWordsTitle: '논문에 쓸 설명',
  methodsWords:
    '향 제시에는 아로마슈터\u00A03({company}, 일본)을 사용하였다. 이 기기는 고체 카트리지의 향을 무취 바람에 실어 한 사람에게 보내며, 빠르면 {seconds}초 만에 {chambers}개의 챔버를 전환한다. 각 자극은 챔버, 농도(0~{max}%), 분사 시간({limit}초 이하)으로 지정하였다.',

  nextTitle: '이어서 보기',
  nextFaq: '자주 묻는 질문',
  nextFaqText: '거리, 소리, 전원, 카트리지',
  nextContact: '문의',
  nextContactText: '영업일 기준 {days}일 이내에 답변드립니다',
  nextSpeaker: '아로마 스피커\u00A060',
  nextSpeakerText: '향 {count}가지를 한 대에',
  nextShooter: '아로마슈터\u00A03',
  nextShooterText: '향 {count}가지를 최대 {reach}\u00A0cm 앞까지',
  nextCartridges: '카트리지',
  nextCartridgesText: '약 {count}가지 향과 맞춤 향',
  nextPlayer: '아로마 플레이어',
  nextPlayerText: '영상의 한 장면에 향 하나',
  nextSdk: 'SDK',
  nextSdkText: 'Windows · iOS · Android · Java · Node.js · Unity · MATLAB · C++',
  nextWearable: '아로마슈터 웨어러블\u00A03',
  nextWearableText: '목에 거는 향 {count}가지',
} as const satisfies TranslationOf<typeof english>
