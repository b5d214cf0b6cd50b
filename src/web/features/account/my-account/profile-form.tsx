import type { ComponentProps } from 'react'

import type { ProfileWire } from '#contract/accounts.ts'
import { countriesToChoose } from '#domain/shipping/country-list.ts'
import { countryName } from '#domain/shipping/country-names.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { LabelledSelect } from '#web/ui/labelled-control.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { updateProfile } from '../calls.ts'
import { PROFILE_FIELDS, readProfile } from '../forms/entries.ts'
import css from '../forms/form.module.css'
import { FormErrorSummary } from '../forms/form-error-summary.tsx'
import { refusedField } from '../forms/refused-field.ts'
import { type Submission, useSubmission } from '../forms/use-submission.ts'

type Props = {
  profile: ProfileWire
  /** Alpha-2 codes that staff switched off. */
  unavailableCountries: readonly string[]
}

export function ProfileForm({ profile, unavailableCountries }: Props) {
  const t = useT()
  const notify = useNotify()
  const locale = useLocale()
  const submission = useSubmission()
  const offered = countriesToChoose(locale, unavailableCountries)
  // What is stored stays a choice, so that saving loses nothing: another client may have stored a country in words.
  const isOffered = ['', ...offered.map(({ code }) => code)].includes(profile.country)
  const own = { code: profile.country, name: countryName(profile.country, locale) }
  const countries = isOffered ? offered : [own, ...offered]

  async function save(form: FormData): Promise<void> {
    const change = readProfile(form, t)
    if (!change.ok) return submission.blame(change.error)

    const saved = await updateProfile(profile.id, change.value)
    if (saved.ok) notify({ text: t('account.saved'), type: 'ok' })
    else submission.refuse(saved.error, refusedField(saved.error, PROFILE_FIELDS))
  }

  return (
    <form className={css.form} method="post" noValidate onSubmit={submission.onSubmit(save)}>
      <p>{t('account.optional')}</p>
      <FormErrorSummary errors={submission.errors} />
      <div className={css.fields}>
        <Line
          submission={submission}
          id="name"
          label={t('account.name')}
          initial={profile.name}
          autoComplete="name"
          maxLength={100}
        />
        <Line
          submission={submission}
          id="company"
          label={t('account.company')}
          initial={profile.company}
          autoComplete="organization"
          maxLength={200}
        />
        <Line
          submission={submission}
          id="department"
          label={t('account.department')}
          initial={profile.department}
          autoComplete="off"
          maxLength={100}
        />
        <LabelledSelect
          label={t('account.country')}
          error={submission.errorOf('country')}
          name="country"
          autoComplete="country"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          placeholder={t('account.countryNone')}
          defaultValue={profile.country}
        />
        <Line
          submission={submission}
          id="phone"
          label={t('account.phone')}
          hint={t('account.phoneHint')}
          initial={profile.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </div>
      <div className={css.buttons}>
        <Button type="submit" isBusy={submission.isBusy}>
          {t('account.save')}
        </Button>
      </div>
    </form>
  )
}

type LineProps = Omit<ComponentProps<typeof TextInput>, 'defaultValue'> & {
  submission: Submission
  id: string
  label: string
  hint?: string
  initial: string
}

/** One line of text; its id is its name on the wire. */
function Line({ submission, id, label, hint, initial, ...input }: LineProps) {
  return (
    <Field label={label} id={id} hint={hint} error={submission.errorOf(id)}>
      {(control) => <TextInput {...input} {...control} name={id} defaultValue={initial} />}
    </Field>
  )
}
