/** What every form of these pages shares: the rejection and the field errors. */
import type { ComponentProps } from 'react'

import { type ContentKind, ruleOf } from '#domain/editing/kinds.ts'
import { PICTURE_ALT_LENGTH_MAX } from '#domain/uploads/policy.ts'
import { useProblem, useT } from '#i18n/use-t.ts'

import { ActionForm } from '../forms/action-form.tsx'
import { FormErrors, fieldErrorOf } from '../forms/form-errors.tsx'
import type { ContentErrors, ContentField, ContentFieldError } from './content.ts'

/** `kind`: of the texts in the form, which says how long each may be; a picture's have one length. */
type Props = { errors: ContentErrors | undefined; kind?: ContentKind }

type FormProps = ComponentProps<typeof ActionForm<ContentFieldError>> & Pick<Props, 'kind'>

export const ContentForm = ({ kind, ...form }: FormProps) => (
  <ActionForm {...form} textOf={useErrorText(kind)} />
)

export function ContentFormErrors({ errors, kind }: Props) {
  return <FormErrors errors={errors} textOf={useErrorText(kind)} />
}

export const useErrorOf = (errors: ContentErrors | undefined, kind?: ContentKind) =>
  fieldErrorOf(errors, useErrorText(kind))

const OWN_WORDS = {
  slug: 'adminContent.slugWrong',
  startDate: 'adminContent.dayWrong',
  questionType: 'adminContent.groupWrong',
  publishAt: 'adminContent.scheduleMissing',
  file: 'adminContent.fileMissing',
} as const

function useErrorText(kind: ContentKind | undefined): (error: ContentFieldError) => string {
  const t = useT()
  const problem = useProblem()
  return ({ field, code }) => {
    if (code === 'past') return t('adminContent.schedulePast')
    if (code === 'undescribed') return t('adminContent.pictureUndescribed')
    if (field in OWN_WORDS) return t(OWN_WORDS[field as keyof typeof OWN_WORDS]) // Checked by `in`.
    if (code === 'missing') return problem('field_required')
    if (code === 'invalid') return problem('field_invalid')
    return problem('field_too_long', { max: lengthMaxOf(field, kind) })
  }
}

const lengthMaxOf = (field: ContentField, kind: ContentKind | undefined): number => {
  const texts = kind === undefined ? [] : ruleOf(kind).fields
  return texts.find(({ name }) => name === field)?.lengthMax ?? PICTURE_ALT_LENGTH_MAX
}
