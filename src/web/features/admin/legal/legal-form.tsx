/** The forms of the legal texts' pages. */
import { useCallback } from 'react'

import { LEGAL_TEXT_LENGTH_MAX } from '#domain/legal/version.ts'
import { useT } from '#i18n/use-t.ts'

import { ActionForm, type FieldState, TextField, useFields } from '../forms/action-form.tsx'
import type { ConflictRow } from '../forms/edit-conflict.tsx'
import type { FrameProps } from '../forms/form-frame.tsx'
import type { LegalAction, LegalErrors, LegalFieldError } from './legal-action.ts'

type Props = FrameProps & {
  action: LegalAction
  errors: LegalErrors | undefined
  revision?: string
  hidden?: Record<string, string>
  compared?: readonly ConflictRow[]
}

export function LegalForm(props: Props) {
  const t = useT()
  return <ActionForm {...props} textOf={useLegalErrorText()} close={t('adminSettings.leave')} />
}

/** The words of a field error. */
function useLegalErrorText(): (error: LegalFieldError) => string {
  const t = useT()
  return useCallback(
    ({ field }) =>
      field === 'effectiveFrom'
        ? t('adminLegal.dayInvalid')
        : t('adminLegal.textInvalid', { max: LEGAL_TEXT_LENGTH_MAX }),
    [t],
  )
}

export function useLegalField(
  action: LegalAction,
  errors: LegalErrors | undefined,
  field: LegalFieldError['field'],
  current: string,
): FieldState {
  const textOf = useLegalErrorText()
  return useFields(action, errors, { [field]: current }, { textOf })(field)
}

/** The day from which a version holds. */
export function DayField({ state }: { state: FieldState }) {
  const t = useT()
  return (
    <TextField
      type="date"
      label={t('adminLegal.effectiveFrom')}
      hint={t('adminLegal.holdsHint')}
      state={state}
      isRequired
    />
  )
}
