import type { TranslationOf } from '#i18n/message.ts'
import type { fieldProblems as english } from '#i18n/messages/en/site/fieldProblems.ts'

export const fieldProblems = {
  required: '필수 항목입니다.',
  unknown: '정의되지 않은 항목입니다.',
  type: '필요한 자료형: {expected}',
  not_allowed: '다음 중 하나여야 합니다: {allowed}',
  max_characters: '{max}자 이하여야 합니다.',
  max_entries: '{max}개 이하여야 합니다.',
  max: '{max} 이하여야 합니다.',
  min_characters: '{min}자 이상이어야 합니다.',
  min_entries: '{min}개 이상이어야 합니다.',
  min: '{min} 이상이어야 합니다.',
  format: '형식이 올바르지 않습니다.',
  json: '본문이 JSON이 아닙니다: {reason}',
  invalid: '값이 올바르지 않습니다.',
} as const satisfies TranslationOf<typeof english>
