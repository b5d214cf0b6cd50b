import { useState } from 'react'
import { redirect, useRevalidator } from 'react-router'

import type { ListedOrderWire, OrderDetailWire } from '#contract/orders.ts'
import { listUnavailableCountries } from '#domain/shipping/find-fee.server.ts'
import { useT } from '#i18n/use-t.ts'
import { ok, type Result } from '#shared/result.ts'

import type { ApiProblem } from '../api/client.ts'
import { useReason } from '../api/use-call-problem.ts'
import { useRevalidateAfterBfcache } from '../browser/use-revalidate-after-bfcache.ts'
import { appContext } from '../context.ts'
import { viewProfile } from '../features/account/calls.ts'
import { requireUser } from '../features/account/guard.ts'
import { listSessions, viewEmailChange } from '../features/account/my-account/account-calls.ts'
import {
  type AccountDetails,
  AccountPage,
  AccountSkeleton,
} from '../features/account/my-account/account-page.tsx'
import type { Closing } from '../features/account/my-account/close-account.tsx'
import { ClosedPage } from '../features/account/my-account/closed-page.tsx'
import { signInPath } from '../features/account/next-path.ts'
import { useSignInEnd } from '../features/account/use-sign-in-end.ts'
import { LatestLifetime } from '../features/cartridge-lifetime/lifetime-summary.tsx'
import { loadLatestSent, loadOrders } from '../features/orders/load-order.ts'
import { OwnScents } from '../features/orders/scents/own-scents.tsx'
import { pageMeta } from '../site/page-meta.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Route } from './+types/profile.ts'

export const meta = pageMeta((t) => ({ title: t('accountPage.title'), isPrivate: true }))

export const loader = ({ context }: Route.LoaderArgs): Promise<string[]> =>
  listUnavailableCountries(context.get(appContext).ctx)

/** The orders are `null` if they could not be read. */
type Loaded = {
  account: AccountDetails
  orders: ListedOrderWire[] | null
  latest: Promise<OrderDetailWire | null> | null
}

export async function clientLoader({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<Result<Loaded, ApiProblem>> {
  const { id: userId } = requireUser(request)
  const [unavailableCountries, profile, sessions, change, orders] = await Promise.all([
    serverLoader(),
    viewProfile(userId),
    listSessions(userId),
    viewEmailChange(userId),
    loadOrders(request),
  ])
  if (!profile.ok && profile.error.status === 401) throw redirect(signInPath('/profile'))
  if (!profile.ok) return profile

  const own = orders.ok ? orders.value.data : null
  const emailChange = change.ok ? change.value : null
  return ok({
    account: { userId, profile: profile.value, sessions, emailChange, unavailableCountries },
    orders: own,
    latest: loadLatestSent(own ?? []),
  })
}
clientLoader.hydrate = true as const

export const HydrateFallback = AccountSkeleton

export default function Profile({ loaderData }: Route.ComponentProps) {
  const [closing, setClosing] = useState<Closing>('open')
  if (closing === 'closed') return <ClosedPage />
  return loaderData.ok ? (
    <Account {...loaderData.value} closing={closing} onClosing={setClosing} />
  ) : (
    <Failed problem={loaderData.error} />
  )
}

type AccountProps = Loaded & {
  closing: Closing
  onClosing: (closing: Closing) => void
}

function Account({ account, orders, latest, closing, onClosing }: AccountProps) {
  const { revalidate } = useRevalidator()
  // The answer empties the browser's storage before this page has read it.
  useSignInEnd(closing === 'under_way')
  useRevalidateAfterBfcache()
  return (
    <AccountPage
      account={account}
      aside={
        orders && (
          <>
            <OwnScents order={orders[0]} />
            <LatestLifetime latest={latest} />
          </>
        )
      }
      onChanged={revalidate}
      onClosing={onClosing}
    />
  )
}

function Failed({ problem }: { problem: ApiProblem }) {
  const t = useT()
  const reasonOf = useReason()
  const { revalidate, state } = useRevalidator()
  return (
    <div className="wrap page">
      <EmptyState title={t('account.profileFailed')} text={reasonOf(problem)}>
        <Button isBusy={state === 'loading'} onClick={() => void revalidate()}>
          {t('account.tryAgain')}
        </Button>
      </EmptyState>
    </div>
  )
}
