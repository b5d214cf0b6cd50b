import { Link } from 'react-router'

import type { Person } from '#domain/accounts/staff/staff-person.ts'
import { useT } from '#i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Table } from '#web/ui/table.tsx'

import table from '../parts/data-table.module.css'
import { Moment } from '../parts/date-time.tsx'

type Props = { people: readonly Person[]; ownId: string }

export function PeopleTable({ people, ownId }: Props) {
  const t = useT()
  return (
    <div className={`${table.table} ${table.loose}`}>
      <Table caption={t('adminPeople.area_staff')} isCaptionHidden density="dense">
        <thead>
          <tr>
            <th scope="col">{t('adminPeople.person')}</th>
            <th scope="col">{t('adminPeople.role')}</th>
            <th scope="col">{t('adminPeople.oneTimePassword')}</th>
            <th scope="col">{t('adminPeople.signedIn')}</th>
            <th scope="col" className={table.wide}>
              {t('adminPeople.lastSeen')}
            </th>
            <th scope="col" className={table.wide}>
              {t('adminPeople.since')}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <Row key={person.id} person={person} isOwn={person.id === ownId} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function Row({ person, isOwn }: { person: Person; isOwn: boolean }) {
  const t = useT()
  const { id, name, email, role, isEnrolled, sessions, lastSeenAt, createdAt } = person
  return (
    <tr>
      <th scope="row" className={`${table.who} ${table.person}`}>
        <Link to={isOwn ? '/admin/own' : `/admin/people/${id}`}>
          {name || email}
          {isOwn && ` ${t('adminPeople.you')}`}
        </Link>
        {name && <span>{email}</span>}
      </th>
      <td className={table.line}>{t(`admin.role_${role}`)}</td>
      <td className={table.line}>
        {isEnrolled ? (
          <Badge tone="ok">{t('adminPeople.enrolled')}</Badge>
        ) : (
          <Badge tone="warn">{t('adminPeople.notEnrolled')}</Badge>
        )}
      </td>
      <td className={table.line}>
        {sessions > 0 ? t('adminPeople.places', { count: sessions }) : t('adminPeople.no')}
      </td>
      <td className={`${table.line} ${table.wide}`}>
        {lastSeenAt ? <Moment at={lastSeenAt} /> : t('adminPeople.never')}
      </td>
      <td className={`${table.line} ${table.wide}`}>
        <Moment at={createdAt} isDay />
      </td>
    </tr>
  )
}
