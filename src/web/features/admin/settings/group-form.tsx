/** The form of one group, what a change of money does, and what was refused. */
import { useMemo } from 'react'

import { BANK_TRANSFER_HOLD_DAYS } from '#domain/orders/policy.ts'
import { isRequired, keysOf } from '#domain/settings/setting.ts'
import type { SettingGroupView } from '#domain/settings/view-settings.server.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { EditConflict } from '../forms/edit-conflict.tsx'
import { FormErrorNote, FormFrame } from '../forms/form-frame.tsx'
import { SETTING_WORDS } from './setting-labels.ts'
import css from './settings.module.css'
import { actionOf, type PageGroup, type SettingsErrors, STEP_OF } from './settings.ts'
import { useErrorOf, useLabelOf } from './use-setting-labels.ts'

type Props = {
  sheet: SettingGroupView & { group: PageGroup }
  errors: SettingsErrors | undefined
}

export function GroupForm({ sheet, errors }: Props) {
  const t = useT()
  const { group, values, revision } = sheet
  const input = errors?.input ?? values
  const labelOf = useLabelOf()
  const errorOf = useErrorOf(errors)
  return (
    <FormFrame
      action={actionOf(group)}
      hidden={{ revision: errors?.revision ?? revision }}
      heading="h3"
      title={t('adminSettings.changeTitle', { group: t(`adminSettings.group_${group}`) })}
      submit={t('adminSettings.save')}
      close={t('adminSettings.leave')}
      warnsIfUnsaved
      formErrors={<Errors errors={errors} />}
      hasErrors={errors !== undefined}
    >
      {STEP_OF[group] && <Warning group={group} />}
      <div className={css.fields}>
        {keysOf(group).map((key) => {
          const { hint, language } = SETTING_WORDS[key]
          return (
            <Field
              key={key}
              id={key}
              label={labelOf(key)}
              hint={hint && t(hint)}
              error={errorOf(key)}
              isRequired={isRequired(group, key)}
            >
              {(control) => (
                <TextInput
                  {...control}
                  name={key}
                  autoComplete="off"
                  spellCheck={false}
                  lang={language ?? undefined}
                  defaultValue={input[key]}
                />
              )}
            </Field>
          )
        })}
      </div>
    </FormFrame>
  )
}

/** What a change of money does, and from when. Said before anything is typed. */
function Warning({ group }: { group: PageGroup }) {
  const t = useT()
  if (group !== 'bank' && group !== 'invoice' && group !== 'charges') return null
  return (
    <Callout tone="warn" title={t('adminSettings.warnTitle')}>
      <p>{t(`adminSettings.warn_${group}`, { days: BANK_TRANSFER_HOLD_DAYS })}</p>
    </Callout>
  )
}

function Errors({ errors }: Pick<Props, 'errors'>) {
  const t = useT()
  const problem = useProblem()
  const labelOf = useLabelOf()
  const errorOf = useErrorOf(errors)
  const summary = useMemo(
    () =>
      (errors?.errors ?? []).map((key) => ({
        fieldId: key,
        message: `${labelOf(key)}: ${errorOf(key)}`,
      })),
    [errors, labelOf, errorOf],
  )
  if (!errors || errors.code === null) {
    return <ErrorSummary title={t('ui.errorSummary', { count: summary.length })} errors={summary} />
  }
  const { present, input } = errors
  return (
    <>
      <FormErrorNote text={problem(errors.code)} />
      {present && (
        <EditConflict
          rows={keysOf(errors.group).map((key) => ({
            id: key,
            label: labelOf(key),
            present: present[key] ?? '',
            input: input[key] ?? '',
            lang: SETTING_WORDS[key].language ?? undefined,
          }))}
        />
      )}
    </>
  )
}
