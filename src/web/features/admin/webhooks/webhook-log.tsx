/** What was sent, narrowed by how it went, page by page. */
import { Link } from 'react-router'

import type { DeliveryLine } from '#domain/webhooks/list-deliveries.server.ts'
import { useT } from '#i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import table from '../parts/data-table.module.css'
import { DataTable, DateCell } from '../parts/data-table.tsx'
import { FilterLinks } from '../parts/filter-links.tsx'
import { ListPages } from '../parts/list-pages.tsx'
import { DeliveryBadge } from './webhook-state.tsx'
import css from './webhooks.module.css'
import type { WebhookLog as Log } from './webhooks.server.ts'
import { LOG_FILTERS, logPath } from './webhooks.ts'

type Props = {
  log: Log
  /** The address of the page that shows the log. */
  base: string
  /** Where all rows belong to one endpoint, they omit its name. */
  isOfOne?: boolean
}

export function WebhookLog({ log, base, isOfOne = false }: Props) {
  const t = useT()
  const { filter, lines, meta, counts } = log
  return (
    <section className={css.part}>
      <h2>{t('adminWebhooks.deliveries')}</h2>
      <FilterLinks
        label={t('adminWebhooks.filters')}
        active={filter}
        choices={LOG_FILTERS.map((name) => ({
          name,
          to: logPath(base, name),
          label: t(`adminWebhooks.show_${name}`),
          count: counts[name],
        }))}
      />
      {lines.length > 0 ? (
        <Lines lines={lines} isOfOne={isOfOne} />
      ) : (
        <EmptyState title={t(`adminWebhooks.empty_${filter}`)} />
      )}
      <ListPages meta={meta} hrefOf={(page) => logPath(base, filter, page)} />
    </section>
  )
}

function Lines({ lines, isOfOne }: { lines: readonly DeliveryLine[]; isOfOne: boolean }) {
  const t = useT()
  return (
    <DataTable
      caption={t('adminWebhooks.deliveries')}
      columns={[
        t('adminWebhooks.event'),
        t('adminWebhooks.state'),
        !isOfOne && { text: t('adminWebhooks.endpoint'), className: table.wide },
        t('adminWebhooks.happenedAt'),
        { text: t('adminWebhooks.attempts'), isNumber: true, className: table.wide },
        { text: t('adminWebhooks.nextAttempt'), className: table.wide },
      ]}
    >
      {lines.map((line) => (
        <Row key={line.id} line={line} isOfOne={isOfOne} />
      ))}
    </DataTable>
  )
}

function Row({ line, isOfOne }: { line: DeliveryLine; isOfOne: boolean }) {
  const { id, kind, state, attempts, partner, url, createdAt, nextAttemptAt } = line
  return (
    <tr>
      <th scope="row" className="code">
        <Link to={`/admin/webhooks/deliveries/${id}`} className={table.number}>
          {kind}
        </Link>
      </th>
      <td className={table.line}>
        <DeliveryBadge state={state} attempts={attempts} />
      </td>
      {!isOfOne && (
        <td className={`${css.place} ${table.wide}`}>
          {partner}
          <span>{url}</span>
        </td>
      )}
      <DateCell at={createdAt} />
      <td data-number className={table.wide}>
        {attempts}
      </td>
      <DateCell at={attempts > 0 ? nextAttemptAt : null} isWide />
    </tr>
  )
}
