import { data } from 'react-router'

import { findBlogPost, listBlog } from '#domain/blog/list-blog.server.ts'
import { useT } from '#i18n/use-t.ts'
import { interpolatePost } from '#web/features/blog/interpolate-post.server.ts'
import { titleOf } from '#web/site/crumb.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { articleData } from '#web/site/structured-data.ts'

import { appContext } from '../../context.ts'
import { Article } from '../../features/news/article.tsx'
import { entryOf } from '../../features/news/entry-of.server.ts'
import { Neighbours } from '../../features/news/neighbours.tsx'
import { articleOf } from '../../prose/markdown.server.ts'
import type { Route } from './+types/post.ts'

/** Other posts named below one. */
const OTHERS = 3

export const handle = { crumb: titleOf }

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: loaderData?.title ?? t('company.blogTitle'),
  description: loaderData?.description || t('company.blogDescription'),
  feed: 'blog',
  ...(loaderData && {
    article: loaderData,
    data: import.meta.env.SSR
      ? (page) => [articleData(page, { kind: 'BlogPosting', ...loaderData })]
      : undefined,
  }),
}))

/** `title`, `date` and `locale` are also for scripts that read pages. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(appContext)
  const [found, newest] = await Promise.all([
    findBlogPost(ctx, params.slug),
    listBlog(ctx, { number: 1, size: OTHERS + 1 }),
  ])
  if (found === null) throw data({ resource: 'post' }, { status: 404 })

  const post = interpolatePost(found)
  const others = newest.items.filter(({ slug }) => slug !== post.slug).slice(0, OTHERS)
  return {
    title: post.title,
    date: post.startDate,
    changedAt: post.changedAt,
    locale: post.locale,
    description: post.summary,
    entry: entryOf(ctx, '/blog', post),
    body: articleOf(post.body, post.locale),
    others: others.map((other) => entryOf(ctx, '/blog', interpolatePost(other))),
  }
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { entry, body, others } = loaderData
  return (
    <Article entry={entry} body={body}>
      <Neighbours
        label={t('company.morePosts')}
        neighbours={others.map((other) => ({ id: other.to, word: null, entry: other }))}
        all={{ to: '/blog', word: t('company.allPosts') }}
      />
    </Article>
  )
}
