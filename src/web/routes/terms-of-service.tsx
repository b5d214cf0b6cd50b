import { appContext } from '../context.ts'
import { loadTerms } from '../features/legal/terms/load-terms.server.ts'
import { TermsPage } from '../features/legal/terms/terms-page.tsx'
import { pageMeta } from '../site/page-meta.ts'
import type { Route } from './+types/terms-of-service.ts'

export const meta = pageMeta((t) => ({
  title: t('legal.title'),
  description: t('legal.description'),
}))

export function loader({ context }: Route.LoaderArgs) {
  const { ctx, locale } = context.get(appContext)
  return loadTerms(ctx, locale)
}

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <TermsPage facts={loaderData} />
}
