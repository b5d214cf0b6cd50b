import { data } from 'react-router'

import { listBlog } from '#domain/blog/list-blog.server.ts'
import { useT } from '#i18n/use-t.ts'
import { metaOf, PAGE_LIMIT_DEFAULT, pageNumberIn } from '#shared/page.ts'
import { interpolatePost } from '#web/features/blog/interpolate-post.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../../context.ts'
import { byYear } from '../../features/news/entry.ts'
import { entryOf } from '../../features/news/entry-of.server.ts'
import { ListPage } from '../../features/news/list-page.tsx'
import type { Route } from './+types/list.ts'

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: t('company.blogPageTitle'),
  description: t('company.blogDescription'),
  feed: 'blog',
  isPrivate: loaderData?.isMissing === true,
}))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx } = context.get(appContext)
  const asked = pageNumberIn(url.searchParams.get('page'))
  const page = await listBlog(ctx, { number: asked ?? 1, size: PAGE_LIMIT_DEFAULT })
  const meta = metaOf(page)
  const isMissing = asked === null || asked > meta.pages
  const years = byYear(page.items.map((post) => entryOf(ctx, '/blog', interpolatePost(post))))
  return data({ years: isMissing ? [] : years, meta, isMissing }, isMissing ? 404 : 200)
}

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <ListPage
      {...loaderData}
      title={t('company.blogTitle')}
      intro={t('company.blogIntro')}
      path="/blog"
      words={{
        missing: t('company.blogMissing'),
        none: t('company.blogNone'),
        first: t('company.blogFirst'),
      }}
    />
  )
}
