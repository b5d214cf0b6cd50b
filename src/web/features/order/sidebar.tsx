/** Beside the list, always in sight: the pack, what it costs, and the way on. */
import { type ReactNode, useId } from 'react'

import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'

import type { Builder } from './builder.ts'
import type { ListedCartridge } from './cartridge-list.ts'
import type { ShowCompatibility } from './packing/device-part.tsx'
import { PackPanel } from './packing/pack-panel.tsx'
import { SdkChoice } from './packing/sdk-choice.tsx'
import type { Packing } from './packing/use-packing.ts'
import css from './sidebar.module.css'
import { Summary } from './summary.tsx'
import type { UnitPrices } from './use-prices.ts'
import type { ProceedToCheckout } from './use-proceed-to-checkout.ts'

type Props = {
  builder: Builder
  packing: Packing
  prices: UnitPrices | null
  listed: readonly ListedCartridge[]
  showCompatibility: ShowCompatibility
  proceed: ProceedToCheckout
  /** The way to an estimate. */
  estimate: ReactNode
}

export function Sidebar({ proceed, ...shown }: Props) {
  const t = useT()
  const titleId = useId()

  return (
    <section id="pack" className={css.sidebar} aria-labelledby={titleId} tabIndex={-1}>
      <div className={css.body}>
        <h2 id={titleId} className="visually-hidden">
          {t('order.packTitle')}
        </h2>
        <ErrorSummary
          title={t('ui.errorSummary', { count: proceed.errors.length })}
          errors={proceed.errors}
        />
        <PackPanel
          builder={shown.builder}
          packing={shown.packing}
          listed={shown.listed}
          showCompatibility={shown.showCompatibility}
        />
      </div>
      <div className={css.foot}>
        <SdkChoice sdks={shown.builder.sdks} pack={shown.packing.pack} />
        <Summary builder={shown.builder} pack={shown.packing.pack} prices={shown.prices} />
        <Button isWide onClick={proceed.press}>
          {t('order.continue')}
        </Button>
        {shown.estimate}
      </div>
    </section>
  )
}
