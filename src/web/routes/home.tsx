import { SCENT_SWITCH_SECONDS_MIN, SCENTS_ABOUT } from '#domain/catalog/devices/device-policy.ts'

import { appContext } from '../context.ts'
import { featuredKindOf } from '../features/home/featured-scents.server.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { loadHome } from '../features/home/load-home.server.ts'
import { pageMeta } from '../site/page-meta.ts'
import { organizationData, siteData } from '../site/structured-data.ts'
import type { Route } from './+types/home.ts'

export const meta = pageMeta((t) => ({
  title: t('home.title', { seconds: SCENT_SWITCH_SECONDS_MIN }),
  description: t('home.description', {
    seconds: SCENT_SWITCH_SECONDS_MIN,
    scents: SCENTS_ABOUT,
  }),
  picture: 'home',
  data: import.meta.env.SSR
    ? (page) => [organizationData(page, page.site), siteData(page)]
    : undefined,
}))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx, locale } = context.get(appContext)
  return loadHome(ctx, locale, featuredKindOf(url.searchParams))
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage home={loaderData} />
}
