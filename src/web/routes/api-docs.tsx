/** The shop's own calls: to read, to copy, to try. Decisions, section 8. */
import { appContext } from '../context.ts'
import { DocsPage } from '../features/api-docs/docs-page.tsx'
import { loadReference } from '../features/api-docs/reference/load-reference.server.ts'
import { pageMeta } from '../site/page-meta.ts'
import type { Route } from './+types/api-docs.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('apiDocs.title'),
    description: t('apiDocs.metaDescription'),
  }))

export function loader({ context }: Route.LoaderArgs) {
  const { apiDocument, locale } = context.get(appContext)
  return loadReference(apiDocument(), locale)
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  return <DocsPage {...loaderData} />
}
