import { redirect, useRevalidator } from 'react-router'

import { useProblem, useT } from '#i18n/use-t.ts'

import { viewProfile } from '../features/account/calls.ts'
import { requireUser } from '../features/account/guard.ts'
import { signInPath } from '../features/account/next-path.ts'
import { ProfilePage } from '../features/account/profile-page.tsx'
import { pageMeta } from '../page-meta.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { SixDotLoader } from '../ui/six-dot-loader.tsx'
import type { Route } from './+types/profile.ts'
import css from './profile.module.css'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('account.profileTitle'), isPrivate: true }))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = requireUser(request)
  const profile = await viewProfile(user.id)
  if (!profile.ok && profile.error.status === 401) throw redirect(signInPath('/profile'))
  return profile
}

export function HydrateFallback() {
  const t = useT()
  return (
    <div className={`wrap page ${css.waiting}`}>
      <SixDotLoader label={t('ui.loading')} />
    </div>
  )
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const problemText = useProblem()
  const { revalidate, state } = useRevalidator()
  if (loaderData.ok) return <ProfilePage profile={loaderData.value} />

  const { message, code } = loaderData.error
  return (
    <div className="wrap page">
      <EmptyState title={t('account.profileFailed')} text={message || problemText(code)}>
        <Button isBusy={state === 'loading'} onClick={() => void revalidate()}>
          {t('account.tryAgain')}
        </Button>
      </EmptyState>
    </div>
  )
}
