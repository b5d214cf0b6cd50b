import { pageMeta } from '#web/site/page-meta.ts'
import { organizationData } from '#web/site/structured-data.ts'

import { appContext } from '../../context.ts'
import { findHeadOffice, loadCompany } from '../../features/company/company.server.ts'
import { ProfilePage } from '../../features/company/profile-page.tsx'
import type { Route } from './+types/profile.ts'

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: t('company.profilePageTitle'),
  description: t('company.profileDescription'),
  data: import.meta.env.SSR
    ? (page) => {
        const company = loaderData?.company
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
      }
    : undefined,
}))

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(appContext)
  const [company, headOffice] = await Promise.all([loadCompany(ctx), findHeadOffice(ctx)])
  return { company, headOffice }
}

export default function CompanyProfile({ loaderData }: Route.ComponentProps) {
  return <ProfilePage {...loaderData} />
}
