import { type ApiKey, PARTNER_NAME_LENGTH_MAX, type Partner } from '#domain/partners/partner.ts'
import { KEY_LIFE_DAYS, KEY_REMEMBERED_SECONDS, ORIGINS_MAX } from '#domain/partners/policy.ts'
import { SCOPES } from '#domain/partners/scopes.ts'
import { useT } from '#i18n/use-t.ts'

import { ActionForm, TextField, useFieldErrorText, useFields } from '../forms/action-form.tsx'
import { CheckboxGroup } from '../forms/checkbox-group.tsx'
import type { FrameProps } from '../forms/form-frame.tsx'
import { SelectField } from '../forms/select-field.tsx'
import layout from '../parts/form-layout.module.css'
import { Panel } from '../parts/panel.tsx'
import css from './partners.module.css'
import type { PartnerAction, PartnerErrors, PartnerFieldError } from './partners.ts'

type WithErrors = { errors: PartnerErrors | undefined }

export function NewPartnerForm({ errors }: WithErrors) {
  const t = useT()
  const fields = useFields('create_partner', errors, {})
  return (
    <Panel>
      <PartnerForm
        action="create_partner"
        id=""
        errors={errors}
        title={t('adminPartners.createTitle')}
        submit={t('adminPartners.createSubmit')}
        close={t('adminPartners.close')}
      >
        <div className={layout.fields}>
          <TextField
            label={t('adminPartners.name')}
            state={fields('name')}
            isRequired
            maxLength={PARTNER_NAME_LENGTH_MAX}
          />
          <TextField
            type="email"
            label={t('adminPartners.contactEmail')}
            hint={t('adminPartners.contactHint')}
            state={fields('contactEmail')}
            isRequired
            spellCheck={false}
            maxLength={254}
          />
        </div>
      </PartnerForm>
    </Panel>
  )
}

export function IssueKeyForm({ partner, errors }: WithErrors & { partner: Partner }) {
  const t = useT()
  const longest = String(KEY_LIFE_DAYS.at(-1))
  const fields = useFields('issue_key', errors, { lifeDays: longest }, { textOf: useErrorText() })
  const days = KEY_LIFE_DAYS.map((count) => ({
    value: String(count),
    label: t('adminPartners.life_days', { days: count }),
  }))
  return (
    <PartnerForm
      action="issue_key"
      id={partner.id}
      errors={errors}
      title={t('adminPartners.issueTitle', { name: partner.name })}
      text={t('adminPartners.issueText')}
      submit={t('adminPartners.issueSubmit')}
      close={t('adminPartners.close')}
    >
      <CheckboxGroup
        name="scopes"
        legend={t('adminPartners.scopesLegend')}
        values={SCOPES}
        chosen={errors?.input.scopes}
        labelOf={(scope) => (
          <>
            <span className={`code ${css.scope}`}>{scope}</span>
            {t(`adminPartners.scope_${scope}`)}
          </>
        )}
        error={fields('scopes').error}
      />
      <TextField
        label={t('adminPartners.originsLabel')}
        hint={t('adminPartners.originsHint')}
        state={fields('origins')}
        spellCheck={false}
      />
      <div className={css.short}>
        <SelectField
          state={fields('lifeDays')}
          label={t('adminPartners.life')}
          options={[...days, { value: '', label: t('adminPartners.life_open') }]}
        />
      </div>
    </PartnerForm>
  )
}

type KeyFormProps = WithErrors & { action: 'pause_key' | 'revoke_key'; apiKey: ApiKey }

export function KeyForm({ action, apiKey, errors }: KeyFormProps) {
  const t = useT()
  const verb = action === 'pause_key' ? 'pause' : 'revoke'
  return (
    <PartnerForm
      action={action}
      id={apiKey.id}
      errors={errors}
      title={t(`adminPartners.${verb}Title`, { prefix: apiKey.prefix })}
      text={t(`adminPartners.${verb}Text`, { seconds: KEY_REMEMBERED_SECONDS })}
      submit={t(`adminPartners.${verb}Submit`)}
      variant={verb === 'revoke' ? 'danger' : 'solid'}
      close={t(`adminPartners.${verb}Keep`)}
    />
  )
}

export function EndPartnerForm({ partner, errors }: WithErrors & { partner: Partner }) {
  const t = useT()
  return (
    <PartnerForm
      action="deactivate_partner"
      id={partner.id}
      errors={errors}
      title={t('adminPartners.endTitle', { name: partner.name })}
      text={t('adminPartners.endText')}
      submit={t('adminPartners.endSubmit')}
      variant="danger"
      close={t('adminPartners.endKeep')}
    />
  )
}

type FormProps = Omit<FrameProps, 'action'> &
  WithErrors & {
    action: PartnerAction
    /** The partner or the key it is about. */
    id: string
  }

function PartnerForm({ id, ...form }: FormProps) {
  // A form about a partner is below its name.
  const isAboutOne = form.action !== 'create_partner'
  return (
    <ActionForm
      {...form}
      heading={isAboutOne ? 'h3' : 'h2'}
      isBelow={isAboutOne}
      hidden={{ id }}
      textOf={useErrorText()}
    />
  )
}

function useErrorText(): (error: PartnerFieldError) => string {
  const t = useT()
  const plainText = useFieldErrorText()
  return (error) => {
    if (error.field === 'scopes') return t('adminPartners.scopesMissing')
    if (error.field === 'origins') return t('adminPartners.originsInvalid', { max: ORIGINS_MAX })
    return plainText(error)
  }
}
