import type { TranslationOf } from '#i18n/message.ts'
import type { adminSheet as english } from '#i18n/messages/en/console/adminSheet.ts'

export const adminSheet = {
  name: '이름',
  stockStart: '표로 한꺼번에 편집',
  stockTitle: '재고 표',
  pricesStart: '모든 가격을 표로 편집',
  pricesTitle: '가격 표',
  text: '숫자를 고쳐 한 번에 저장합니다. 바꾼 항목만 저장되며, 저장할 수 없는 행이 있어도 나머지는 저장됩니다.',
  fileTitle: '스프레드시트에서 편집',
  fileText:
    '표를 내려받아 숫자를 고친 뒤 그 파일을 여기에서 선택해 주세요. 저장하기 전에 바뀌는 행을 확인할 수 있습니다.',
  download: '표를 CSV로 내려받기',
  file: 'CSV 파일',
  read: '바뀌는 행 보기',
  differences: '{count}행이 바뀝니다. 확인한 뒤 저장해 주세요.',
  noDifferences: '바뀌는 행이 없습니다.',
  leftOut: '다음 줄은 불러오지 않았습니다.',
  line_columns: '{line}번째 줄: 첫 줄에 열 이름({text})이 있어야 합니다.',
  line_unknown: '{line}번째 줄: {text:‘#’은|‘#’는} 등록되어 있지 않습니다.',
  line_twice: '{line}번째 줄: {text:‘#’이|‘#’가} 두 번 있습니다.',
  line_quotes: '{line}번째 줄: 따옴표가 닫히지 않았습니다.',
  now: '현재 {value}',
  all: '모든 행 보기',
  save: '변경 저장',
  saved: '{count}행을 저장했습니다.',
  partlySaved: '저장할 수 없는 행이 있었습니다. {count}행은 저장했습니다.',
  onHand: '재고 수량',
  leadTimeDays: '조달 일수',
} as const satisfies TranslationOf<typeof english>
