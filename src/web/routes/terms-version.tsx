/** The terms as they held from a day on: what an order was placed under stays readable. */
import { data } from 'react-router'

import { appContext } from '../context.ts'
import { loadTerms } from '../features/legal/terms/load-terms.server.ts'
import { TermsPage } from '../features/legal/terms/terms-page.tsx'
import { versionDate } from '../features/legal/version-date.ts'
import { isVersionOf } from '../features/legal/versions.ts'
import { titleOf } from '../site/crumb.ts'
import { pageMeta } from '../site/page-meta.ts'
import type { Route } from './+types/terms-version.ts'

export const handle = { crumb: titleOf }

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: loaderData ? t('legal.titleOn', { date: loaderData.title }) : t('legal.title'),
  description: t('legal.description'),
}))

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, locale } = context.get(appContext)
  const terms = await loadTerms(ctx, locale, params.version)
  if (!isVersionOf(terms, params.version)) throw data(null, { status: 404 })
  return { title: versionDate(params.version, locale), terms }
}

export default function TermsVersion({ loaderData }: Route.ComponentProps) {
  return <TermsPage facts={loaderData.terms} />
}
