import { AppsPage } from '#web/features/software/apps/apps-page.tsx'
import { loadApps } from '#web/features/software/apps/load-apps.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../../context.ts'
import type { Route } from './+types/apps.ts'

export const meta = pageMeta((t) => ({
  title: t('software.appsTitle'),
  description: t('software.appsDescription'),
  picture: 'aroma-shooter-3',
}))

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, locale } = context.get(appContext)
  return loadApps(ctx, locale)
}

export default function SoftwareApps({ loaderData: { apps, scents } }: Route.ComponentProps) {
  return <AppsPage apps={apps} scents={scents} />
}
