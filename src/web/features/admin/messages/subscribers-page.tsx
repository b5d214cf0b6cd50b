/** Newsletter subscribers, with the record of their consent. */
import {
  NEWEST_SUBSCRIBERS,
  SUBSCRIPTION_STATES,
  type SubscriberFilter,
  type SubscriberSort,
} from '#domain/newsletter/subscriber.ts'
import type { SubscriberPage } from '#domain/newsletter/subscribers.server.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useT } from '#i18n/use-t.ts'
import type { PageMeta } from '#shared/page.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { FormFrame } from '../forms/form-frame.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import table from '../parts/data-table.module.css'
import { DataTable } from '../parts/data-table.tsx'
import { DateTime, ZoneNote } from '../parts/date-time.tsx'
import { FilterLinks } from '../parts/filter-links.tsx'
import { ListPages } from '../parts/list-pages.tsx'
import page from '../parts/page.module.css'
import panel from '../parts/panel.module.css'
import { headOf, sortParam } from '../parts/sort-head.tsx'
import type { SubscriberAction } from './message-action.ts'
import { SUBSCRIBERS_PATH, subscribersPath } from './message-paths.ts'
import css from './messages.module.css'
import { SearchForm } from './search-form.tsx'

type Subscribers = SubscriberPage['items']

type Props = {
  filter: SubscriberFilter
  subscribers: Subscribers
  counts: SubscriberPage['counts']
  meta: PageMeta
  /** What a link opened. */
  open: { action: SubscriberAction; id: string } | null
}

export function SubscribersPage({ filter, subscribers, counts, meta, open }: Props) {
  const t = useT()
  const all = counts.confirmed + counts.pending + counts.ended
  return (
    <>
      {open && <Opened open={open} subscribers={subscribers} filter={filter} />}
      <div className={page.tools}>
        <FilterLinks
          label={t('adminMessages.states')}
          active={filter.state ?? 'all'}
          choices={([...SUBSCRIPTION_STATES, 'all'] as const).map((name) => ({
            name,
            to: subscribersPath({ ...filter, state: name === 'all' ? null : name }),
            label: t(`adminMessages.subscription_${name}`),
            count: name === 'all' ? all : counts[name],
          }))}
        />
        <SearchForm
          action={SUBSCRIBERS_PATH}
          clear={subscribersPath({ ...filter, search: '' })}
          label={t('adminMessages.searchAddress')}
          input={filter.search}
          state={filter.state}
          sort={sortParam(filter.sort ?? NEWEST_SUBSCRIBERS, NEWEST_SUBSCRIBERS)?.sort}
        />
        {open === null && counts.confirmed > 0 && (
          <ActionLink to="?form=export_subscribers">{t('adminMessages.exportStart')}</ActionLink>
        )}
      </div>
      {subscribers.length > 0 ? (
        <Rows
          filter={filter}
          subscribers={subscribers}
          here={subscribersPath(filter, meta.current)}
        />
      ) : (
        <EmptyState
          title={t('adminMessages.emptySubscribers')}
          text={filter.search === '' ? undefined : t('adminMessages.emptySearch')}
        />
      )}
      <ListPages meta={meta} hrefOf={(number) => subscribersPath(filter, number)} />
      <ZoneNote />
    </>
  )
}

type OpenedProps = Pick<Props, 'subscribers' | 'filter'> & { open: NonNullable<Props['open']> }

/** What will happen is said before it does. */
function Opened({ open, subscribers, filter }: OpenedProps) {
  const t = useT()
  const shared = { heading: 'h2', to: subscribersPath(filter) } as const
  const subscriber = subscribers.find(({ id }) => id === open.id)
  if (open.action === 'export_subscribers') {
    return (
      <div className={panel.prominent}>
        <FormFrame
          {...shared}
          action="export_subscribers"
          title={t('adminMessages.exportTitle')}
          text={t('adminMessages.exportText')}
          submit={t('adminMessages.exportSubmit')}
          close={t('admin.close')}
        />
      </div>
    )
  }
  if (subscriber && subscriber.state !== 'ended') {
    return (
      <div className={panel.prominent}>
        <FormFrame
          {...shared}
          action="end_subscription"
          hidden={{ id: subscriber.id }}
          title={t('adminMessages.endTitle', { email: subscriber.email })}
          text={t('adminMessages.endText')}
          submit={t('adminMessages.endSubmit')}
          variant="danger"
          close={t('admin.close')}
        />
      </div>
    )
  }
  return null
}

type RowsProps = Pick<Props, 'filter' | 'subscribers'> & { here: string }

function Rows({ filter, subscribers, here }: RowsProps) {
  const t = useT()
  const { sort = NEWEST_SUBSCRIBERS } = filter
  const head = (key: SubscriberSort['key'], isDescending: boolean) =>
    headOf(sort, { key, isDescending }, (sort) => subscribersPath({ ...filter, sort }))
  return (
    <DataTable
      caption={t('adminMessages.subscribers')}
      className={table.loose}
      columns={[
        { text: t('admin.email'), ...head('email', false) },
        { text: t('adminMessages.requestedAt'), ...head('requested', true), className: table.wide },
        t('adminMessages.confirmedAt'),
        t('adminMessages.endedAt'),
      ]}
    >
      {subscribers.map((subscriber) => (
        <Row key={subscriber.id} subscriber={subscriber} here={here} />
      ))}
    </DataTable>
  )
}

function Row({ subscriber, here }: { subscriber: Subscribers[number]; here: string }) {
  const t = useT()
  const { id, email, locale, state, requestedAt, confirmedAt, endedAt } = subscriber
  return (
    <tr>
      <th scope="row" className={`${table.who} ${css.from}`}>
        {email}
        <span>{LOCALE_NAMES[locale]}</span>
      </th>
      <td className={`${css.line} ${table.wide}`}>
        <DateTime at={requestedAt} />
      </td>
      <td className={css.line}>{confirmedAt ? <DateTime at={confirmedAt} /> : t('admin.none')}</td>
      <td className={css.line}>
        {state === 'ended' && endedAt ? (
          <DateTime at={endedAt} />
        ) : (
          <ActionLink to={`${here}&form=end_subscription&id=${id}`} about={email}>
            {t('adminMessages.endStart')}
          </ActionLink>
        )}
      </td>
    </tr>
  )
}
