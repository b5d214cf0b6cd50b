/** The cartridge list: search, categories, rows. Spec §2 "Cartridge list". Works as a plain form without JavaScript. */
import { memo, Suspense, useId } from 'react'

import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'
import { setsOf } from '#domain/catalog/scent-sets.ts'
import { useT } from '#i18n/use-t.ts'
import type { PageMeta } from '#shared/page.ts'
import { usePaginationLabels } from '#web/labels/ui-labels.ts'
import { addressOfPage } from '#web/scents/filter/list-query.ts'
import { NoScents } from '#web/scents/filter/no-scents.tsx'
import { ScentFilter } from '#web/scents/filter/scent-filter.tsx'
import { SetLinks } from '#web/scents/set-links.tsx'
import { Pagination } from '#web/ui/pagination.tsx'

import type { Builder } from '../builder.ts'
import { canPack } from '../cartridge-list.ts'
import type { PackActions } from '../packing/actions.ts'
import { Codes } from './codes.tsx'
import css from './scent-list.module.css'
import { ScentTable } from './scent-table.tsx'
import type { Shown } from './use-shown.ts'

type Props = {
  builder: Builder
  shown: Shown
  packages: number
  quantities: ReadonlyMap<string, number>
  hasRoom: boolean
  acts: PackActions
}

export const ScentList = memo(function ScentList({
  builder,
  shown,
  packages,
  quantities,
  hasRoom,
  acts,
}: Props) {
  const t = useT()
  const titleId = useId()

  return (
    <section id="scents" className={css.list} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId}>{t('order.listTitle')}</h2>
        <p role="status">{t('scents.listCount', { count: shown.found.length })}</p>
      </div>
      <a className={css.skip} href="#pack">
        {t('order.skipToPack')}
      </a>
      <p className={css.note}>{t('order.listPriceNote', { chambers: CARTRIDGES_PER_PACKAGE })}</p>
      <SetLinks sets={setsOf(builder.scents.filter(canPack))} />
      <ScentFilter query={shown.query} byText={shown.byText} kinds={builder.kinds} />
      <Codes scents={builder.scents} acts={acts} />
      {/* Hydrated after the rest of the page, or when a row is pressed. */}
      <Suspense>
        {shown.items.length === 0 ? (
          <NoScents text={shown.query.text} all="?" />
        ) : (
          <ScentTable
            items={shown.items}
            kinds={builder.kinds}
            packages={packages}
            quantities={quantities}
            hasRoom={hasRoom}
            acts={acts}
          />
        )}
      </Suspense>
      {shown.meta !== null && <Pages query={shown.query} meta={shown.meta} />}
    </section>
  )
})

/** Only where the list could not grow by itself. */
function Pages({ query, meta }: { query: Shown['query']; meta: PageMeta }) {
  return (
    <Pagination
      meta={meta}
      hrefOf={(page) => `${addressOfPage(query, page)}#scents`}
      words={usePaginationLabels(meta)}
    />
  )
}
