import { type ContentKind, ruleOf } from '#domain/editing/kinds.ts'
import { QUESTION_TYPES } from '#domain/faq/question.ts'
import { useT } from '#i18n/use-t.ts'
import { LabelledInput, LabelledSelect } from '#web/ui/labelled-control.tsx'

import type { ContentErrors } from './content.ts'
import { useErrorOf } from './content-form.tsx'

type Props = {
  kind: ContentKind
  startDate: string
  questionType: string
  errors: ContentErrors | undefined
}

/** What a kind has besides its texts: news and posts a day, questions a group, positions nothing. */
export function DayOrGroup({ kind, startDate, questionType, errors }: Props) {
  const t = useT()
  const errorOf = useErrorOf(errors)
  if (ruleOf(kind).order === 'day') {
    return (
      <LabelledInput
        label={t('adminContent.day')}
        hint={t('adminContent.dayHint')}
        error={errorOf('startDate')}
        isRequired
        type="date"
        name="startDate"
        defaultValue={startDate}
      />
    )
  }
  if (kind !== 'faq') return null
  return (
    <LabelledSelect
      label={t('adminContent.group')}
      error={errorOf('questionType')}
      isRequired
      name="questionType"
      defaultValue={questionType}
      options={QUESTION_TYPES.map((value) => ({
        value,
        label: t(`adminContent.group_${value}`),
      }))}
    />
  )
}

export function groupWord(t: ReturnType<typeof useT>, questionType: string | null): string {
  const known = QUESTION_TYPES.find((one) => one === questionType)
  return known ? t(`adminContent.group_${known}`) : ''
}
