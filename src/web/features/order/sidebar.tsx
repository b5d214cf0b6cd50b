/** Beside the list, always in sight: the pack, what it costs, and the way on. */
import { useId } from 'react'

import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

import { PackPanel, type PackProps } from './packing/pack-panel.tsx'
import { SdkChoice } from './packing/sdk-choice.tsx'
import css from './sidebar.module.css'
import { Summary } from './summary.tsx'

export function Sidebar({ builder, prices, estimate, ...shown }: PackProps) {
  const t = useT()
  const titleId = useId()

  return (
    <section id="pack" className={css.sidebar} aria-labelledby={titleId} tabIndex={-1}>
      <div className={css.body}>
        <h2 id={titleId} className="visually-hidden">
          {t('order.packTitle')}
        </h2>
        <PackPanel builder={builder} {...shown} />
      </div>
      <div className={css.foot}>
        <SdkChoice sdks={builder.sdks} pack={shown.packing.pack} />
        <Summary builder={builder} pack={shown.packing.pack} prices={prices} />
        <Button isWide onClick={shown.proceed.press}>
          {t('order.continue')}
        </Button>
        {estimate}
      </div>
    </section>
  )
}
