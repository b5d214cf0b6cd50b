/** Messages to the company, newest first: those without an answer, or all. */
import { Link } from 'react-router'

import type { Colleague } from '#domain/accounts/staff/staff-list.server.ts'
import {
  CONTACT_STATES,
  CONTACT_TOPICS,
  type ContactFilter,
  NEWEST_MESSAGES,
} from '#domain/contact/contact.ts'
import type { MessagePage } from '#domain/contact/list-messages.server.ts'
import { useT } from '#i18n/use-t.ts'
import type { PageMeta } from '#shared/page.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Select } from '#web/ui/select.tsx'

import table from '../parts/data-table.module.css'
import { DataTable } from '../parts/data-table.tsx'
import { DateTime, ZoneNote } from '../parts/date-time.tsx'
import { FilterLinks } from '../parts/filter-links.tsx'
import { ListPages } from '../parts/list-pages.tsx'
import page from '../parts/page.module.css'
import { headOf, sortParam } from '../parts/sort-head.tsx'
import { ContactStateBadge } from './contact-state.tsx'
import { MESSAGES_PATH, messagesPath } from './message-paths.ts'
import css from './messages.module.css'
import { SearchForm } from './search-form.tsx'

type Props = {
  filter: ContactFilter
  contacts: MessagePage['items']
  counts: MessagePage['counts']
  colleagues: readonly Colleague[]
  meta: PageMeta
}

export function MessagesPage({ filter, contacts, counts, colleagues, meta }: Props) {
  const t = useT()
  const all = counts.open + counts.answered + counts.closed
  return (
    <>
      <div className={page.tools}>
        <FilterLinks
          label={t('adminMessages.states')}
          active={filter.state ?? 'all'}
          choices={([...CONTACT_STATES, 'all'] as const).map((name) => ({
            name,
            to: messagesPath({ ...filter, state: name === 'all' ? null : name }),
            label: t(`adminMessages.state_${name}`),
            count: name === 'all' ? all : counts[name],
          }))}
        />
        <SearchForm
          action={MESSAGES_PATH}
          clear={messagesPath({ ...filter, search: '' })}
          label={t('adminMessages.searchLabel')}
          input={filter.search}
          state={filter.state}
          sort={sortParam(filter.sort ?? NEWEST_MESSAGES, NEWEST_MESSAGES)?.sort}
        >
          <Select
            aria-label={t('adminMessages.topic')}
            name="topic"
            defaultValue={filter.topic ?? ''}
            placeholder={t('adminMessages.anyOf', { name: t('adminMessages.topic') })}
            options={CONTACT_TOPICS.map((value) => ({
              value,
              label: t(`adminMessages.topic_${value}`),
            }))}
          />
          <Select
            aria-label={t('adminMessages.assignedTo')}
            name="assigned"
            defaultValue={filter.assignedTo ?? ''}
            placeholder={t('adminMessages.anyOf', { name: t('adminMessages.assignedTo') })}
            options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </SearchForm>
      </div>
      {contacts.length > 0 ? (
        <Contacts filter={filter} contacts={contacts} colleagues={colleagues} />
      ) : (
        <EmptyState
          title={t('adminMessages.emptyMessages')}
          text={filter.search === '' ? undefined : t('adminMessages.emptySearch')}
        />
      )}
      <ListPages meta={meta} hrefOf={(number) => messagesPath(filter, number)} />
      <ZoneNote />
    </>
  )
}

function Contacts({
  filter,
  contacts,
  colleagues,
}: Pick<Props, 'filter' | 'contacts' | 'colleagues'>) {
  const t = useT()
  const { sort = NEWEST_MESSAGES } = filter
  const received = headOf(sort, NEWEST_MESSAGES, (sort) => messagesPath({ ...filter, sort }))
  const nameOf = new Map(colleagues.map(({ id, name }) => [id, name]))
  return (
    <DataTable
      caption={t('adminMessages.title')}
      className={table.loose}
      columns={[
        t('adminMessages.message'),
        t('adminMessages.writer'),
        { text: t('adminMessages.topic'), className: table.wide },
        { text: t('adminMessages.received'), ...received, className: table.wide },
        { text: t('adminMessages.assignedTo'), className: table.wide },
        t('admin.columnStatus'),
      ]}
    >
      {contacts.map(({ id, subject, message, name, email, company, topic, ...contact }) => (
        <tr key={id}>
          <th scope="row" className={`${table.who} ${css.from}`}>
            <Link to={`${MESSAGES_PATH}/${id}`}>
              {subject || firstLineOf(message) || t('adminMessages.noSubject')}
            </Link>
          </th>
          <td className={`${table.who} ${css.from}`}>
            {name}
            <span>{company ? `${company}${t('ui.separator')}${email}` : email}</span>
          </td>
          <td className={table.wide}>{t(`adminMessages.topic_${topic}`)}</td>
          <td className={`${css.line} ${table.wide}`}>
            <DateTime at={contact.createdAt} />
          </td>
          <td className={table.wide}>{nameOf.get(contact.assignedTo ?? '')}</td>
          <td className={css.line}>
            <ContactStateBadge state={contact.state} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

const TITLE_LENGTH = 60

function firstLineOf(message: string): string {
  const [line = ''] = message.split('\n')
  const letters = [...line]
  return letters.length > TITLE_LENGTH ? `${letters.slice(0, TITLE_LENGTH).join('')}…` : line
}
