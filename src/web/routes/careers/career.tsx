import { data } from 'react-router'

import { titleOf } from '#web/site/crumb.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { jobData } from '#web/site/structured-data.ts'

import { appContext } from '../../context.ts'
import { CareerPage } from '../../features/careers/career-page.tsx'
import { loadCareer } from '../../features/careers/load-careers.server.ts'
import { proseText } from '../../prose/prose-text.ts'
import type { Route } from './+types/career.ts'

export const handle = { crumb: titleOf }

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => {
  const opening = loaderData
  if (opening === undefined) return { title: t('careers.title') }

  const { title, summary, nodes, publishedOn, place, postalCode } = opening
  return {
    title: `${title} – ${t('shell.pageCareers')}`,
    description: t('careers.openingDescription', { summary }),
    data: import.meta.env.SSR
      ? (page) => [
          jobData(page, {
            title,
            description: proseText(nodes),
            postedOn: publishedOn,
            employer: { name: page.site.name, address: place },
            postalCode,
          }),
        ]
      : undefined,
  }
})

export async function loader({ context, params }: Route.LoaderArgs) {
  const opening = await loadCareer(context.get(appContext).ctx, params.slug)
  if (opening === null) throw data({ resource: 'career' }, { status: 404 })
  return opening
}

export default function Career({ loaderData }: Route.ComponentProps) {
  return <CareerPage opening={loaderData} others={loaderData.others} />
}
