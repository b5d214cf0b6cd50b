import { Link } from 'react-router'

import type { Person } from '#domain/accounts/staff-person.ts'
import { useT } from '#i18n/use-t.ts'

import { Badge } from '../../../ui/badge.tsx'
import { Table } from '../../../ui/table.tsx'
import { Moment } from '../moment.tsx'
import css from './people.module.css'

type Props = { people: readonly Person[]; ownId: string }

export function PeopleTable({ people, ownId }: Props) {
  const t = useT()
  return (
    <div className={css.sheet}>
      <Table caption={t('adminPeople.area_staff')} isCaptionHidden density="dense">
        <thead>
          <tr>
            <th scope="col">{t('adminPeople.person')}</th>
            <th scope="col">{t('adminPeople.role')}</th>
            <th scope="col">{t('adminPeople.oneTimePassword')}</th>
            <th scope="col">{t('adminPeople.signedIn')}</th>
            <th scope="col" className={css.wide}>
              {t('adminPeople.lastSeen')}
            </th>
            <th scope="col" className={css.wide}>
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
      <th scope="row" className={css.who}>
        <Link to={isOwn ? '/admin/own' : `/admin/people/${id}`}>
          {name || email}
          {isOwn && ` ${t('adminPeople.you')}`}
        </Link>
        {name && <span>{email}</span>}
      </th>
      <td className={css.line}>{t(`admin.role_${role}`)}</td>
      <td className={css.line}>
        {isEnrolled ? (
          <Badge tone="ok">{t('adminPeople.enrolled')}</Badge>
        ) : (
          <Badge tone="warn">{t('adminPeople.notEnrolled')}</Badge>
        )}
      </td>
      <td className={css.line}>
        {sessions > 0 ? t('adminPeople.places', { count: sessions }) : t('adminPeople.no')}
      </td>
      <td className={`${css.line} ${css.wide}`}>
        {lastSeenAt ? <Moment at={lastSeenAt} /> : t('adminPeople.never')}
      </td>
      <td className={`${css.line} ${css.wide}`}>
        <Moment at={createdAt} isDay />
      </td>
    </tr>
  )
}
