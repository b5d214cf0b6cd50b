import type { ProfileWire } from '#contract/accounts.ts'
import { countriesToChoose } from '#domain/shipping/country-list.ts'
import { countryName } from '#domain/shipping/country-names.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { LabelledInput, LabelledSelect } from '#web/ui/labelled-control.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'

import { updateProfile } from '../calls.ts'
import { errorsIn, PROFILE_FIELDS, readProfile } from '../forms/entries.ts'
import css from '../forms/form.module.css'
import { refusedField } from '../forms/refused-field.ts'
import { SubmissionForm } from '../forms/submission-form.tsx'
import { useSubmission } from '../forms/use-submission.ts'

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
    if (!change.ok) return submission.blame(({ t }) => errorsIn(readProfile(form, t)))

    const saved = await updateProfile(profile.id, change.value)
    if (saved.ok) notify({ text: t('account.saved'), type: 'ok' })
    else submission.refuse(saved.error, refusedField(saved.error, PROFILE_FIELDS))
  }

  return (
    <SubmissionForm submission={submission} onSend={save}>
      <p>{t('account.optional')}</p>
      <div className={css.fields}>
        <LabelledInput
          label={t('account.name')}
          error={submission.errorOf('name')}
          name="name"
          defaultValue={profile.name}
          autoComplete="name"
          maxLength={100}
        />
        <LabelledInput
          label={t('account.company')}
          error={submission.errorOf('company')}
          name="company"
          defaultValue={profile.company}
          autoComplete="organization"
          maxLength={200}
        />
        <LabelledInput
          label={t('account.department')}
          error={submission.errorOf('department')}
          name="department"
          defaultValue={profile.department}
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
        <LabelledInput
          label={t('account.phone')}
          hint={t('account.phoneHint')}
          error={submission.errorOf('phone')}
          name="phone"
          defaultValue={profile.phone}
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
    </SubmissionForm>
  )
}
