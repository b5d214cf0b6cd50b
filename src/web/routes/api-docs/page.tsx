/** A guide, or the calls of one area. Decisions, section 8. */
import { data } from 'react-router'

import { appContext } from '../../context.ts'
import { GuidePage } from '../../features/api-docs/guide/guide-page.tsx'
import { loadPage } from '../../features/api-docs/load/load-docs.server.ts'
import { AreaPage } from '../../features/api-docs/reference/area-page.tsx'
import { titleOf } from '../../site/crumb.ts'
import { pageMeta } from '../../site/page-meta.ts'
import type { Route } from './+types/page.ts'

export const handle = { crumb: titleOf }

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: `${loaderData?.title ?? ''} – ${t('apiDocs.title')}`,
  description: loaderData?.description ?? t('apiDocs.metaDescription'),
}))

export function loader({ context, params }: Route.LoaderArgs) {
  const page = loadPage(params.page, context.get(appContext))
  if (page === null) throw data(null, { status: 404 })
  return page
}

export default function ApiDocsPage({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'guide' ? (
    <GuidePage title={loaderData.title} guide={loaderData.guide} />
  ) : (
    <AreaPage group={loaderData.group} />
  )
}
