import { appContext } from '../context.ts'
import { loadPrivacy } from '../features/legal/privacy/load-privacy.server.ts'
import { PrivacyPage } from '../features/legal/privacy/privacy-page.tsx'
import { pageMeta } from '../site/page-meta.ts'
import type { Route } from './+types/privacy-policy.ts'

export const meta = pageMeta((t) => ({
  title: t('privacy.title'),
  description: t('privacy.description'),
}))

export function loader({ context }: Route.LoaderArgs) {
  const { ctx, locale, site } = context.get(appContext)
  return loadPrivacy(ctx, locale, site.url)
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage facts={loaderData} />
}
