import { signInFrame } from '../features/account/next-path.ts'
import { SignUpPage } from '../features/account/sign-in/sign-up-page.tsx'
import { pageMeta } from '../site/page-meta.ts'

export const handle = { frame: signInFrame, footer: 'short' }

export const meta = pageMeta((t) => ({
  title: t('account.signUpTitle'),
  description: t('account.signUpDescription'),
  isPrivate: true,
}))

/** For a form sent before the page has come to life: it is shown again, and no password gets into an address. */
export const action = () => null

export default function SignUp() {
  return <SignUpPage />
}
