/** The pack builder. On the left what there is, on the right what was chosen; on a phone a bar keeps that in sight. */
import { useSearchParams } from 'react-router'

import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'
import { useT } from '#i18n/use-t.ts'

import { Note } from '../../ui/note.tsx'
import type { Builder } from './builder.ts'
import { Device } from './device.tsx'
import css from './order-page.module.css'
import { usePack } from './pack.ts'
import { PackBar } from './pack-bar.tsx'
import { Packages } from './packages.tsx'
import { Rail } from './rail.tsx'
import { ScentList } from './scent-list.tsx'
import { Sdks } from './sdks.tsx'
import { NO_CARTRIDGES } from './shelf.ts'
import { usePrices } from './use-prices.ts'

export function OrderPage({ builder }: { builder: Builder }) {
  const t = useT()
  const pack = usePack()
  const priced = usePrices(pack.draft.location, builder.yen)
  const isAskedForCartridges = useIsAskedForCartridges() && pack.packing.status === 'empty'

  return (
    <div className={`wrap page ${css.page}`}>
      <div className={css.opening}>
        <h1>{t('order.title')}</h1>
        <p className={css.lead}>{t('order.lead', { chambers: CARTRIDGES_PER_PACKAGE })}</p>
        <noscript>
          <Note tone="info">{t('order.needsScript')}</Note>
        </noscript>
        {isAskedForCartridges && (
          <Note tone="warn" role="status">
            {t('order.noCartridges')}
          </Note>
        )}
      </div>
      <div className={css.choosing}>
        <Packages builder={builder} pack={pack} priced={priced} />
        <ScentList builder={builder} pack={pack} prices={priced.prices} />
        <Sdks sdks={builder.sdks} pack={pack} />
        <Device pack={pack} platePrefix={builder.platePrefix} />
      </div>
      <Rail builder={builder} pack={pack} priced={priced} />
      <PackBar builder={builder} pack={pack} />
    </div>
  )
}

function useIsAskedForCartridges(): boolean {
  const [search] = useSearchParams()
  return search.get('notice') === NO_CARTRIDGES
}
