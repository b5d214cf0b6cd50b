import { data } from 'react-router'

import { listNews } from '#domain/news/list-news.server.ts'
import { useT } from '#i18n/use-t.ts'
import { metaOf, PAGE_LIMIT_DEFAULT, pageNumberIn } from '#shared/page.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../../context.ts'
import { byYear } from '../../features/news/entry.ts'
import { entryOf } from '../../features/news/entry-of.server.ts'
import { ListPage } from '../../features/news/list-page.tsx'
import type { Route } from './+types/news.ts'

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: t('company.newsPageTitle'),
  description: t('company.newsDescription'),
  feed: 'news',
  isPrivate: loaderData?.isMissing === true,
}))

/** An unknown page number says so, with links to those that exist. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx } = context.get(appContext)
  const asked = pageNumberIn(url.searchParams.get('page'))
  const page = await listNews(ctx, { number: asked ?? 1, size: PAGE_LIMIT_DEFAULT })
  const meta = metaOf(page)
  const isMissing = asked === null || asked > meta.pages
  const years = byYear(page.items.map((item) => entryOf(ctx, '/company/news', item)))
  return data({ years: isMissing ? [] : years, meta, isMissing }, isMissing ? 404 : 200)
}

export default function CompanyNews({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <ListPage
      {...loaderData}
      title={t('company.newsTitle')}
      intro={t('company.newsIntro')}
      path="/company/news"
      words={{
        missing: t('company.newsMissing'),
        none: t('company.newsNone'),
        first: t('company.newsFirst'),
      }}
    />
  )
}
