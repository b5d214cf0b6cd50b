import type { TranslationOf } from '#i18n/message.ts'
import type { fieldProblems as english } from '#i18n/messages/en/site/fieldProblems.ts'

export const fieldProblems = {
  required: '必須の項目です。',
  unknown: '存在しない項目です。',
  type: '型は{expected}です。',
  not_allowed: '次のいずれかを指定してください：{allowed}',
  max_characters: '{max}文字以内で指定してください。',
  max_entries: '{max}件以内で指定してください。',
  max: '{max}以下で指定してください。',
  min_characters: '{min}文字以上で指定してください。',
  min_entries: '{min}件以上で指定してください。',
  min: '{min}以上で指定してください。',
  format: '形式が正しくありません。',
  json: 'ボディがJSONではありません：{reason}',
  invalid: '値が正しくありません。',
} as const satisfies TranslationOf<typeof english>
