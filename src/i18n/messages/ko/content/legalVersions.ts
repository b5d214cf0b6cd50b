import type { TranslationOf } from '#i18n/message.ts'
import type { legalVersions as english } from '#i18n/messages/en/content/legalVersions.ts'

export const legalVersions = {
  title: '버전 목록',
  present: '시행 중',
  coming: '시행 전',
  from: '이 버전은 {date}부터 시행됩니다',
  until: '다음 버전으로 대체된 {date} 버전입니다',
  readPresent: '시행 중인 버전 읽기',
  changes: '{date} 버전에서 달라진 점',
  changesHow: '추가된 문구에는 밑줄을, 삭제된 문구에는 취소선을 그었습니다.',
  gone: '{title}(삭제)',
} as const satisfies TranslationOf<typeof english>
