/** Around every page of the reference: its contents, and the search. Decisions, section 8. */
import { appContext } from '../../context.ts'
import { DocsFrame } from '../../features/api-docs/frame/docs-frame.tsx'
import { loadNavigation } from '../../features/api-docs/load/load-docs.server.ts'
import type { Route } from './+types/frame.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadNavigation(context.get(appContext))
}

export default function ApiDocsFrame({ loaderData }: Route.ComponentProps) {
  return <DocsFrame navigation={loaderData} />
}
