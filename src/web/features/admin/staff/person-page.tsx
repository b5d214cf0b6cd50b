/** Somebody who works here: who they are, where they are signed in, and what an administrator can change. */
import { Link } from 'react-router'

import type { Person, StaffSessionLine } from '#domain/accounts/staff/staff-person.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { ButtonLink } from '#web/ui/button.tsx'

import { SuccessMessage } from '../forms/flash-message.tsx'
import { RefusedWhole } from '../forms/form-frame.tsx'
import { seenBy } from '../forms/revision.ts'
import { Moment, ZoneNote } from '../parts/date-time.tsx'
import { Facts } from '../parts/description-list.tsx'
import layout from '../parts/form-layout.module.css'
import page from '../parts/page.module.css'
import panel from '../parts/panel.module.css'
import { SessionTable } from '../parts/session-table.tsx'
import { RoleField } from './invite-form.tsx'
import css from './people.module.css'
import { type OpenFormParam, openForm, type PersonAction, type Refused } from './people.ts'
import { PeopleForm } from './people-form.tsx'

type Props = {
  person: Person
  sessions: readonly StaffSessionLine[]
  /** What the forms were filled from. */
  seen: string
  ask: OpenFormParam<PersonAction> | null
  refused: Refused<PersonAction> | undefined
  done: PersonAction | null
}

export function PersonPage({ person, sessions, seen, ask, refused, done }: Props) {
  const t = useT()
  const problem = useProblem()
  const { id, name, email } = person
  const isLone = refused?.action === 'end_session'

  return (
    <>
      <p>
        <Link to="/admin/people" className={page.up}>
          {t('adminPeople.back')}
        </Link>
      </p>
      <h1>{name || email}</h1>
      {done && !refused && <SuccessMessage key={done} text={t(`adminPeople.done_${done}`)} />}
      {isLone && refused.code && <RefusedWhole text={problem(refused.code)} />}
      <div className={page.evenColumns}>
        <section className={panel.panel} aria-labelledby="access">
          <h2 id="access">{t('adminPeople.access')}</h2>
          <PersonFacts person={person} />
          <Works person={person} seen={seen} ask={ask} refused={refused} />
        </section>
        <section className={panel.panel}>
          <h2>{t('adminPeople.sessions')}</h2>
          <SessionTable sessions={sessions} action="end_session" />
          <p className={layout.buttons}>
            <ButtonLink to={`/admin/audit?person=${id}`} variant="outline" size="small">
              {t('adminPeople.seeAudit')}
            </ButtonLink>
          </p>
        </section>
      </div>
      <ZoneNote />
    </>
  )
}

function PersonFacts({ person }: { person: Person }) {
  const t = useT()
  const { email, role, locale, isEnrolled, createdAt, lastSeenAt } = person
  return (
    <Facts
      facts={[
        { label: t('adminPeople.email'), value: email },
        { label: t('adminPeople.role'), value: t(`admin.role_${role}`) },
        {
          label: t('adminPeople.oneTimePassword'),
          value: t(isEnrolled ? 'adminPeople.enrolled' : 'adminPeople.notEnrolled'),
        },
        { label: t('adminPeople.language'), value: LOCALE_NAMES[locale] },
        { label: t('adminPeople.since'), value: <Moment at={createdAt} isDay /> },
        { label: t('adminPeople.lastSeen'), value: lastSeenAt && <Moment at={lastSeenAt} /> },
      ]}
    />
  )
}

const STARTS = ['change_role', 'reset_device', 'end_sessions', 'remove_person'] as const
type Start = (typeof STARTS)[number]

const isStart = (action: PersonAction): action is Start => STARTS.some((start) => start === action)

/** The form that is open, or the ways to open one. */
function Works({ person, ask, ...rest }: Pick<Props, 'person' | 'seen' | 'ask' | 'refused'>) {
  const t = useT()
  const open = openForm(ask, rest.refused)
  if (open && isStart(open.action))
    return <OpenAction action={open.action} person={person} {...rest} />
  return (
    <p className={layout.buttons}>
      {STARTS.map((action) => (
        <ButtonLink
          key={action}
          to={`?form=${action}`}
          variant={action === 'remove_person' ? 'quiet' : 'outline'}
          size="small"
          preventScrollReset
        >
          {t(`adminPeople.start_${action}`)}
        </ButtonLink>
      ))}
    </p>
  )
}

type OpenProps = Pick<Props, 'person' | 'seen' | 'refused'> & { action: Start }

function OpenAction({ action, person, seen, refused }: OpenProps) {
  const t = useT()
  const name = person.name || person.email
  const mine = refused?.action === action ? refused : undefined
  return (
    <PeopleForm
      action={action}
      hidden={{ seen: seenBy(mine && { code: mine.code, seen: mine.input.seen }, seen) }}
      isBelow
      refused={refused}
      title={t(`adminPeople.title_${action}`, { name })}
      text={t(`adminPeople.text_${action}`, { email: person.email })}
      submit={t(`adminPeople.submit_${action}`)}
      variant={action === 'remove_person' ? 'danger' : 'solid'}
      close={t('adminPeople.keep')}
    >
      {action === 'change_role' && (
        <>
          <div className={css.short}>
            <RoleField role={refused?.input.role || person.role} />
          </div>
          <p>{t('adminPeople.roleText')}</p>
        </>
      )}
    </PeopleForm>
  )
}
