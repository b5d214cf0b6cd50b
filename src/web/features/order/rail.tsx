/** What was chosen, what it costs, and the way on. */
import { useId } from 'react'

import { useT } from '#i18n/use-t.ts'

import { Button } from '../../ui/button.tsx'
import type { Builder } from './builder.ts'
import { Decks } from './decks.tsx'
import { GoOn } from './go-on.tsx'
import { clearPack, type Pack } from './pack.ts'
import { PackHint } from './pack-hint.tsx'
import css from './rail.module.css'
import { Summary } from './summary.tsx'
import type { usePrices } from './use-prices.ts'

type Props = { builder: Builder; pack: Pack; priced: ReturnType<typeof usePrices> }

export function Rail({ builder, pack, priced }: Props) {
  const t = useT()
  const titleId = useId()

  return (
    <section id="pack" className={css.rail} aria-labelledby={titleId} tabIndex={-1}>
      <div className={css.head}>
        <h2 id={titleId} tabIndex={-1}>
          {t('order.packTitle')}
        </h2>
        {pack.packing.status !== 'empty' && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              clearPack()
              document.getElementById(titleId)?.focus()
            }}
          >
            {t('order.clear')}
          </Button>
        )}
      </div>
      <Decks builder={builder} pack={pack} />
      <PackHint builder={builder} pack={pack} />
      <Summary builder={builder} pack={pack} prices={priced.prices} />
      <GoOn builder={builder} pack={pack} />
    </section>
  )
}
