import { type ApiKey, PARTNER_NAME_LENGTH_MAX, type Partner } from '#domain/partners/partner.ts'
import { KEY_LIFE_DAYS, KEY_REMEMBERED_SECONDS } from '#domain/partners/policy.ts'
import { SCOPES } from '#domain/partners/scopes.ts'
import { useT } from '#i18n/use-t.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field, FieldError, RequiredMark } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import layout from '../parts/form-layout.module.css'
import panel from '../parts/panel.module.css'
import css from './partners.module.css'
import type { PartnerErrors } from './partners.ts'
import { PartnersForm, usePartnerErrorOf } from './partners-form.tsx'

type Refusable = { refused: PartnerErrors | undefined }

export function NewPartnerForm({ refused }: Refusable) {
  const t = useT()
  const errorOf = usePartnerErrorOf(refused)
  return (
    <section className={panel.panel}>
      <PartnersForm
        action="create_partner"
        id=""
        refused={refused}
        title={t('adminPartners.createTitle')}
        submit={t('adminPartners.createSubmit')}
        close={t('adminPartners.close')}
      >
        <div className={layout.fields}>
          <Field id="name" label={t('adminPartners.name')} error={errorOf('name')} isRequired>
            {(control) => (
              <TextInput
                {...control}
                name="name"
                autoComplete="off"
                maxLength={PARTNER_NAME_LENGTH_MAX}
                defaultValue={refused?.input.name}
              />
            )}
          </Field>
          <Field
            id="contactEmail"
            label={t('adminPartners.contactEmail')}
            hint={t('adminPartners.contactHint')}
            error={errorOf('contactEmail')}
            isRequired
          >
            {(control) => (
              <TextInput
                {...control}
                type="email"
                name="contactEmail"
                autoComplete="off"
                spellCheck={false}
                maxLength={254}
                defaultValue={refused?.input.contactEmail}
              />
            )}
          </Field>
        </div>
      </PartnersForm>
    </section>
  )
}

export function IssueKeyForm({ partner, refused }: Refusable & { partner: Partner }) {
  const t = useT()
  const days = KEY_LIFE_DAYS.map((count) => ({
    value: String(count),
    label: t('adminPartners.life_days', { days: count }),
  }))
  return (
    <PartnersForm
      action="issue_key"
      id={partner.id}
      refused={refused}
      title={t('adminPartners.issueTitle', { name: partner.name })}
      text={t('adminPartners.issueText')}
      submit={t('adminPartners.issueSubmit')}
      close={t('adminPartners.close')}
    >
      <Scopes refused={refused} />
      <div className={css.short}>
        <Field id="lifeDays" label={t('adminPartners.life')}>
          {(control) => (
            <Select
              {...control}
              name="lifeDays"
              autoComplete="off"
              defaultValue={refused?.input.lifeDays ?? String(KEY_LIFE_DAYS.at(-1))}
              options={[...days, { value: '', label: t('adminPartners.life_open') }]}
            />
          )}
        </Field>
      </div>
    </PartnersForm>
  )
}

/** Nothing is chosen at first: what a key opens is decided each time. */
function Scopes({ refused }: Refusable) {
  const t = useT()
  const error = usePartnerErrorOf(refused)('scopes')
  return (
    <fieldset className={css.fieldset} aria-describedby={error ? 'scopes-error' : undefined}>
      <legend>
        {t('adminPartners.scopesLegend')}
        <RequiredMark />
      </legend>
      {SCOPES.map((scope, at) => (
        <Checkbox
          key={scope}
          // The summary of errors leads to the first one.
          id={at === 0 ? 'scopes' : undefined}
          name="scopes"
          value={scope}
          defaultChecked={refused?.input.scopes.includes(scope)}
          label={
            <>
              <span className={`code ${css.scope}`}>{scope}</span>
              {t(`adminPartners.scope_${scope}`)}
            </>
          }
        />
      ))}
      <FieldError id="scopes-error" error={error} />
    </fieldset>
  )
}

export function RevokeKeyForm({ apiKey, refused }: Refusable & { apiKey: ApiKey }) {
  const t = useT()
  return (
    <PartnersForm
      action="revoke_key"
      id={apiKey.id}
      refused={refused}
      title={t('adminPartners.revokeTitle', { prefix: apiKey.prefix })}
      text={t('adminPartners.revokeText', { seconds: KEY_REMEMBERED_SECONDS })}
      submit={t('adminPartners.revokeSubmit')}
      variant="danger"
      close={t('adminPartners.revokeKeep')}
    />
  )
}

export function EndPartnerForm({ partner, refused }: Refusable & { partner: Partner }) {
  const t = useT()
  return (
    <PartnersForm
      action="deactivate_partner"
      id={partner.id}
      refused={refused}
      title={t('adminPartners.endTitle', { name: partner.name })}
      text={t('adminPartners.endText')}
      submit={t('adminPartners.endSubmit')}
      variant="danger"
      close={t('adminPartners.endKeep')}
    />
  )
}
