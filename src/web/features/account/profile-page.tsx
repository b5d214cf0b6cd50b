import { Link } from 'react-router'

import type { ProfileWire } from '#contract/accounts.ts'
import { useT } from '#i18n/use-t.ts'

import { Badge } from '../../ui/badge.tsx'
import { Note } from '../../ui/note.tsx'
import { AccountFrame } from './account-frame.tsx'
import { ProfileForm } from './profile-form.tsx'
import css from './profile-page.module.css'
import { SignOutButton } from './sign-out-button.tsx'

export function ProfilePage({ profile }: { profile: ProfileWire }) {
  const t = useT()
  return (
    <AccountFrame
      title={t('account.profileTitle')}
      lead={t('account.profileLead')}
      aside={<Account profile={profile} />}
    >
      <ProfileForm profile={profile} />
    </AccountFrame>
  )
}

function Account({ profile: { email, email_proven: isProven } }: { profile: ProfileWire }) {
  const t = useT()
  return (
    <div className={css.account}>
      <dl className={css.address}>
        <dt>{t('account.email')}</dt>
        <dd>
          <span>{email}</span>
          <Badge tone={isProven ? 'ok' : 'warn'}>
            {isProven ? t('account.isProven') : t('account.isNotProven')}
          </Badge>
        </dd>
      </dl>
      {!isProven && <Note tone="warn">{t('account.howToProve')}</Note>}
      <div className={css.ways}>
        <Link to="/orders" className={css.orders}>
          {t('account.orders')}
        </Link>
        <SignOutButton size="small" />
      </div>
    </div>
  )
}
