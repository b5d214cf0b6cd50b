import { redirect } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { appContext } from '../context.ts'
import { readDraft } from '../draft/order-draft.ts'
import { draftReady } from '../draft/save-draft.ts'
import { useSavedDraft } from '../draft/use-saved-draft.ts'
import { requireUser } from '../features/account/guard.ts'
import { loadTerms } from '../features/legal/terms/load-terms.server.ts'
import { TermsOfSale } from '../features/legal/terms/terms-of-sale.tsx'
import { NO_CARTRIDGES } from '../features/order/cartridge-list.ts'
import { loadPreCheckout } from '../features/order/pre-checkout/load-pre-checkout.server.ts'
import { PreCheckoutForm } from '../features/order/pre-checkout/pre-checkout.tsx'
import { pageMeta } from '../site/page-meta.ts'
import { SixDotLoader } from '../ui/six-dot-loader.tsx'
import type { Route } from './+types/pre-checkout.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('order.preCheckoutTitle'),
    description: t('order.preCheckoutDescription'),
    isPrivate: true,
  }))

/** Nobody's own: the same for every visitor of a language. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, locale } = context.get(appContext)
  const [names, terms] = await Promise.all([loadPreCheckout(ctx, locale), loadTerms(ctx, locale)])
  return { names, terms }
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

export function HydrateFallback() {
  const t = useT()
  return (
    <div className="wrap page">
      <SixDotLoader label={t('ui.loading')} />
    </div>
  )
}

export default function PreCheckout({ loaderData: { names, terms } }: Route.ComponentProps) {
  useSavedDraft()
  return (
    <PreCheckoutForm names={names} version={terms.version}>
      <TermsOfSale facts={terms} />
    </PreCheckoutForm>
  )
}
