/** The ways of one's account, one below the other: to sign in, or to orders, profile and out. */
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { useUser } from '../features/account/session.ts'
import { useSignOut } from '../features/account/use-sign-out.ts'
import { SIGNED_IN_LINKS, SIGNED_OUT_LINKS } from './navigation.ts'

/** Only the browser knows who is signed in, so the server always offers to sign in. */
export function AccountLinks({ className }: { className: string | undefined }) {
  const t = useT()
  const isSignedIn = useUser() !== null
  const { isBusy, leave } = useSignOut()
  const links = isSignedIn ? SIGNED_IN_LINKS : SIGNED_OUT_LINKS

  return (
    <>
      {links.map(({ path, word }) => (
        <li key={path}>
          <Link to={path} className={className}>
            {t(word)}
          </Link>
        </li>
      ))}
      {isSignedIn && (
        <li>
          <button
            type="button"
            className={className}
            disabled={isBusy}
            onClick={() => void leave()}
          >
            {t('shell.signOut')}
          </button>
        </li>
      )}
    </>
  )
}
