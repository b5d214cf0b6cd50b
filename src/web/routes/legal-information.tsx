import { appContext } from '../context.ts'
import { loadNotice } from '../features/legal/notice/load-notice.server.ts'
import { NoticePage } from '../features/legal/notice/notice-page.tsx'
import { pageMeta } from '../site/page-meta.ts'
import type { Route } from './+types/legal-information.ts'

export const meta = pageMeta((t) => ({
  title: t('notice.title'),
  description: t('notice.description'),
}))

export function loader({ context }: Route.LoaderArgs) {
  const { ctx, locale, site } = context.get(appContext)
  return loadNotice(ctx, locale, site.url)
}

export default function LegalInformation({ loaderData }: Route.ComponentProps) {
  return <NoticePage facts={loaderData} />
}
