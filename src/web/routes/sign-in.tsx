import { isMidOrder } from '../features/account/next-path.ts'
import { SignInPage } from '../features/account/sign-in/sign-in-page.tsx'
import { pageMeta } from '../site/page-meta.ts'
import type { Route } from './+types/sign-in.ts'

/** In mid-order it is part of the checkout: nothing leads away, and no other form asks for an e-mail address. */
export const handle = {
  frame: (search: string) =>
    isMidOrder(new URLSearchParams(search).get('next')) ? 'quiet' : 'full',
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('account.signInTitle'),
    description: t('account.signInDescription'),
    isPrivate: true,
  }))

/** For a form sent before the page has come to life: it is shown again, and no password gets into an address. */
export const action = () => null

export default function SignIn() {
  return <SignInPage />
}
