/** One delivery: what is said, to whom, and how each try went. */
import type { Attempt, ReadDelivery } from '#domain/webhooks/list-deliveries.server.ts'
import { INTERRUPTED, SEND_FAILURES } from '#domain/webhooks/sender.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { numberText } from '#shared/number-text.ts'
import { useCopyLabels } from '#web/labels/ui-labels.ts'
import { CodePanel } from '#web/ui/code-panel.tsx'

import { ButtonForm } from '../forms/button-form.tsx'
import { SuccessMessage } from '../forms/flash-message.tsx'
import { FormErrors } from '../forms/form-errors.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import { BackLink } from '../parts/back-link.tsx'
import table from '../parts/data-table.module.css'
import { DataTable } from '../parts/data-table.tsx'
import { DateTime, ZoneNote } from '../parts/date-time.tsx'
import { DescriptionList } from '../parts/description-list.tsx'
import layout from '../parts/form-layout.module.css'
import page from '../parts/page.module.css'
import panel from '../parts/panel.module.css'
import { Panel } from '../parts/panel.tsx'
import { useRefusalText } from './webhook-forms.tsx'
import { DeliveryBadge } from './webhook-state.tsx'
import css from './webhooks.module.css'
import type { PlainAction, WebhookAnswer } from './webhooks.ts'

type Props = {
  delivery: ReadDelivery
  answer: WebhookAnswer | undefined
  done: PlainAction | null
  mayChange: boolean
}

export function WebhookDelivery({ delivery, answer, done, mayChange }: Props) {
  const t = useT()
  const copy = useCopyLabels()
  const { id, endpointId, kind, state, attempts, payload, attemptLog } = delivery

  return (
    <>
      <BackLink
        to={`/admin/webhooks/endpoints/${endpointId}`}
        text={t('adminWebhooks.backToEndpoint', { partner: delivery.partner })}
      />
      <div className={page.head}>
        <h1>{t('adminWebhooks.deliveryTitle', { kind })}</h1>
        <DeliveryBadge state={state} attempts={attempts} />
      </div>
      {done && !answer && <SuccessMessage key={done} text={t(`adminWebhooks.done_${done}`)} />}
      <FormErrors
        errors={answer?.kind === 'refused' ? answer : undefined}
        textOf={useRefusalText()}
      />
      <Panel label={t('adminWebhooks.delivery')}>
        <DeliveryDetails delivery={delivery} />
        <div className={layout.buttons}>
          {mayChange && <ButtonForm action="redeliver" submit={t('adminWebhooks.redeliver')} />}
          {state === 'waiting' && (
            <ActionLink to={`/admin/webhooks/deliveries/${id}`} variant="quiet">
              {t('adminWebhooks.lookAgain')}
            </ActionLink>
          )}
        </div>
        {!mayChange && <p className={panel.quiet}>{t('adminWebhooks.readOnly')}</p>}
      </Panel>
      <section className={css.part}>
        <h2>{t('adminWebhooks.attempts')}</h2>
        {attemptLog.length === 0 ? (
          <p className={panel.quiet}>{t('adminWebhooks.noAttempts')}</p>
        ) : (
          <AttemptLog attemptLog={attemptLog} />
        )}
      </section>
      <section className={css.part}>
        <h2>{t('adminWebhooks.body')}</h2>
        <CodePanel
          name={t('adminWebhooks.body')}
          label="application/json"
          code={JSON.stringify(payload, null, 2)}
          words={copy}
          isTight
        />
      </section>
      <ZoneNote />
    </>
  )
}

function DeliveryDetails({ delivery }: Pick<Props, 'delivery'>) {
  const t = useT()
  const { url, eventId, createdAt, deliveredAt, nextAttemptAt, attempts } = delivery
  return (
    <DescriptionList
      facts={[
        { label: t('adminWebhooks.url'), value: <span className={css.url}>{url}</span> },
        { label: t('adminWebhooks.eventId'), value: <span className={css.url}>{eventId}</span> },
        { label: t('adminWebhooks.happenedAt'), value: <DateTime at={createdAt} /> },
        {
          label: t('adminWebhooks.arrivedAt'),
          value: deliveredAt && <DateTime at={deliveredAt} />,
        },
        {
          label: t('adminWebhooks.nextAttempt'),
          value: attempts > 0 && nextAttemptAt && <DateTime at={nextAttemptAt} />,
        },
      ]}
    />
  )
}

function AttemptLog({ attemptLog }: { attemptLog: readonly Attempt[] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <DataTable
      caption={t('adminWebhooks.attempts')}
      columns={[
        t('adminWebhooks.triedAt'),
        t('adminWebhooks.answer'),
        { text: t('adminWebhooks.duration'), isNumber: true },
      ]}
    >
      {attemptLog.map((one) => (
        <tr key={one.id}>
          <th scope="row" className={table.line}>
            <DateTime at={one.attemptedAt} isExact />
          </th>
          <td className={css.answer}>
            <AnswerOf {...one} />
          </td>
          <td data-number>
            {t('adminWebhooks.milliseconds', { count: numberText(one.durationMs, locale) })}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

/** A status and what came with it, or why there is none. */
function AnswerOf({ status, error }: Pick<Attempt, 'status' | 'error'>) {
  const t = useT()
  if (status !== null) {
    return (
      <>
        <span className="code">HTTP {status}</span>
        {error !== '' && <span className={css.said}>{error}</span>}
      </>
    )
  }
  const failure = [...SEND_FAILURES, INTERRUPTED].find((one) => one === error)
  return failure ? t(`adminWebhooks.failure_${failure}`) : error
}
