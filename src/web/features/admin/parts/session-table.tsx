/** The sessions of an account, and the forms to end them. */
import { useT } from '#i18n/use-t.ts'

import { ButtonForm } from '../forms/button-form.tsx'
import table from './data-table.module.css'
import { DateCell, PanelTable } from './data-table.tsx'
import panel from './panel.module.css'

export type SessionLine = {
  id: string
  client: string
  createdAt: Date
  lastSeenAt: Date
  isConfirmed?: boolean
  isCurrent?: boolean
}

type Props = {
  sessions: readonly SessionLine[]
  /** What ends one; `null` for who may not. */
  action: string | null
}

export function SessionTable({ sessions, action }: Props) {
  const t = useT()
  if (sessions.length === 0) return <p className={panel.quiet}>{t('adminStaff.noSessions')}</p>
  return (
    <PanelTable
      caption={t('adminStaff.sessions')}
      columns={[
        t('adminStaff.client'),
        t('adminStaff.lastSeen'),
        { text: t('adminStaff.startedAt'), className: table.wide },
        action && { text: t('adminStaff.endSession'), isUnseen: true },
      ]}
    >
      {sessions.map((session) => (
        <Row key={session.id} session={session} action={action} />
      ))}
    </PanelTable>
  )
}

function Row({ session, action }: { session: SessionLine; action: string | null }) {
  const t = useT()
  const { id, client, createdAt, lastSeenAt, isConfirmed = true, isCurrent = false } = session
  const name = client || t('adminStaff.unknownClient')
  return (
    <tr>
      <th scope="row">
        {name}
        {isCurrent && ` ${t('adminStaff.here')}`}
        {!isConfirmed && ` ${t('adminStaff.unconfirmed')}`}
      </th>
      <DateCell at={lastSeenAt} />
      <DateCell at={createdAt} isWide />
      {action && (
        <td>
          {!isCurrent && (
            <ButtonForm
              action={action}
              hidden={{ id }}
              submit={t('adminStaff.endSession')}
              about={name}
            />
          )}
        </td>
      )}
    </tr>
  )
}
