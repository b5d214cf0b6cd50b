import { data } from 'react-router'

import { findNewsItem } from '#domain/news/list-news.server.ts'
import type { Translate } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'
import { titleOf } from '#web/site/crumb.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { articleData } from '#web/site/structured-data.ts'

import { appContext } from '../../context.ts'
import { Article } from '../../features/news/article.tsx'
import { entryOf } from '../../features/news/entry-of.server.ts'
import { Neighbours } from '../../features/news/neighbours.tsx'
import { listSameSubject } from '../../features/news/same-subject.server.ts'
import { SameSubject } from '../../features/news/same-subject.tsx'
import { articleOf, plainTextOf } from '../../prose/markdown.server.ts'
import type { Route } from './+types/news-item.ts'

const DESCRIPTION_LENGTH_MAX = 150

export const handle = { crumb: titleOf, footer: 'short' }

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: loaderData ? `${loaderData.title} – ${t('company.newsTitle')}` : t('company.newsTitle'),
  description: loaderData ? describe(t, loaderData) : t('company.newsDescription'),
  feed: 'news',
  ...(loaderData && {
    article: loaderData,
    data: import.meta.env.SSR
      ? (page) => [articleData(page, { kind: 'NewsArticle', ...loaderData })]
      : undefined,
  }),
}))

/** A text in another language is described in the reader's: what it is about, and which language it is in. */
const describe = (
  t: Translate,
  { title, description, entry }: Awaited<ReturnType<typeof loader>>,
) =>
  entry.lang === undefined && description !== ''
    ? description
    : `${title}. ${t('company.newsIntro')}`

/** `title`, `date` and `locale` are also for scripts that read pages. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(appContext)
  const found = await findNewsItem(ctx, params.slug)
  if (found === null) throw data({ resource: 'news' }, { status: 404 })

  const { item, older, newer } = found
  return {
    title: item.title,
    date: item.startDate,
    changedAt: item.changedAt,
    locale: item.locale,
    description: plainTextOf(item.body, DESCRIPTION_LENGTH_MAX),
    entry: entryOf(ctx, '/company/news', item),
    body: articleOf(item.body, item.locale),
    older: older && entryOf(ctx, '/company/news', older),
    newer: newer && entryOf(ctx, '/company/news', newer),
    sameSubject: await listSameSubject(ctx, item),
  }
}

export default function CompanyNewsItem({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { entry, body, older, newer, sameSubject } = loaderData
  return (
    <Article
      entry={entry}
      body={body}
      aside={<SameSubject entries={sameSubject} open={entry.to} />}
    >
      <Neighbours
        label={t('company.moreNews')}
        neighbours={[
          ...(newer === null ? [] : [{ id: 'newer', word: t('company.newer'), entry: newer }]),
          ...(older === null ? [] : [{ id: 'older', word: t('company.older'), entry: older }]),
        ]}
        all={{ to: '/company/news', word: t('company.allNews') }}
      />
    </Article>
  )
}
