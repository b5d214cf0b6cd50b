/** One endpoint: how it is doing, what can be done with it, and what was sent to it. */
import { endpointState } from '#domain/webhooks/endpoint-state.ts'
import type { EndpointRow } from '#domain/webhooks/list-deliveries.server.ts'
import { FAILING_DAYS_MAX, SECRET_OVERLAP_HOURS } from '#domain/webhooks/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import { ButtonForm } from '../forms/button-form.tsx'
import { SuccessMessage } from '../forms/flash-message.tsx'
import { FormErrors } from '../forms/form-errors.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { DateTime } from '../parts/date-time.tsx'
import { DescriptionList } from '../parts/description-list.tsx'
import layout from '../parts/form-layout.module.css'
import page from '../parts/page.module.css'
import panel from '../parts/panel.module.css'
import { Panel } from '../parts/panel.tsx'
import { Secret, useRefusalText, WebhookForm } from './webhook-forms.tsx'
import { EndpointBadge } from './webhook-state.tsx'
import css from './webhooks.module.css'
import type { PlainAction, WebhookAction, WebhookAnswer, WebhookErrors } from './webhooks.ts'

type Props = {
  endpoint: EndpointRow
  /** The form that a link opened. */
  asked: WebhookAction | null
  answer: WebhookAnswer | undefined
  done: PlainAction | null
  mayChange: boolean
  now: Date
}

export function WebhookEndpoint({ endpoint, asked, answer, done, mayChange, now }: Props) {
  const t = useT()
  const errors = answer?.kind === 'refused' ? answer : undefined
  const state = endpointState(endpoint)

  return (
    <>
      <BackLink to="/admin/webhooks" text={t('adminWebhooks.back')} />
      <div className={page.head}>
        <h1>{t('adminWebhooks.endpointTitle', { partner: endpoint.partner })}</h1>
        <EndpointBadge endpoint={endpoint} />
      </div>
      {done && !answer && <SuccessMessage key={done} text={t(`adminWebhooks.done_${done}`)} />}
      {answer?.kind === 'secret' && <Secret key={answer.secret} {...answer} />}
      {state === 'given_up' && (
        <Callout tone="danger" title={t('adminWebhooks.endpoint_given_up')}>
          <p>{t('adminWebhooks.givenUpText', { days: FAILING_DAYS_MAX })}</p>
        </Callout>
      )}
      <Panel label={t('adminWebhooks.endpoint')}>
        <EndpointDetails endpoint={endpoint} now={now} />
        {mayChange && state !== 'partner_deactivated' && (
          <Action endpoint={endpoint} open={errors?.action ?? asked} errors={errors} />
        )}
        {!mayChange && <p className={panel.quiet}>{t('adminWebhooks.readOnly')}</p>}
      </Panel>
    </>
  )
}

function EndpointDetails({ endpoint, now }: Pick<Props, 'endpoint' | 'now'>) {
  const t = useT()
  const { url, kinds, createdAt, failingSince, disabledAt, previousSecretUntil } = endpoint
  const isChangingOver = previousSecretUntil !== null && previousSecretUntil > now
  return (
    <DescriptionList
      facts={[
        { label: t('adminWebhooks.url'), value: <span className={css.url}>{url}</span> },
        {
          label: t('adminWebhooks.kinds'),
          value: <span className="code">{kinds.join(', ')}</span>,
        },
        { label: t('adminWebhooks.createdAt'), value: <DateTime at={createdAt} isDay /> },
        {
          label: t('adminWebhooks.failingSince'),
          value: failingSince && <DateTime at={failingSince} />,
        },
        { label: t('adminWebhooks.offSince'), value: disabledAt && <DateTime at={disabledAt} /> },
        {
          label: t('adminWebhooks.oldSecret'),
          value: isChangingOver && <DateTime at={previousSecretUntil} />,
        },
      ]}
    />
  )
}

type ActionProps = {
  endpoint: EndpointRow
  open: WebhookAction | null
  errors: WebhookErrors | undefined
}

/** The form that is open, or everything that can be done. */
function Action({ endpoint, open, errors }: ActionProps) {
  const t = useT()
  const refusalText = useRefusalText()
  if (open === 'renew_secret') {
    return (
      <WebhookForm
        action="renew_secret"
        errors={errors}
        title={t('adminWebhooks.renewTitle')}
        text={t('adminWebhooks.renewText', { hours: SECRET_OVERLAP_HOURS })}
        submit={t('adminWebhooks.renewSubmit')}
        close={t('adminWebhooks.close')}
      />
    )
  }
  if (open === 'switch_off' && endpoint.disabledAt === null) {
    return (
      <WebhookForm
        action="switch_off"
        errors={errors}
        title={t('adminWebhooks.offTitle')}
        text={t('adminWebhooks.offText')}
        submit={t('adminWebhooks.offSubmit')}
        variant="danger"
        close={t('adminWebhooks.offKeep')}
      />
    )
  }
  return (
    <>
      <FormErrors errors={errors} textOf={refusalText} />
      <Actions endpoint={endpoint} />
    </>
  )
}

function Actions({ endpoint: { disabledAt, failed } }: Pick<ActionProps, 'endpoint'>) {
  const t = useT()
  const renew = <ActionLink to="?form=renew_secret">{t('adminWebhooks.renewStart')}</ActionLink>
  if (disabledAt !== null) {
    return (
      <div className={layout.buttons}>
        <ButtonForm action="switch_on" variant="solid" submit={t('adminWebhooks.onSubmit')} />
        {renew}
      </div>
    )
  }
  return (
    <div className={layout.buttons}>
      {failed > 0 && (
        <ButtonForm
          action="redeliver_failed"
          variant="solid"
          submit={t('adminWebhooks.redeliverFailed', { count: failed })}
        />
      )}
      <ButtonForm action="send_test" submit={t('adminWebhooks.sendTest')} />
      {renew}
      <ActionLink variant="quiet" to="?form=switch_off">
        {t('adminWebhooks.offStart')}
      </ActionLink>
    </div>
  )
}
