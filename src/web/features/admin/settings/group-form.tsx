/** The form of one group, and what a change of money does. */
import { BANK_TRANSFER_HOLD_DAYS } from '#domain/orders/policy.ts'
import { isRequired, keysOf } from '#domain/settings/setting.ts'
import type { SettingGroupView } from '#domain/settings/view-settings.server.ts'
import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'
import { LabelledSelect } from '#web/ui/labelled-control.tsx'
import type { Option } from '#web/ui/select.tsx'

import { ActionForm, TextField, useFieldErrorText, useFields } from '../forms/action-form.tsx'
import { SETTING_WORDS } from './setting-labels.ts'
import css from './settings.module.css'
import { actionOf, type PageGroup, type SettingsErrors, STEP_OF } from './settings.ts'
import { useLabelOf } from './use-setting-labels.ts'

type Props = {
  sheet: SettingGroupView & { group: PageGroup }
  errors: SettingsErrors | undefined
  /** Uploaded pictures, by their address. */
  pictures: readonly Option[]
}

export function GroupForm({ sheet: { group, values, revision }, errors, pictures }: Props) {
  const t = useT()
  const action = actionOf(group)
  const state = useFields(action, errors, values)
  const labelOf = useLabelOf()
  return (
    <ActionForm
      action={action}
      errors={errors}
      revision={revision}
      title={t('adminSettings.changeTitle', { group: t(`adminSettings.group_${group}`) })}
      submit={t('adminSettings.save')}
      close={t('adminSettings.leave')}
      warnsIfUnsaved
      textOf={useNamedErrorText()}
      compared={keysOf(group).map((key) => ({
        id: key,
        label: labelOf(key),
        present: values[key] ?? '',
        input: state(key).value,
        lang: SETTING_WORDS[key].language ?? undefined,
      }))}
    >
      {STEP_OF[group] && <Warning group={group} />}
      <div className={css.fields}>
        {keysOf(group).map((key) => {
          const { hint, language } = SETTING_WORDS[key]
          if (key === 'company.seal') {
            const { value, error } = state(key)
            return (
              <LabelledSelect
                key={key}
                label={labelOf(key)}
                hint={hint && t(hint)}
                error={error}
                name={key}
                options={withValue(pictures, value)}
                placeholder={t('adminSettings.none')}
                defaultValue={value}
              />
            )
          }
          return (
            <TextField
              key={key}
              label={labelOf(key)}
              hint={hint && t(hint)}
              state={state(key)}
              isRequired={isRequired(group, key)}
              spellCheck={false}
              {...(language && { lang: language })}
            />
          )
        })}
      </div>
    </ActionForm>
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

/** In a summary of many fields, the words of an error begin with the name of its field. */
function useNamedErrorText() {
  const labelOf = useLabelOf()
  const plainText = useFieldErrorText()
  return (error: SettingsErrors['fieldErrors'][number]) =>
    `${labelOf(error.field)}: ${plainText(error)}`
}

/** What is saved stays a choice, so that saving loses nothing: the list has the newest pictures only. */
const withValue = (pictures: readonly Option[], value: string): readonly Option[] =>
  value === '' || pictures.some((picture) => picture.value === value)
    ? pictures
    : [{ value, label: value }, ...pictures]
