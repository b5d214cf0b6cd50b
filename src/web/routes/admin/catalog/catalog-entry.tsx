import { data } from 'react-router'

import { may } from '#domain/accounts/permission.ts'
import { viewEntry } from '#domain/catalog/edit-entry.server.ts'
import { isPart } from '#domain/catalog/entry.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { textIn } from '#shared/locale.ts'
import { CatalogNav } from '#web/features/admin/catalog/catalog-nav.tsx'
import { saveEntryIn } from '#web/features/admin/catalog/entry.server.ts'
import { entryView } from '#web/features/admin/catalog/entry-fields.ts'
import { EntryForm } from '#web/features/admin/catalog/entry-form.tsx'
import { nameOf } from '#web/features/admin/catalog/entry-list.tsx'
import { findAction } from '#web/features/admin/forms/action.ts'
import { SuccessMessage } from '#web/features/admin/forms/flash-message.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { NotFound } from '#web/features/admin/parts/not-found.tsx'
import page from '#web/features/admin/parts/page.module.css'
import { Panel } from '#web/features/admin/parts/panel.tsx'
import { loadKinds } from '#web/scents/filter/load-kinds.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/catalog-entry.ts'

export const meta: Route.MetaFunction = pageMeta((t, { params }) => ({
  title: t('adminCatalog.entryTitle', { key: params.key ?? '' }),
  isPrivate: true,
}))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'catalog.edit')
  const { part, key } = params
  const entry = isPart(part) ? await viewEntry(ctx, part, key) : null
  if (!isPart(part) || !entry?.ok) return data({ found: null }, { status: 404 })

  const kinds = (await loadKinds(ctx, ctx.locale)).map(({ kind, word }) => ({
    value: kind,
    label: word,
  }))
  const done = url.searchParams.get('done')
  return data({
    found: {
      part,
      kinds,
      entry: entry.value,
      done: findAction(['save_entry', 'add_entry'] as const, done),
      mayPrice: may(ctx.actor, 'price.edit'),
    },
  })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, input } = await readStaffForm({ context, request }, 'catalog.edit')
  const { part, key } = params
  if (!isPart(part)) throw data(null, { status: 404 })
  const isKnown = input.intent === 'save_entry'
  const outcome = isKnown ? await saveEntryIn(ctx, { part, key }, input) : null
  const path = `/admin/catalog/${part}/${encodeURIComponent(key)}`
  return answerOf(outcome, ({ done }) => `${path}?done=${done}`)
}

export default function CatalogEntry({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const locale = useLocale()
  if (!loaderData.found) {
    return (
      <NotFound title={t('adminCatalog.title')} to="/admin/catalog" back={t('adminCatalog.back')} />
    )
  }
  const { part, entry, kinds, done, mayPrice } = loaderData.found
  const { key, values, revision, place, places } = entry
  return (
    <>
      <div className={page.head}>
        <h1>{textIn(nameOf(values), locale)}</h1>
        <span className="code">{key}</span>
        {part === 'cartridges' && (
          <ActionLink to={`/admin/stock/${key}`}>{t('adminCatalog.toStock')}</ActionLink>
        )}
      </div>
      <CatalogNav active={part} />
      {done && !actionData && (
        <SuccessMessage key={revision} text={t(`adminCatalog.done_${done}`)} />
      )}
      <Panel>
        <EntryForm
          key={`${revision} ${place}`}
          isNew={false}
          part={part}
          kinds={kinds}
          mayPrice={mayPrice}
          revision={revision}
          place={place}
          places={places}
          current={entryView(part, values)}
          errors={actionData}
        />
      </Panel>
    </>
  )
}
