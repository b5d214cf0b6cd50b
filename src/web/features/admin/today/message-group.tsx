import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { DateTime } from '../parts/date-time.tsx'
import { Group, Row } from './group.tsx'
import css from './today.module.css'
import type { Today } from './today.server.ts'

/** The message that has waited longest for an answer comes first. */
export function MessageGroup({ messages }: Pick<Today, 'messages'>) {
  const t = useT()
  return (
    <Group
      title={t('adminToday.messages')}
      count={messages.count}
      to="/admin/messages"
      action={t('adminToday.answer')}
    >
      {messages.first.map(({ id, name, subject, topic, createdAt }) => (
        <Row
          key={id}
          name={
            <Link to={`/admin/messages/${id}`} className={css.link}>
              {subject || t(`adminToday.topic_${topic}`)}
            </Link>
          }
          about={name}
          side={<DateTime at={createdAt} isDay />}
        />
      ))}
    </Group>
  )
}
