import { redirect } from 'react-router'

import { draftReady } from '#web/draft/save-draft.ts'
import { PreCheckoutForm } from '#web/features/checkout/pre-checkout/pre-checkout.tsx'
import { loadTerms } from '#web/features/legal/terms/load-terms.server.ts'
import { TermsOfSale } from '#web/features/legal/terms/terms-of-sale.tsx'
import { NO_CARTRIDGES } from '#web/features/order/cartridge-list.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../../context.ts'
import { readDraft } from '../../draft/order-draft.ts'
import { requireUser } from '../../features/account/guard.ts'
import { PreCheckoutSkeleton } from '../../features/checkout/checkout-skeleton.tsx'
import type { Route } from './+types/pre-checkout.ts'

export const meta = pageMeta((t) => ({
  title: t('checkout.stepTitle', { step: t('order.preCheckoutTitle') }),
  description: t('order.preCheckoutDescription'),
  isPrivate: true,
}))

/** The terms in force: the same for every visitor of a language. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, locale } = context.get(appContext)
  return loadTerms(ctx, locale)
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  requireUser(request)
  await draftReady()
  if (readDraft().selectedCartridges.length === 0) {
    throw redirect(`/order?notice=${NO_CARTRIDGES}`)
  }
  return serverLoader()
}
clientLoader.hydrate = true as const

export const HydrateFallback = PreCheckoutSkeleton

export default function PreCheckout({ loaderData: terms }: Route.ComponentProps) {
  return (
    <PreCheckoutForm version={terms.version}>
      <TermsOfSale facts={terms} />
    </PreCheckoutForm>
  )
}
