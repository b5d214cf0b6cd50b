/** The way to one's account. Only the browser knows who is signed in, so the server always offers to sign in. */
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { useUser } from '../features/account/session.ts'
import css from './account-link.module.css'

export function AccountLink({ className }: { className: string | undefined }) {
  const t = useT()
  const user = useUser()

  if (user === null) {
    return (
      <Link to="/sign-in" className={className}>
        {t('shell.signIn')}
      </Link>
    )
  }
  if (user.name === '') {
    return (
      <Link to="/profile" className={className}>
        {t('shell.myAccount')}
      </Link>
    )
  }
  return (
    <Link to="/profile" className={className} aria-label={t('shell.account', { name: user.name })}>
      <span className={css.name}>{user.name}</span>
    </Link>
  )
}
