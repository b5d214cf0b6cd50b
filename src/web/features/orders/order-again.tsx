/** The ways to order the same again: as it was, its scents alone, or by codes. Decisions, section 12. */

import type { OrderDetailWire } from '#contract/orders.ts'
import { useT } from '#i18n/use-t.ts'
import { Panel } from '#web/ui/panel.tsx'

import { ButtonLink } from '../../ui/button.tsx'
import css from './order-again.module.css'

/** Who has the shooter already needs no second one: then the scents alone come first. */
export function OrderAgain({ order }: { order: OrderDetailWire }) {
  const t = useT()
  const path = `/order?reorder=${encodeURIComponent(order.orderId)}`
  const hasKit = order.items.some(({ id }) => id === 'kit')
  return (
    <Panel title={t('orders.againTitle')} isForScreen>
      <p>{t('orders.againText')}</p>
      <div className={css.actions}>
        {hasKit && (
          <ButtonLink to={`${path}&as=refills`} variant="outline" isWide>
            {t('orders.againRefills')}
          </ButtonLink>
        )}
        <ButtonLink to={path} variant={hasKit ? 'quiet' : 'outline'} isWide>
          {t('orders.againSame')}
        </ButtonLink>
        <ButtonLink to="/order#codes" variant="quiet" isWide>
          {t('orders.againCodes')}
        </ButtonLink>
      </div>
    </Panel>
  )
}
