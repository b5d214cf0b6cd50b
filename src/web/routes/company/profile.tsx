import { pageMeta } from '#web/site/page-meta.ts'
import { organizationData } from '#web/site/structured-data.ts'

import { appContext } from '../../context.ts'
import { loadCompany } from '../../features/company/company.server.ts'
import { ProfilePage } from '../../features/company/profile-page.tsx'
import type { Route } from './+types/profile.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('company.profilePageTitle'),
    description: t('company.profileDescription'),
    data: (page) => {
      const company = args.loaderData
      if (company === undefined) return []
      const { legalName, address, telephone, email, established: founded } = company
      return [
        organizationData(page, {
          name: page.site.name,
          legalName,
          address,
          telephone: telephone?.text ?? '',
          email,
          founded,
        }),
      ]
    },
  }))

export function loader({ context }: Route.LoaderArgs) {
  return loadCompany(context.get(appContext).ctx)
}

export default function CompanyProfile({ loaderData }: Route.ComponentProps) {
  return <ProfilePage company={loaderData} />
}
