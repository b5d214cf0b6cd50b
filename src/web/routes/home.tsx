import { listPrices } from '#domain/catalog/find-prices.server.ts'
import { KIT_PRICE_DEFAULT_YEN } from '#domain/orders/policy.ts'
import { money } from '#shared/money.ts'

import { appContext } from '../context.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/home.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('home.title'), description: t('home.description') }))

/** The price in the default location, Japan; the default one when no price is active. Spec §9. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(appContext)
  const [price] = (await listPrices(ctx, 'kit', 'jpy')) ?? []
  return { kitPrice: price ?? money(KIT_PRICE_DEFAULT_YEN, 'jpy') }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage kitPrice={loaderData.kitPrice} />
}
