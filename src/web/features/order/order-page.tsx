/** The pack builder. On the left what there is, on the right the device being filled; a phone has it at the thumb. */
import { useRef } from 'react'
import { useSearchParams } from 'react-router'

import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'
import { useT } from '#i18n/use-t.ts'

import { Note } from '../../ui/note.tsx'
import type { Builder } from './builder.ts'
import { EmptyChambers } from './empty-chambers.tsx'
import css from './order-page.module.css'
import { PackBar } from './pack-bar.tsx'
import { Packages } from './packages.tsx'
import { Rail } from './rail.tsx'
import { ScentList } from './scent-list.tsx'
import { NO_CARTRIDGES } from './shelf.ts'
import { useAskedScent } from './use-asked-scent.ts'
import { useDrag } from './use-drag.ts'
import { useGoOn } from './use-go-on.ts'
import { usePacking } from './use-packing.ts'
import { usePrices } from './use-prices.ts'
import { useShown } from './use-shown.ts'
import { useIsWide } from './use-wide.ts'

export function OrderPage({ builder }: { builder: Builder }) {
  const page = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const packing = usePacking(builder)
  const { pack, acts } = packing
  const { prices, ...priced } = usePrices(pack.draft.location, builder.yen)
  const shown = useShown(builder)
  const goOn = useGoOn(builder, pack)
  const isWide = useIsWide()
  useDrag(page, ghost, acts)
  useAskedScent(builder.scents, acts)
  const panel = { builder, packing, prices, listed: shown.found, goOn }

  return (
    <div ref={page} className={`wrap page ${css.page}`}>
      <div className={css.choosing}>
        <Opening isEmpty={pack.packing.status === 'empty'} />
        <Packages builder={builder} pack={pack} acts={acts} priced={{ prices, ...priced }} />
        <ScentList
          builder={builder}
          shown={shown}
          packages={pack.packages}
          quantities={pack.quantities}
          prices={prices}
          acts={acts}
        />
      </div>
      {isWide ? <Rail {...panel} /> : <PackBar {...panel} />}
      <EmptyChambers pack={pack} goOn={goOn} />
      <div ref={ghost} className={css.ghost} popover="manual" aria-hidden="true" />
    </div>
  )
}

function Opening({ isEmpty }: { isEmpty: boolean }) {
  const t = useT()
  const [search] = useSearchParams()
  return (
    <div className={css.opening}>
      <h1>{t('order.title')}</h1>
      <p className={css.lead}>{t('order.lead', { chambers: CARTRIDGES_PER_PACKAGE })}</p>
      <noscript>
        <Note tone="info">{t('order.needsScript')}</Note>
      </noscript>
      {isEmpty && search.get('notice') === NO_CARTRIDGES && (
        <Note tone="warn" role="status">
          {t('order.noCartridges')}
        </Note>
      )}
    </div>
  )
}
