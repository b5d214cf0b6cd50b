import type { TranslationOf } from '#i18n/message.ts'
import type { player as english } from '#i18n/messages/en/product/player.ts'

export const player = {
  playerTitle: '향 타임라인 웹 플레이어',
  playerDescription:
    '최대 {chambers}가지 향을 타임라인에 놓고 아로마슈터 시뮬레이터로 재생한 뒤 파일로 저장합니다. 브라우저만 있으면 되고, 무료이며 계정도 필요 없습니다.',

  h1: '시간 위에 향을 놓습니다.',
  lead: '어떤 향을 언제, 몇 초 동안, 얼마나 진하게 낼지 정합니다. 기기가 없어도 화면 속 기기로 바로 재생해 볼 수 있습니다.',
  samples: '예시 타임라인',
  sampleMorning: '아침 식사',
  sampleWalk: '비 갠 뒤의 산책',
  sampleCoast: '바다로 가는 길',
  sampleBlank: '빈 타임라인',
  needsScript:
    '재생과 편집에는 JavaScript가 필요합니다. 타임라인은 이 그림과 아래 표로도 보실 수 있습니다.',

  play: '재생',
  pause: '일시 정지',
  toStart: '처음으로',
  playhead: '재생 위치',
  position: '{now} / {whole}초',
  lanes: '분사 타임라인',
  chambers: '챔버와 향',
  add: '{chamber}번 챔버 {name} 분사 추가',
  percent: '{value}%',
  resting: '쉬는 중',
  markLabel: '{name}, {chamber}번 챔버: {start}초부터 {length}초 동안, 농도 {percent}%',
  keysHint:
    '왼쪽과 오른쪽 화살표 키로 옮기고, Shift와 함께 누르면 길이가 바뀝니다. 위아래 화살표 키로 챔버를 바꾸고 Delete 키로 삭제합니다.',

  sprayTitle: '분사',
  sprayNone: '타임라인에서 분사를 고르거나, 향 옆의 더하기를 눌러 추가해 주세요.',
  chamber: '챔버',
  start: '시작(초)',
  length: '길이(초)',
  concentration: '농도(%)',
  remove: '삭제',
  noRoom: '그 자리에는 넣을 수 없습니다.',

  timelineTitle: '타임라인',
  name: '이름',
  wholeLength: '전체 길이(초)',
  changeScents: '향 바꾸기',
  scentIn: '{chamber}번 챔버',
  save: '파일로 저장',
  open: '파일 열기',
  undo: '되돌리기',
  kept: '만들던 타임라인은 이 브라우저에 남습니다.',
  errorTooLarge: '파일이 {kilobytes}\u00A0KB보다 큽니다. 여기에서 저장한 파일을 골라 주세요.',
  errorNotJson: 'JSON 파일이 아닙니다. 여기에서 저장한 파일을 골라 주세요.',
  errorNotTimeline: '타임라인이 들어 있지 않습니다. 여기에서 저장한 파일을 골라 주세요.',
  errorBreaksRules: '너무 길거나 서로 겹치거나 쉬는 시간이 모자란 분사가 있어 열지 않았습니다.',

  cautionsTitle: '기기를 아끼려면',
  cautionLong: '{chamber}번 챔버가 {from}초부터 {length}초 동안 분사합니다. 더 짧게 줄여 주세요.',
  cautionBooster: '{from}초부터 부스터가 {length}초 동안 쉬지 않고 돕니다. 사이를 띄워 주세요.',

  wordsTitle: '표로 보기',
  wordsText: '‘{title}’: {seconds}초 동안 {count}회 분사합니다.',
  columnScent: '향',
  columnTime: '시간',
  columnConcentration: '농도',
  fromTo: '{from}~{to}초',

  rulesTitle: '지키는 규칙',
  ruleMax: '분사는 한 번에 {max}초를 넘지 않습니다.',
  ruleRest:
    '{advised}초가 넘는 분사 뒤에는 챔버가 {rest}초 동안 쉽니다. 그 사이에는 다음 분사를 놓을 수 없습니다.',
  ruleBooster: '모든 분사에는 부스터가 필요합니다. 분사가 {max}초 넘게 이어지면 알려 드립니다.',
  keysTitle: '키보드로 편집하기',
  keysText: 'Tab 키로 분사를 하나씩 고를 수 있습니다. 고른 분사는 다음 키로 편집합니다.',
  keyMove: '0.5초씩 앞뒤로 이동',
  keyLength: '0.5초씩 짧게, 길게',
  keyChamber: '옆 챔버로 이동',
  keyRemove: '분사 삭제',
  beyondTitle: '웹 플레이어로 할 수 없는 일',
  beyondText:
    '웹 플레이어로는 영상과 소리를 다루거나 실제 기기를 제어할 수 없습니다. 영상에 맞춰 향을 내려면 아로마 플레이어 앱을, 직접 만든 프로그램에서 쓰려면 SDK나 HTTP API를 이용해 주세요.',
  toApp: '아로마 플레이어 앱',
  toSdk: 'SDK',
  toApi: 'HTTP API',
} as const satisfies TranslationOf<typeof english>
