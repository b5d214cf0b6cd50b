import { Link } from 'react-router'

import type { StaffAccount } from '#domain/accounts/staff/staff-details.ts'
import { useT } from '#i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'

import table from '../parts/data-table.module.css'
import { DataTable, DateCell, EmailText } from '../parts/data-table.tsx'

type Props = { people: readonly StaffAccount[]; ownId: string }

export function StaffTable({ people, ownId }: Props) {
  const t = useT()
  return (
    <DataTable
      caption={t('adminStaff.area_staff')}
      className={table.loose}
      columns={[
        t('adminStaff.person'),
        t('adminStaff.role'),
        t('adminStaff.oneTimePassword'),
        { text: t('adminStaff.signedIn'), className: table.wide },
        { text: t('adminStaff.lastSeen'), className: table.wide },
        { text: t('adminStaff.since'), className: table.wide },
      ]}
    >
      {people.map((person) => (
        <Row key={person.id} person={person} isOwn={person.id === ownId} />
      ))}
    </DataTable>
  )
}

function Row({ person, isOwn }: { person: StaffAccount; isOwn: boolean }) {
  const t = useT()
  const { id, name, email, role, isEnrolled, sessions, lastSeenAt, createdAt } = person
  return (
    <tr>
      <th scope="row" className={`${table.who} ${table.person}`}>
        <Link to={isOwn ? '/admin/me' : `/admin/staff/${id}`}>
          {name || email}
          {isOwn && ` ${t('adminStaff.you')}`}
        </Link>
        {name && <EmailText email={email} />}
      </th>
      <td className={table.line}>{t(`admin.role_${role}`)}</td>
      <td className={table.line}>
        {isEnrolled ? (
          <Badge tone="ok">{t('adminStaff.enrolled')}</Badge>
        ) : (
          <Badge tone="warn">{t('adminStaff.notEnrolled')}</Badge>
        )}
      </td>
      <td className={`${table.line} ${table.wide}`}>
        {sessions > 0 ? t('adminStaff.places', { count: sessions }) : t('adminStaff.no')}
      </td>
      <DateCell at={lastSeenAt} isWide none={t('adminStaff.never')} />
      <DateCell at={createdAt} isDay isWide />
    </tr>
  )
}
