import { STAFF_LINK_MINUTES } from '#domain/accounts/policy.ts'
import { STAFF_ROLES } from '#domain/accounts/staff/staff-member.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useT } from '#i18n/use-t.ts'
import { LOCALES } from '#shared/locale.ts'
import { PERSON_NAME_LENGTH_MAX } from '#shared/text-schema.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import layout from '../parts/form-layout.module.css'
import panel from '../parts/panel.module.css'
import { type AnyAccountErrors, StaffForm, useErrorOf } from './staff-form.tsx'

export function InviteForm({ refused }: { refused: AnyAccountErrors | undefined }) {
  const t = useT()
  const errorOf = useErrorOf(refused)
  return (
    <section className={panel.panel}>
      <StaffForm
        action="invite_staff"
        heading="h2"
        refused={refused}
        title={t('adminStaff.inviteTitle')}
        text={t('adminStaff.inviteText', { minutes: STAFF_LINK_MINUTES })}
        submit={t('adminStaff.inviteSubmit')}
        close={t('adminStaff.close')}
      >
        <div className={layout.fields}>
          <NameField refused={refused} name={refused?.input.name ?? ''} />
          <Field id="email" label={t('adminStaff.email')} error={errorOf('email')} isRequired>
            {(control) => (
              <TextInput
                {...control}
                type="email"
                name="email"
                autoComplete="off"
                spellCheck={false}
                maxLength={254}
                defaultValue={refused?.input.email}
              />
            )}
          </Field>
          <RoleField role={refused?.input.role ?? 'staff'} />
          <LanguageField locale={refused?.input.locale ?? 'ja'} />
        </div>
        <p>{t('adminStaff.roleText')}</p>
      </StaffForm>
    </section>
  )
}

type NameProps = { refused: AnyAccountErrors | undefined; name: string; hint?: string | undefined }

export function NameField({ refused, name, hint }: NameProps) {
  const t = useT()
  const errorOf = useErrorOf(refused)
  return (
    <Field id="name" label={t('adminStaff.name')} hint={hint} error={errorOf('name')} isRequired>
      {(control) => (
        <TextInput
          {...control}
          name="name"
          autoComplete="off"
          maxLength={PERSON_NAME_LENGTH_MAX}
          defaultValue={name}
        />
      )}
    </Field>
  )
}

export function RoleField({ role }: { role: string }) {
  const t = useT()
  const options = STAFF_ROLES.map((value) => ({ value, label: t(`admin.role_${value}`) }))
  return (
    <Field id="role" label={t('adminStaff.role')}>
      {(control) => (
        <Select {...control} name="role" autoComplete="off" defaultValue={role} options={options} />
      )}
    </Field>
  )
}

/** Each language by its own name. */
export function LanguageField({ hint, locale }: { hint?: string | undefined; locale: string }) {
  const t = useT()
  const options = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))
  return (
    <Field id="locale" label={t('adminStaff.language')} hint={hint}>
      {(control) => (
        <Select
          {...control}
          name="locale"
          autoComplete="off"
          defaultValue={locale}
          options={options}
        />
      )}
    </Field>
  )
}
