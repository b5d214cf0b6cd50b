import { data } from 'react-router'

import { may } from '#domain/accounts/permission.ts'
import { listEntries } from '#domain/catalog/edit-entry.server.ts'
import { isGrowing, isPart, type Part } from '#domain/catalog/entry.ts'
import { useT } from '#i18n/use-t.ts'
import { metaOf, pageNumberIn } from '#shared/page.ts'
import { isStorable } from '#shared/stored-text.ts'
import { CatalogNav } from '#web/features/admin/catalog/catalog-nav.tsx'
import { CatalogSearch } from '#web/features/admin/catalog/catalog-search.tsx'
import { addEntryIn } from '#web/features/admin/catalog/entry.server.ts'
import { EntryForm } from '#web/features/admin/catalog/entry-form.tsx'
import { EntryTable } from '#web/features/admin/catalog/entry-list.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { ListPages } from '#web/features/admin/parts/list-pages.tsx'
import page from '#web/features/admin/parts/page.module.css'
import panel from '#web/features/admin/parts/panel.module.css'
import { Panel } from '#web/features/admin/parts/panel.tsx'
import { loadKinds } from '#web/scents/filter/load-kinds.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import type { Route } from './+types/catalog.ts'

const ROWS = 30
const SEARCH_LENGTH_MAX = 60

export const meta = pageMeta((t) => ({ title: t('adminCatalog.title'), isPrivate: true }))

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'catalog.edit')
  const part = partIn(params.part)
  const q = (searchParams.get('q') ?? '').trim().slice(0, SEARCH_LENGTH_MAX)
  const text = q === '' || !isStorable(q) ? null : q
  const number = pageNumberIn(searchParams.get('page')) ?? 1
  const page = unwrap(await listEntries(ctx, { part, text }, { number, size: ROWS }))
  const kinds = (await loadKinds(ctx, ctx.locale)).map(({ kind, word }) => ({
    value: kind,
    label: word,
  }))
  const { items: rows, ...counted } = page
  const isAdding = searchParams.get('form') === 'add_entry' && isGrowing(part)
  const mayPrice = may(ctx.actor, 'price.edit')
  return { part, text: text ?? '', rows, meta: metaOf(counted), kinds, isAdding, mayPrice }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, input } = await readStaffForm({ context, request }, 'catalog.edit')
  const part = partIn(params.part)
  const outcome = input.intent === 'add_entry' ? await addEntryIn(ctx, part, input) : null
  return answerOf(
    outcome,
    ({ key }) => `/admin/catalog/${part}/${encodeURIComponent(key)}?done=add_entry`,
  )
}

export default function Catalog({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { part, text, rows, meta, kinds, isAdding, mayPrice } = loaderData
  const isOpen = isAdding || actionData !== undefined
  const hrefOf = (page: number) =>
    `/admin/catalog/${part}?${new URLSearchParams({ ...(text && { q: text }), page: String(page) })}`

  return (
    <>
      <div className={page.head}>
        <h1>{t('adminCatalog.title')}</h1>
        <CatalogNav active={part} />
      </div>
      <div className={page.tools}>
        <CatalogSearch key={`${part} ${text}`} label={t('adminCatalog.search')} text={text} />
        {isGrowing(part) && !isOpen && (
          <div className={page.actions}>
            <ActionLink to="?form=add_entry">{t(`adminCatalog.add_${part}`)}</ActionLink>
          </div>
        )}
      </div>
      {isGrowing(part) && isOpen && (
        <Panel>
          <EntryForm
            part={part}
            isNew
            current={{ kind: kinds[0]?.value ?? '' }}
            kinds={kinds}
            mayPrice={mayPrice}
            errors={actionData}
          />
        </Panel>
      )}
      {rows.length > 0 ? (
        <EntryTable part={part} rows={rows} />
      ) : (
        <EmptyState title={t('adminCatalog.emptyTitle')} text={t('adminCatalog.emptyText')} />
      )}
      <ListPages meta={meta} hrefOf={hrefOf} />
      <p className={panel.quiet}>{t(`adminCatalog.text_${part}`)}</p>
    </>
  )
}

/** The first part where the address names none. */
function partIn(asked: string | undefined): Part {
  if (asked === undefined) return 'cartridges'
  if (!isPart(asked)) throw data(null, { status: 404 })
  return asked
}
