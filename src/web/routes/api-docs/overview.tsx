/** The first page of the reference: the guides, and every call by area. Decisions, section 8. */
import { appContext } from '../../context.ts'
import { loadOverview } from '../../features/api-docs/load/load-docs.server.ts'
import { Overview } from '../../features/api-docs/overview/overview.tsx'
import { pageMeta } from '../../site/page-meta.ts'
import type { Route } from './+types/overview.ts'

export const meta = pageMeta((t) => ({
  title: t('apiDocs.metaTitle'),
  description: t('apiDocs.metaDescription'),
}))

export function loader({ context }: Route.LoaderArgs) {
  return loadOverview(context.get(appContext))
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  return <Overview {...loaderData} />
}
