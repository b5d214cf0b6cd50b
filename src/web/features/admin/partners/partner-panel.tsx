/** One partner: how to reach it, its keys, and what can be done with them. */
import { type ApiKey, type KeyState, keyState, type Partner } from '#domain/partners/partner.ts'
import { useT } from '#i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

import { errorsOf, isOpen, type OpenFormParam } from '../forms/action.ts'
import { useFieldErrorText } from '../forms/action-form.tsx'
import { ButtonForm } from '../forms/button-form.tsx'
import { FormErrors } from '../forms/form-errors.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import table from '../parts/data-table.module.css'
import { DateCell, PanelTable } from '../parts/data-table.tsx'
import { DateTime } from '../parts/date-time.tsx'
import { DescriptionList } from '../parts/description-list.tsx'
import layout from '../parts/form-layout.module.css'
import panel from '../parts/panel.module.css'
import { Panel } from '../parts/panel.tsx'
import css from './partners.module.css'
import type { PartnerErrors } from './partners.ts'
import { EndPartnerForm, IssueKeyForm, KeyForm } from './partners-forms.tsx'

type Props = {
  partner: Partner
  open: OpenFormParam | null
  errors: PartnerErrors | undefined
  mayChange: boolean
  now: Date
}

export function PartnerPanel({ partner, open, errors, mayChange, now }: Props) {
  const t = useT()
  const { id, name, contactEmail, createdAt, endedAt, keys } = partner
  const heading = `partner-${id}`

  return (
    <Panel id={heading} title={name}>
      <DescriptionList
        facts={[
          {
            label: t('adminPartners.contact'),
            value: <a href={`mailto:${encodeURI(contactEmail)}`}>{contactEmail}</a>,
          },
          { label: t('adminPartners.since'), value: <DateTime at={createdAt} isDay /> },
          {
            label: t('adminPartners.endedAt'),
            value: endedAt && <DateTime at={endedAt} isDay />,
          },
        ]}
      />
      {keys.length === 0 && <p className={panel.quiet}>{t('adminPartners.noKeys')}</p>}
      {keys.length > 0 && <Keys partner={partner} mayChange={mayChange} now={now} />}
      {mayChange && <PartnerActions partner={partner} open={open} errors={errors} />}
    </Panel>
  )
}

/** The form that is open here, or the ways to open one. */
function PartnerActions({ partner, open, errors }: Pick<Props, 'partner' | 'open' | 'errors'>) {
  const t = useT()
  const textOf = useFieldErrorText()
  const { id, name, keys } = partner
  const apiKey = keys.find((key) => key.id === open?.id)
  if (apiKey && (open?.action === 'pause_key' || open?.action === 'revoke_key')) {
    return <KeyForm action={open.action} apiKey={apiKey} errors={errors} />
  }
  if (isOpen(open, 'issue_key', id)) {
    return <IssueKeyForm partner={partner} errors={errors} />
  }
  if (isOpen(open, 'deactivate_partner', id)) {
    return <EndPartnerForm partner={partner} errors={errors} />
  }
  return (
    <>
      {apiKey && <FormErrors errors={errorsOf('resume_key', errors)} textOf={textOf} />}
      <p className={layout.buttons}>
        <ActionLink to={`?form=issue_key&id=${id}`} about={name}>
          {t('adminPartners.issueStart')}
        </ActionLink>
        <ActionLink to={`?form=deactivate_partner&id=${id}`} variant="quiet" about={name}>
          {t('adminPartners.endStart')}
        </ActionLink>
      </p>
    </>
  )
}

const TONES = {
  live: 'ok',
  paused: 'warn',
  expired: 'neutral',
  revoked: 'neutral',
} as const satisfies Record<KeyState, BadgeTone>

function Keys({ partner: { name, keys }, ...rest }: Pick<Props, 'partner' | 'mayChange' | 'now'>) {
  const t = useT()
  return (
    <PanelTable
      caption={t('adminPartners.keys', { name })}
      columns={[
        t('adminPartners.key'),
        t('adminPartners.state'),
        t('adminPartners.scopes'),
        t('adminPartners.origins'),
        t('adminPartners.createdAt'),
        t('adminPartners.usedAt'),
        t('adminPartners.endsAt'),
        rest.mayChange && { text: t('adminPartners.keyActions'), isUnseen: true },
      ]}
    >
      {keys.map((key) => (
        <KeyRow key={key.id} apiKey={key} {...rest} />
      ))}
    </PanelTable>
  )
}

type RowProps = { apiKey: ApiKey; mayChange: boolean; now: Date }

function KeyRow({ apiKey, mayChange, now }: RowProps) {
  const t = useT()
  const { id, prefix, scopes, origins, createdAt, lastUsedAt, expiresAt, revokedAt } = apiKey
  const state = keyState(apiKey, now)
  const endsAt = revokedAt ?? expiresAt
  return (
    <tr>
      <th scope="row" className={`code ${table.line}`}>
        {prefix}…
      </th>
      <td className={table.line}>
        <Badge tone={TONES[state]}>{t(`adminPartners.state_${state}`)}</Badge>
      </td>
      <td className={`code ${css.scopes}`}>{scopes.join(', ')}</td>
      <td className={`code ${css.scopes}`}>{origins.join(' ') || '–'}</td>
      <DateCell at={createdAt} isDay />
      <DateCell at={lastUsedAt} none={t('adminPartners.never')} />
      <DateCell at={endsAt} isDay none={t('adminPartners.open')} />
      {mayChange && (
        <td>
          {(state === 'live' || state === 'paused') && (
            <KeyActions id={id} prefix={prefix} state={state} />
          )}
        </td>
      )}
    </tr>
  )
}

type KeyActionsProps = Pick<ApiKey, 'id' | 'prefix'> & { state: 'live' | 'paused' }

function KeyActions({ id, prefix, state }: KeyActionsProps) {
  const t = useT()
  return (
    <div className={css.keyActions}>
      {state === 'live' && (
        <ActionLink to={`?form=pause_key&id=${id}`} variant="quiet" about={prefix}>
          {t('adminPartners.pauseStart')}
        </ActionLink>
      )}
      {state === 'paused' && (
        <ButtonForm
          action="resume_key"
          hidden={{ id }}
          variant="quiet"
          submit={t('adminPartners.resumeSubmit')}
          about={prefix}
        />
      )}
      <ActionLink to={`?form=revoke_key&id=${id}`} variant="quiet" about={prefix}>
        {t('adminPartners.revokeStart')}
      </ActionLink>
    </div>
  )
}
