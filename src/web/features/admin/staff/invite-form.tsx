import { STAFF_LINK_MINUTES } from '#domain/accounts/policy.ts'
import { STAFF_ROLES } from '#domain/accounts/role.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useT } from '#i18n/use-t.ts'
import { LOCALES } from '#shared/locale.ts'
import { PERSON_NAME_LENGTH_MAX } from '#shared/text-schema.ts'

import { ActionForm, type FieldState, TextField, useFields } from '../forms/action-form.tsx'
import { SelectField } from '../forms/select-field.tsx'
import layout from '../parts/form-layout.module.css'
import { Panel } from '../parts/panel.tsx'
import type { StaffErrors } from './staff-action.ts'

type Props = { errors: StaffErrors<'invite_staff'> | undefined }

export function InviteForm({ errors }: Props) {
  const t = useT()
  const fields = useFields('invite_staff', errors, {})
  return (
    <Panel>
      <ActionForm
        action="invite_staff"
        heading="h2"
        errors={errors}
        title={t('adminStaff.inviteTitle')}
        text={t('adminStaff.inviteText', { minutes: STAFF_LINK_MINUTES })}
        submit={t('adminStaff.inviteSubmit')}
        close={t('adminStaff.close')}
      >
        <div className={layout.fields}>
          <NameField state={fields('name')} />
          <TextField
            type="email"
            label={t('adminStaff.email')}
            state={fields('email')}
            maxLength={254}
            spellCheck={false}
            isRequired
          />
          <RoleField role={errors?.input.role ?? 'staff'} />
          <LanguageField locale={errors?.input.locale ?? 'ja'} />
        </div>
        <p>{t('adminStaff.roleText')}</p>
      </ActionForm>
    </Panel>
  )
}

export function NameField({ state, hint }: { state: FieldState; hint?: string }) {
  const t = useT()
  return (
    <TextField
      label={t('adminStaff.name')}
      hint={hint}
      state={state}
      maxLength={PERSON_NAME_LENGTH_MAX}
      isRequired
    />
  )
}

export function RoleField({ role }: { role: string }) {
  const t = useT()
  const options = STAFF_ROLES.map((value) => ({ value, label: t(`admin.role_${value}`) }))
  return (
    <SelectField name="role" label={t('adminStaff.role')} defaultValue={role} options={options} />
  )
}

/** Each language by its own name. */
export function LanguageField({ hint, locale }: { hint?: string | undefined; locale: string }) {
  const t = useT()
  const options = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))
  return (
    <SelectField
      name="locale"
      label={t('adminStaff.language')}
      hint={hint}
      defaultValue={locale}
      options={options}
    />
  )
}
