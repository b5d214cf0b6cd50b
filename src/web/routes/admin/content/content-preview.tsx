/** A saved draft in the page that visitors will see. Only staff see it, and nothing keeps it. */
import { data, Link } from 'react-router'

import { isContentKind } from '#domain/editing/kinds.ts'
import { previewContent } from '#domain/editing/preview-content.server.ts'
import { useT } from '#i18n/use-t.ts'
import css from '#web/features/admin/content/content.module.css'
import { itemPath } from '#web/features/admin/content/content.ts'
import { interpolateText } from '#web/features/admin/content/interpolate-text.server.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { interpolatePost } from '#web/features/blog/interpolate-post.server.ts'
import { CareerPage } from '#web/features/careers/career-page.tsx'
import { careerShown } from '#web/features/careers/load-careers.server.ts'
import { FaqPage } from '#web/features/faq/faq-page.tsx'
import { faqItemOf, loadFaq } from '#web/features/faq/load-faq.server.ts'
import { Article } from '#web/features/news/article.tsx'
import { entryOf } from '#web/features/news/entry-of.server.ts'
import { proseOf } from '#web/prose/markdown.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { Callout } from '#web/ui/callout.tsx'

import type { Route } from './+types/content-preview.ts'

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: t('adminContent.previewBar', { name: loaderData?.name ?? '' }),
  isPrivate: true,
}))

export async function loader({ context, params: { kind, slug } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'content.edit')
  if (!isContentKind(kind)) throw data(null, { status: 404 })
  const preview = await previewContent(ctx, kind, slug)
  if (!preview.ok) throw data(null, { status: 404 })

  const back = itemPath(kind, slug, ctx.locale)
  const { value } = preview
  switch (value.kind) {
    case 'news': {
      const { item } = value
      const shown = { entry: entryOf(ctx, '/company/news', item), body: proseOf(item.body) }
      return { page: 'article' as const, name: item.title, back, shown }
    }
    case 'blog': {
      const post = interpolatePost(value.item)
      const shown = { entry: entryOf(ctx, '/blog', post), body: proseOf(post.body) }
      return { page: 'article' as const, name: post.title, back, shown }
    }
    case 'careers': {
      const opening = await careerShown(ctx, value.item)
      return { page: 'career' as const, name: opening.title, back, opening }
    }
    case 'faq': {
      const { item } = value
      const question = interpolateText(kind, item.question, item.locale)
      const answer = interpolateText(kind, item.answer, item.locale)
      const drafted = faqItemOf({ ...item, question, answer })
      const others = await loadFaq(ctx, ctx.locale)
      const at = others.findIndex((one) => one.slug === slug)
      const items = at < 0 ? [...others, drafted] : others.with(at, drafted)
      return { page: 'faq' as const, name: question, back, items }
    }
  }
}

export default function ContentPreview({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { name, back } = loaderData
  return (
    <>
      <div className={css.bar}>
        <Callout tone="warn" title={t('adminContent.previewBar', { name })}>
          <p>
            {t('adminContent.previewText')}{' '}
            <Link to={back} reloadDocument>
              {t('adminContent.previewBack')}
            </Link>
          </p>
        </Callout>
      </div>
      <PreviewedPage {...loaderData} />
    </>
  )
}

function PreviewedPage(shown: Route.ComponentProps['loaderData']) {
  switch (shown.page) {
    case 'article':
      return <Article {...shown.shown}>{null}</Article>
    case 'career':
      return <CareerPage opening={shown.opening} others={[]} />
    case 'faq':
      return <FaqPage items={shown.items} />
  }
}
