/** The account page: profile, sign-in, sessions, and stored data. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import type { ProfileWire } from '#contract/accounts.ts'
import { useT } from '#i18n/use-t.ts'
import type { Result } from '#shared/result.ts'
import type { ApiProblem } from '#web/api/client.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { NeedsScript } from '../sign-in/needs-script.tsx'
import { SignOutButton } from '../sign-out-button.tsx'
import type { OpenEmailChange, OwnSession } from './account-calls.ts'
import css from './account-page.module.css'
import { AccountPart, type PartId } from './account-part.tsx'
import { AddressRow } from './address-row.tsx'
import { CloseAccount, type Closing } from './close-account.tsx'
import { EmailRow } from './email-row.tsx'
import { ExportRow } from './export-row.tsx'
import { PasswordRow } from './password-row.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ReauthenticateProvider } from './reauthenticate.tsx'
import { SessionList } from './session-list.tsx'

export type AccountDetails = {
  userId: string
  profile: ProfileWire
  sessions: Result<OwnSession[], ApiProblem>
  emailChange: OpenEmailChange | null
  unavailableCountries: string[]
}

type Props = {
  account: AccountDetails
  /** Below the contents. */
  aside: ReactNode
  /** What the page shows is out of date. */
  onChanged: () => Promise<void>
  onClosing: (closing: Closing) => void
}

const PARTS = [
  { id: 'details', title: 'accountPage.detailsTitle' },
  { id: 'sign-in', title: 'accountPage.signInTitle' },
  { id: 'sessions', title: 'accountPage.sessionsTitle' },
  { id: 'data', title: 'accountPage.dataTitle' },
] as const satisfies readonly { id: PartId; title: string }[]

/** What it says to everybody, until the browser has loaded the account. Decision 0048. */
export function AccountSkeleton() {
  const t = useT()
  return (
    <div className={`wrap page ${css.page}`}>
      <Opening />
      <div className={css.parts}>
        <AccountPart
          id="details"
          title={t('accountPage.detailsTitle')}
          lead={t('account.profileLead')}
        >
          <NeedsScript />
          <Skeleton label={t('ui.loading')} shape="page" />
        </AccountPart>
      </div>
    </div>
  )
}

export function AccountPage({ account, aside, onChanged, onClosing }: Props) {
  const t = useT()
  const { userId, profile, sessions, emailChange, unavailableCountries } = account
  return (
    <ReauthenticateProvider userId={userId} profile={profile}>
      <div className={`wrap page ${css.page}`}>
        <Opening>{aside}</Opening>
        <div className={css.parts}>
          <AccountPart
            id="details"
            title={t('accountPage.detailsTitle')}
            lead={t('account.profileLead')}
          >
            <ProfileForm profile={profile} unavailableCountries={unavailableCountries} />
            <AddressRow
              profile={profile}
              unavailableCountries={unavailableCountries}
              onChanged={onChanged}
            />
          </AccountPart>
          <AccountPart id="sign-in" title={t('accountPage.signInTitle')}>
            <EmailRow
              userId={userId}
              profile={profile}
              change={emailChange}
              onChanged={onChanged}
            />
            <PasswordRow userId={userId} profile={profile} onChanged={onChanged} />
          </AccountPart>
          <AccountPart
            id="sessions"
            title={t('accountPage.sessionsTitle')}
            lead={t('accountPage.sessionsLead')}
          >
            <SessionList userId={userId} sessions={sessions} onChanged={onChanged} />
          </AccountPart>
          <AccountPart id="data" title={t('accountPage.dataTitle')}>
            <ExportRow userId={userId} />
            <CloseAccount userId={userId} email={profile.email} onClosing={onClosing} />
          </AccountPart>
        </div>
      </div>
    </ReauthenticateProvider>
  )
}

function Opening({ children }: { children?: ReactNode }) {
  const t = useT()
  return (
    <>
      <header className={css.opening}>
        <h1>{t('accountPage.title')}</h1>
        <div className={css.actions}>
          <Link to="/orders" className="target">
            {t('account.orders')}
          </Link>
          <SignOutButton size="small" />
        </div>
      </header>
      <div className={css.side}>
        <nav className={css.contents} aria-label={t('accountPage.onThisPage')}>
          <ul>
            {PARTS.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{t(title)}</a>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </>
  )
}
