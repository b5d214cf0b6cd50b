/** The privacy policy as it held from a day on. */
import { data } from 'react-router'

import { appContext } from '../context.ts'
import { loadPrivacy } from '../features/legal/privacy/load-privacy.server.ts'
import { PrivacyPage } from '../features/legal/privacy/privacy-page.tsx'
import { versionDate } from '../features/legal/version-date.ts'
import { isVersionOf } from '../features/legal/versions.ts'
import { titleOf } from '../site/crumb.ts'
import { pageMeta } from '../site/page-meta.ts'
import type { Route } from './+types/privacy-version.ts'

export const handle = { crumb: titleOf }

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: loaderData ? t('privacy.titleOn', { date: loaderData.title }) : t('privacy.title'),
  description: t('privacy.description'),
}))

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, locale, site } = context.get(appContext)
  const policy = await loadPrivacy(ctx, locale, site.url, params.version)
  if (!isVersionOf(policy, params.version)) throw data(null, { status: 404 })
  return { title: versionDate(params.version, locale), policy }
}

export default function PrivacyVersion({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage facts={loaderData.policy} />
}
