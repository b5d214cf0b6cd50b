/** Finds six scents by three questions. */
import { FinderPage } from '#web/features/scent-finder/finder-page.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../context.ts'
import { loadFinder } from '../features/scent-finder/load-finder.server.ts'
import type { Route } from './+types/scent-finder.ts'

export const handle = { hasOwnBar: true }

export const meta = pageMeta((t) => ({
  title: t('finder.pageTitle'),
  description: t('finder.description'),
}))

export function loader({ context, url }: Route.LoaderArgs) {
  const { ctx, locale } = context.get(appContext)
  return loadFinder(ctx, locale, url.searchParams)
}

export default function ScentFinder({ loaderData }: Route.ComponentProps) {
  return <FinderPage finder={loaderData} />
}
