import { signInFrame } from '../features/account/next-path.ts'
import { SignInPage } from '../features/account/sign-in/sign-in-page.tsx'
import { pageMeta } from '../site/page-meta.ts'

export const handle = { frame: signInFrame, footer: 'short' }

export const meta = pageMeta((t) => ({
  title: t('account.signInTitle'),
  description: t('account.signInDescription'),
  isPrivate: true,
}))

/** For a form sent before the page has come to life: it is shown again, and no password gets into an address. */
export const action = () => null

export default function SignIn() {
  return <SignInPage />
}
