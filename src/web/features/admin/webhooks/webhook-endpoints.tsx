/** The partners' webhook endpoints, and the form for a new one. */
import { Link } from 'react-router'

import { WEBHOOK_KINDS } from '#domain/webhooks/kinds.ts'
import type { EndpointRow } from '#domain/webhooks/list-deliveries.server.ts'
import { ENDPOINT_URL_LENGTH_MAX } from '#domain/webhooks/policy.ts'
import { useT } from '#i18n/use-t.ts'

import { TextField, useFields } from '../forms/action-form.tsx'
import { CheckboxGroup } from '../forms/checkbox-group.tsx'
import { SelectField } from '../forms/select-field.tsx'
import table from '../parts/data-table.module.css'
import { DataTable } from '../parts/data-table.tsx'
import layout from '../parts/form-layout.module.css'
import { Panel } from '../parts/panel.tsx'
import { useRefusalText, WebhookForm } from './webhook-forms.tsx'
import { EndpointBadge, kindKey } from './webhook-state.tsx'
import css from './webhooks.module.css'
import type { WebhookErrors } from './webhooks.ts'

export function EndpointsTable({ endpoints }: { endpoints: readonly EndpointRow[] }) {
  const t = useT()
  return (
    <DataTable
      caption={t('adminWebhooks.endpoints')}
      columns={[
        t('adminWebhooks.endpoint'),
        t('adminWebhooks.state'),
        { text: t('adminWebhooks.kinds'), className: table.wide },
        { text: t('adminWebhooks.show_waiting'), isNumber: true },
        { text: t('adminWebhooks.show_failed'), isNumber: true },
      ]}
    >
      {endpoints.map((endpoint) => (
        <tr key={endpoint.id}>
          <th scope="row" className={css.place}>
            <Link to={`/admin/webhooks/endpoints/${endpoint.id}`} className={table.number}>
              {endpoint.partner}
            </Link>
            <span>{endpoint.url}</span>
          </th>
          <td className={table.line}>
            <EndpointBadge endpoint={endpoint} />
          </td>
          <td className={`code ${css.kinds} ${table.wide}`}>{endpoint.kinds.join(', ')}</td>
          <td data-number>{endpoint.waiting}</td>
          <td data-number data-some={endpoint.failed > 0 || undefined} className={css.failed}>
            {endpoint.failed}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

type FormProps = {
  partners: readonly { id: string; name: string }[]
  errors: WebhookErrors | undefined
}

export function NewEndpointForm({ partners, errors }: FormProps) {
  const t = useT()
  const fields = useFields('create_endpoint', errors, {}, { textOf: useRefusalText() })
  return (
    <Panel>
      <WebhookForm
        action="create_endpoint"
        errors={errors}
        title={t('adminWebhooks.createTitle')}
        text={t('adminWebhooks.createText')}
        submit={t('adminWebhooks.createSubmit')}
        close={t('adminWebhooks.close')}
      >
        <div className={layout.fields}>
          <SelectField
            state={fields('partnerId')}
            label={t('adminWebhooks.partner')}
            isRequired
            placeholder={t('adminWebhooks.choose')}
            options={partners.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField
            type="url"
            label={t('adminWebhooks.url')}
            hint={t('adminWebhooks.urlHint')}
            state={fields('url')}
            isRequired
            spellCheck={false}
            maxLength={ENDPOINT_URL_LENGTH_MAX}
          />
        </div>
        <CheckboxGroup
          name="kinds"
          legend={t('adminWebhooks.kindsLegend')}
          values={WEBHOOK_KINDS}
          chosen={errors?.input.kinds}
          labelOf={(kind) => (
            <>
              {t(kindKey(kind))} <span className={`code ${css.kind}`}>{kind}</span>
            </>
          )}
          error={fields('kinds').error}
        />
      </WebhookForm>
    </Panel>
  )
}
