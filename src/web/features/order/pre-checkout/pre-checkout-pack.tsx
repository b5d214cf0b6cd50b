/** The pack about to be ordered, visible next to the pre-checkout questions. */
import { slotsOf } from '#domain/cart/slots.ts'
import { useT } from '#i18n/use-t.ts'
import type { OrderDraft } from '#web/draft/order-draft.ts'
import { Seal } from '#web/scents/seal.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

import { nameOf } from '../cartridge-list.ts'
import { linesOf } from '../pack.ts'
import type { PreCheckoutNames } from './load-pre-checkout.server.ts'
import css from './pre-checkout-pack.module.css'

export function PreCheckoutPack({ draft, names }: { draft: OrderDraft; names: PreCheckoutNames }) {
  const t = useT()
  const lines = linesOf(draft).filter(({ quantity }) => quantity > 0)
  const packages = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const slots = slotsOf(packages, draft.selectedCartridges, draft.wells)

  return (
    <section className={css.pack} aria-label={t('order.packTitle')}>
      <ul className={css.lines}>
        {lines.map(({ id, quantity }) => (
          <li key={id}>{t('order.packageLine', { name: names.products[id], quantity })}</li>
        ))}
      </ul>
      <div className={css.rows} aria-hidden="true">
        {slots.map((wells, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a package is its place in the order.
          <ul key={position} className={css.wells}>
            {wells.map((serial, chamber) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chamber is its place in the package.
              <li key={chamber}>
                {serial !== null && <Seal serial={serial} kind={kindOf(names, serial)} size={32} />}
              </li>
            ))}
          </ul>
        ))}
      </div>
      <p className={css.names}>
        {draft.selectedCartridges.map(({ serial }) => nameOf(names.scents, serial)).join(' · ')}
      </p>
      <p>
        <ButtonLink to="/order" variant="outline" size="small">
          {t('order.preCheckoutChange')}
        </ButtonLink>
      </p>
    </section>
  )
}

const kindOf = ({ scents }: PreCheckoutNames, serial: string): string =>
  scents.find((scent) => scent.serial === serial)?.kind ?? 'custom'
