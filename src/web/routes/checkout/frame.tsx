import { redirect, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router'

import type { OrderDetailWire } from '#contract/orders.ts'
import { documentPath } from '#web/browser/document-path.ts'
import { useRevalidateAfterBfcache } from '#web/browser/use-revalidate-after-bfcache.ts'
import { draftReady } from '#web/draft/save-draft.ts'
import { useSavedDraft } from '#web/draft/use-saved-draft.ts'
import { changesLanguage } from '#web/site/locale-hint.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../../context.ts'
import { readDraft } from '../../draft/order-draft.ts'
import { requireUser } from '../../features/account/guard.ts'
import { useSignInEnd } from '../../features/account/use-sign-in-end.ts'
import { CheckoutFrame } from '../../features/checkout/checkout-frame.tsx'
import { loadWhole, needsOwnDocument } from '../../features/checkout/own-document.ts'
import { findReference } from '../../features/checkout/reference.server.ts'
import { detourOf, PRE_CHECKOUT, pathOfStep } from '../../features/checkout/steps.ts'
import { useDetour } from '../../features/checkout/use-detour.ts'
import type { Route } from './+types/frame.ts'

export const handle = { frame: 'quiet' }

/** Leads on by itself. */
const START = '/checkout'

export const meta = pageMeta((t) => ({ title: t('checkout.title'), isPrivate: true }))

/** Names, countries and who takes cards: the same for everybody who reads the language. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, locale, site } = context.get(appContext)
  return { ...(await findReference(ctx, locale)), card: site.cardProvider.kind }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  requireUser(request)
  const [reference] = await Promise.all([serverLoader(), draftReady()])
  const { pathname } = new URL(request.url)
  if (pathname === PRE_CHECKOUT || pathname === START) return reference
  if (needsOwnDocument(reference.card, documentPath())) return loadWhole(request.url)

  // An order that is named to be paid has nothing to do with the draft; without a name the tab looks itself.
  const isPaying = pathname === pathOfStep('payment-info')
  const detour = isPaying ? null : detourOf(readDraft(), reference.termsVersion)
  if (detour !== null) throw redirect(detour)
  return reference
}
// There is no fallback: the server renders the frame, and this runs while it is shown.
clientLoader.hydrate = true as const

/** They do not change from one tab to the next; the terms are loaded again with the question about them. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === PRE_CHECKOUT || changesLanguage(currentUrl, nextUrl)

/** What the payment tab has loaded, when it is open. */
type Paying = { order: OrderDetailWire | null }

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  const paying = useRouteLoaderData<Paying>('routes/checkout/payment-info')
  useSignInEnd()
  useSavedDraft()
  useDetour()
  useRevalidateAfterBfcache()
  return <CheckoutFrame reference={loaderData} order={paying?.order} />
}
