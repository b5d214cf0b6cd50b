import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../../context.ts'
import { CareersPage } from '../../features/careers/careers-page.tsx'
import { loadCareers } from '../../features/careers/load-careers.server.ts'
import type { Route } from './+types/list.ts'

export const meta = pageMeta((t) => ({
  title: t('careers.title'),
  description: t('careers.description'),
}))

export function loader({ context }: Route.LoaderArgs) {
  return loadCareers(context.get(appContext).ctx)
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  return <CareersPage {...loaderData} />
}
