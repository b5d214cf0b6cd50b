import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../../context.ts'
import { AboutPage } from '../../features/company/about-page.tsx'
import { loadCompany } from '../../features/company/company.server.ts'
import { useSite } from '../../root-data.ts'
import type { Route } from './+types/about.ts'

export const meta = pageMeta((t) => ({
  title: t('company.aboutTitle'),
  description: t('company.aboutDescription'),
  picture: 'home',
}))

export async function loader({ context }: Route.LoaderArgs) {
  const { established } = await loadCompany(context.get(appContext).ctx)
  return { established }
}

export default function CompanyAbout({ loaderData }: Route.ComponentProps) {
  const { name } = useSite()
  return <AboutPage company={name} established={loaderData.established} />
}
