/** The sessions of the account, each with a button that ends it. Reliability, case 26. */
import { useRef, useState } from 'react'

import { useLocale, useT } from '#i18n/use-t.ts'
import type { Result } from '#shared/result.ts'
import type { ApiProblem } from '#web/api/client.ts'
import { useReason } from '#web/api/use-call-problem.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'

import { endSession, type OwnSession, revokeOtherSessions } from './account-calls.ts'
import { dateTimeText } from './date-time-text.ts'
import { useReauthenticate } from './reauthenticate.tsx'
import css from './session-list.module.css'

type Props = {
  userId: string
  sessions: Result<OwnSession[], ApiProblem>
  onChanged: () => Promise<void>
}

export function SessionList({ userId, sessions, onChanged }: Props) {
  const t = useT()
  const { list, ending, end } = useEnding(onChanged)
  if (!sessions.ok) return <NoList onTryAgain={onChanged} />

  const hasOthers = sessions.value.some(({ is_current: isCurrent }) => !isCurrent)
  const ended = (client: string) => t('accountPage.sessionEnded', { client })
  return (
    <div className={css.sessions}>
      <ul ref={list} className={css.list} tabIndex={-1} aria-labelledby="sessions-title">
        {currentFirst(sessions.value).map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            isBusy={ending === session.id}
            onEnd={(client) => end(session.id, () => endSession(userId, session.id), ended(client))}
          />
        ))}
      </ul>
      {hasOthers && (
        <div>
          <Button
            variant="outline"
            size="small"
            isBusy={ending === ALL}
            onClick={() =>
              void end(ALL, () => revokeOtherSessions(userId), t('accountPage.othersEnded'))
            }
          >
            {t('accountPage.endOthers')}
          </Button>
        </div>
      )}
    </div>
  )
}

const ALL = 'all-others'

/** One at a time. What was pressed is gone afterwards, so the list takes the focus. */
function useEnding(onChanged: () => Promise<void>) {
  const reauthenticate = useReauthenticate()
  const notify = useNotify()
  const reasonOf = useReason()
  const list = useRef<HTMLUListElement>(null)
  const [ending, setEnding] = useState<string | null>(null)

  async function end(
    id: string,
    call: () => Promise<Result<unknown, ApiProblem>>,
    done: string,
  ): Promise<void> {
    if (ending !== null) return
    setEnding(id)
    const answer = await reauthenticate(call)
    if (answer?.ok) {
      await onChanged()
      notify({ text: done, type: 'ok' })
      list.current?.focus()
    } else if (answer) {
      notify({ text: reasonOf(answer.error) })
    }
    setEnding(null)
  }

  return { list, ending, end }
}

type LineProps = {
  session: OwnSession
  isBusy: boolean
  onEnd: (client: string) => Promise<void>
}

function SessionLine({ session, isBusy, onEnd }: LineProps) {
  const t = useT()
  const locale = useLocale()
  const { is_current: isCurrent, created_at: since, last_seen_at: lastSeen } = session
  const client = session.client || t('accountPage.clientUnknown')
  const when = (at: string) => dateTimeText(new Date(at), locale)

  return (
    <li className={css.session}>
      <div className={css.words}>
        <p className={css.client}>
          <span>{client}</span>
          {isCurrent && <Badge tone="ok">{t('accountPage.thisDevice')}</Badge>}
        </p>
        <p className={css.moments}>
          <span>{t('accountPage.signedInAt', { date: when(since) })}</span>
          {lastSeen !== null && (
            <span>{t('accountPage.lastSeenAt', { date: when(lastSeen) })}</span>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="outline"
          size="small"
          isBusy={isBusy}
          aria-label={`${t('accountPage.endSession')}: ${client}`}
          onClick={() => void onEnd(client)}
        >
          {t('accountPage.endSession')}
        </Button>
      )}
    </li>
  )
}

function NoList({ onTryAgain }: { onTryAgain: () => Promise<void> }) {
  const t = useT()
  return (
    <div className={css.sessions}>
      <p>{t('accountPage.sessionsFailed')}</p>
      <div>
        <Button variant="outline" size="small" onClick={() => void onTryAgain()}>
          {t('account.tryAgain')}
        </Button>
      </div>
    </div>
  )
}

const currentFirst = (sessions: readonly OwnSession[]): OwnSession[] =>
  sessions.toSorted((one, other) => Number(other.is_current) - Number(one.is_current))
