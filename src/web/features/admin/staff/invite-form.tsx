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
import { type AnyRefused, PeopleForm, useErrorOf } from './people-form.tsx'

export function InviteForm({ refused }: { refused: AnyRefused | undefined }) {
  const t = useT()
  const errorOf = useErrorOf(refused)
  return (
    <section className={panel.panel}>
      <PeopleForm
        action="invite_person"
        heading="h2"
        refused={refused}
        title={t('adminPeople.inviteTitle')}
        text={t('adminPeople.inviteText', { minutes: STAFF_LINK_MINUTES })}
        submit={t('adminPeople.inviteSubmit')}
        close={t('adminPeople.close')}
      >
        <div className={layout.fields}>
          <NameField refused={refused} name={refused?.input.name ?? ''} />
          <Field id="email" label={t('adminPeople.email')} error={errorOf('email')} isRequired>
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
        <p>{t('adminPeople.roleText')}</p>
      </PeopleForm>
    </section>
  )
}

type NameProps = { refused: AnyRefused | undefined; name: string; hint?: string | undefined }

export function NameField({ refused, name, hint }: NameProps) {
  const t = useT()
  const errorOf = useErrorOf(refused)
  return (
    <Field id="name" label={t('adminPeople.name')} hint={hint} error={errorOf('name')} isRequired>
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
    <Field id="role" label={t('adminPeople.role')}>
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
    <Field id="locale" label={t('adminPeople.language')} hint={hint}>
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
