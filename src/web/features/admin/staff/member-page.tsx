/** One member of staff: their details, their sessions, and what an administrator can change. */
import type { StaffAccount, StaffSessionLine } from '#domain/accounts/staff/staff-details.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useProblem, useT } from '#i18n/use-t.ts'

import { type OpenFormParam, openForm } from '../forms/action.ts'
import { ActionForm } from '../forms/action-form.tsx'
import { SuccessMessage } from '../forms/flash-message.tsx'
import { FormErrorNote } from '../forms/form-frame.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { DateTime, ZoneNote } from '../parts/date-time.tsx'
import { DescriptionList } from '../parts/description-list.tsx'
import layout from '../parts/form-layout.module.css'
import page from '../parts/page.module.css'
import { Panel } from '../parts/panel.tsx'
import { SessionTable } from '../parts/session-table.tsx'
import { RoleField } from './invite-form.tsx'
import css from './staff.module.css'
import type { MemberAction, StaffErrors } from './staff-action.ts'

type Props = {
  person: StaffAccount
  sessions: readonly StaffSessionLine[]
  /** What the forms were filled from. */
  revision: string
  ask: OpenFormParam<MemberAction> | null
  errors: StaffErrors<MemberAction> | undefined
  done: MemberAction | null
}

export function MemberPage({ person, sessions, revision, ask, errors, done }: Props) {
  const t = useT()
  const problem = useProblem()
  const { id, name, email } = person
  const isLone = errors?.action === 'revoke_session'

  return (
    <>
      <BackLink to="/admin/staff" text={t('adminStaff.back')} />
      <h1>{name || email}</h1>
      {done && !errors && <SuccessMessage key={done} text={t(`adminStaff.done_${done}`)} />}
      {isLone && errors.code && <FormErrorNote text={problem(errors.code)} />}
      <div className={page.evenColumns}>
        <Panel id="access" title={t('adminStaff.access')}>
          <MemberDetails person={person} />
          <Actions person={person} revision={revision} ask={ask} errors={errors} />
        </Panel>
        <Panel>
          <h2>{t('adminStaff.sessions')}</h2>
          <SessionTable sessions={sessions} action="revoke_session" />
          <p className={layout.buttons}>
            <ActionLink to={`/admin/audit?person=${id}`}>{t('adminStaff.seeAudit')}</ActionLink>
          </p>
        </Panel>
      </div>
      <ZoneNote />
    </>
  )
}

function MemberDetails({ person }: { person: StaffAccount }) {
  const t = useT()
  const { email, role, locale, isEnrolled, createdAt, lastSeenAt } = person
  return (
    <DescriptionList
      facts={[
        { label: t('adminStaff.email'), value: email },
        { label: t('adminStaff.role'), value: t(`admin.role_${role}`) },
        {
          label: t('adminStaff.oneTimePassword'),
          value: t(isEnrolled ? 'adminStaff.enrolled' : 'adminStaff.notEnrolled'),
        },
        { label: t('adminStaff.language'), value: LOCALE_NAMES[locale] },
        { label: t('adminStaff.since'), value: <DateTime at={createdAt} isDay /> },
        { label: t('adminStaff.lastSeen'), value: lastSeenAt && <DateTime at={lastSeenAt} /> },
      ]}
    />
  )
}

const STARTS = ['change_role', 'reset_device', 'revoke_sessions', 'remove_staff'] as const
type Start = (typeof STARTS)[number]

const isStart = (action: MemberAction): action is Start => STARTS.some((start) => start === action)

/** The form that is open, or the ways to open one. */
function Actions({ person, ask, ...rest }: Pick<Props, 'person' | 'revision' | 'ask' | 'errors'>) {
  const t = useT()
  const open = openForm(ask, rest.errors)
  if (open && isStart(open.action))
    return <OpenAction action={open.action} person={person} {...rest} />
  return (
    <p className={layout.buttons}>
      {STARTS.map((action) => (
        <ActionLink
          key={action}
          to={`?form=${action}`}
          variant={action === 'remove_staff' ? 'quiet' : 'outline'}
        >
          {t(`adminStaff.start_${action}`)}
        </ActionLink>
      ))}
    </p>
  )
}

type OpenProps = Pick<Props, 'person' | 'revision' | 'errors'> & { action: Start }

function OpenAction({ action, person, revision, errors }: OpenProps) {
  const t = useT()
  const name = person.name || person.email
  return (
    <ActionForm
      action={action}
      revision={revision}
      isBelow
      errors={errors}
      title={t(`adminStaff.title_${action}`, { name })}
      text={t(`adminStaff.text_${action}`, { email: person.email })}
      submit={t(`adminStaff.submit_${action}`)}
      variant={action === 'remove_staff' ? 'danger' : 'solid'}
      close={t('adminStaff.keep')}
    >
      {action === 'change_role' && (
        <>
          <div className={css.short}>
            <RoleField role={errors?.input.role || person.role} />
          </div>
          <p>{t('adminStaff.roleText')}</p>
        </>
      )}
    </ActionForm>
  )
}
