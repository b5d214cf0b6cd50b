/** The cartridge list: search, category, table, pages. Spec §2 "Cartridge list". Works as a plain form without JavaScript. */
import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'

import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'
import { KIND_FILTER_ALL } from '#domain/catalog/cartridge.ts'
import { useT } from '#i18n/use-t.ts'

import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Builder } from './builder.ts'
import { FIELD_IDS } from './faults.ts'
import { FillRest } from './fill-rest.tsx'
import type { Pack } from './pack.ts'
import css from './scent-list.module.css'
import { ScentTable } from './scent-table.tsx'
import { addressOfPage, type ListQuery } from './shelf.ts'
import type { UnitPrices } from './use-prices.ts'
import { useShelfPage } from './use-shelf-page.ts'

/** Long enough that a word is typed, short enough that nobody waits. */
const TYPING_PAUSE_MS = 200
const SEARCH_LENGTH_MAX = 100

type Props = { builder: Builder; pack: Pack; prices: UnitPrices | null }

export function ScentList({ builder, pack, prices }: Props) {
  const t = useT()
  const titleId = useId()
  const { query, page, state, retry } = useShelfPage(builder.page)
  const currency = (prices?.kit ?? prices?.['refill-pack'])?.currency ?? null

  return (
    <section id="scents" className={css.list} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId}>{t('order.listTitle')}</h2>
        <p>{t('order.listPriceNote', { chambers: CARTRIDGES_PER_PACKAGE })}</p>
      </div>
      <Search query={query} kinds={builder.kinds} />
      <div className={css.tools}>
        <p role="status">
          {state === 'loading'
            ? t('order.listLoading')
            : t('order.listCount', { count: page.meta.count })}
        </p>
        <FillRest pack={pack} items={page.items} />
      </div>
      {state === 'failed' && (
        <Note tone="danger" role="alert">
          <p>{t('order.listFailed')}</p>
          <p>
            <Button variant="outline" size="small" onClick={retry}>
              {t('order.listRetry')}
            </Button>
          </p>
        </Note>
      )}
      {page.items.length === 0 ? (
        <EmptyState title={t('order.listEmptyTitle')} text={t('order.listEmptyText')}>
          <ButtonLink to="?#scents" variant="outline" size="small">
            {t('order.listReset')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ScentTable
          items={page.items}
          kinds={builder.kinds}
          pack={pack}
          currency={currency}
          isBusy={state === 'loading'}
        />
      )}
      <Pages query={query} meta={page.meta} />
    </section>
  )
}

/** Searches while one types; by Enter or the button where there is no JavaScript. */
function Search({ query, kinds }: { query: ListQuery; kinds: Builder['kinds'] }) {
  const t = useT()
  const { form, searchAfter } = useSearch()

  return (
    <search>
      <form
        ref={form}
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault()
          searchAfter(0)
        }}
      >
        <Field label={t('order.search')} id={FIELD_IDS.search}>
          {(control) => (
            <TextInput
              {...control}
              key={String(query.text === '')}
              type="search"
              name="q"
              defaultValue={query.text}
              maxLength={SEARCH_LENGTH_MAX}
              autoComplete="off"
              onChange={() => searchAfter(TYPING_PAUSE_MS)}
            />
          )}
        </Field>
        <Field label={t('order.kindFilter')}>
          {(control) => (
            <Select
              {...control}
              key={query.kind}
              name="kind"
              defaultValue={query.kind}
              onChange={() => searchAfter(0)}
              options={[
                { value: KIND_FILTER_ALL, label: t('order.kindAll') },
                ...kinds.map(({ kind, word }) => ({ value: kind, label: word })),
              ]}
            />
          )}
        </Field>
        <noscript>
          <Button type="submit" variant="outline">
            {t('order.searchButton')}
          </Button>
        </noscript>
      </form>
    </search>
  )
}

function useSearch() {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = () => {
    if (form.current === null) return
    const asked = new FormData(form.current)
    const text = String(asked.get('q') ?? '').trim()
    const address = addressOfPage({ text, kind: String(asked.get('kind')) }, 1)
    void navigate(address, { replace: true, preventScrollReset: true })
  }
  const searchAfter = (delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(search, delayMs)
  }
  return { form, searchAfter }
}

type PagesProps = { query: ListQuery; meta: Builder['page']['meta'] }

function Pages({ query, meta }: PagesProps) {
  const t = useT()
  return (
    <Pagination
      meta={meta}
      hrefOf={(page) => `${addressOfPage(query, page)}#scents`}
      words={{
        label: t('ui.pagination'),
        state: t('ui.paginationState', { current: meta.current, pages: meta.pages }),
        first: t('ui.paginationFirst'),
        previous: t('ui.paginationPrevious'),
        next: t('ui.paginationNext'),
        last: t('ui.paginationLast'),
        page: (page) => t('ui.paginationPage', { page }),
      }}
    />
  )
}
