import { data } from 'react-router'

import { CONTENT_KINDS, isContentKind } from '#domain/editing/kinds.ts'
import { listContent } from '#domain/editing/list-content.server.ts'
import { useT } from '#i18n/use-t.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { metaOf, pageNumberIn } from '#shared/page.ts'
import { errorsFor, isListAction, itemPath } from '#web/features/admin/content/content.ts'
import { ContentFormErrors } from '#web/features/admin/content/content-form.tsx'
import { ContentList } from '#web/features/admin/content/content-list.tsx'
import { ContentNav } from '#web/features/admin/content/content-nav.tsx'
import { handleListAction } from '#web/features/admin/content/item-action.server.ts'
import { listedOf } from '#web/features/admin/content/listed-item.ts'
import { NewItemForm } from '#web/features/admin/content/new-item-form.tsx'
import { SuccessMessage } from '#web/features/admin/forms/flash-message.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readEditorForm } from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { ListPages } from '#web/features/admin/parts/list-pages.tsx'
import layout from '#web/features/admin/parts/page.module.css'
import panel from '#web/features/admin/parts/panel.module.css'
import { pageMeta } from '#web/site/page-meta.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import type { Route } from './+types/content.ts'

const ITEMS_PER_PAGE = 50
/** What leads back here. */
const DONE = ['remove_item', 'move_up', 'move_down'] as const

export const meta = pageMeta((t) => ({ title: t('adminContent.title'), isPrivate: true }))

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'content.edit')
  const kind = kindIn(params.kind)
  const number = pageNumberIn(searchParams.get('page')) ?? 1
  const page = unwrap(await listContent(ctx, kind, { number, size: ITEMS_PER_PAGE }))
  const done = searchParams.get('done')
  return {
    kind,
    items: page.items.map((item) => listedOf(item, ctx)),
    meta: metaOf(page),
    isAsked: searchParams.get('form') === 'create_item',
    done: DONE.find((action) => action === done) ?? null,
    now: ctx.now,
    today: dayInJapan(ctx.now),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, input } = await readEditorForm({ context, request }, 'content.edit')
  const kind = kindIn(params.kind)
  const { intent: action = '' } = input
  const outcome = isListAction(action) ? await handleListAction(ctx, kind, action, input) : null
  return answerOf(outcome, ({ done, slug, locale }) => {
    const to = slug && locale ? `${itemPath(kind, slug, locale)}&` : `/admin/content/${kind}?`
    return `${to}done=${done}`
  })
}

function kindIn(word: string | undefined) {
  const kind = word ?? CONTENT_KINDS[0]
  if (!isContentKind(kind)) throw data(null, { status: 404 })
  return kind
}

export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { kind, items, meta: page, isAsked, done, now, today } = loaderData
  const errors = errorsFor(actionData, ['create_item'])
  const isOpen = isAsked || errors !== undefined
  return (
    <>
      <div className={layout.head}>
        <h1>{t('adminContent.title')}</h1>
        <ContentNav active={kind} />
        {!isOpen && (
          <div className={layout.actions}>
            <ActionLink to="?form=create_item">{t(`adminContent.createStart_${kind}`)}</ActionLink>
          </div>
        )}
      </div>
      {done && !actionData && <SuccessMessage key={done} text={t(`adminContent.done_${done}`)} />}
      <ContentFormErrors errors={errorsFor(actionData, ['move_up', 'move_down'])} />
      {isOpen && <NewItemForm key={kind} kind={kind} today={today} errors={errors} />}
      {items.length === 0 && <EmptyState title={t('adminContent.emptyKind')} />}
      {items.length > 0 && <ContentList kind={kind} items={items} now={now} />}
      <ListPages meta={page} hrefOf={(number) => `?page=${number}`} />
      <p className={panel.quiet}>{t('adminContent.text')}</p>
    </>
  )
}
