/** A closed account: the orders that the law requires us to retain, and nothing else. */
import { useT } from '#i18n/use-t.ts'

import { BackLink } from '../parts/back-link.tsx'
import type { CustomerCardView } from '../parts/customer-card.server.ts'
import { CardOrders } from '../parts/customer-card.tsx'
import { DateTime, ZoneNote } from '../parts/date-time.tsx'
import { DescriptionList } from '../parts/description-list.tsx'
import { Panel } from '../parts/panel.tsx'
import { useSpendText } from '../parts/spend-text.ts'

export function ClosedCustomerPage({ card, closedAt }: { card: CustomerCardView; closedAt: Date }) {
  const t = useT()
  const bought = useSpendText(card)
  return (
    <>
      <BackLink to="/admin/customers" text={t('adminCustomers.back')} />
      <h1>{t('adminCustomers.closedTitle')}</h1>
      <p>{t('adminCustomers.closedText')}</p>
      <Panel id="orders" title={t('adminCustomers.ordersTitle')}>
        <DescriptionList
          facts={[
            { label: t('adminCustomers.closedAt'), value: <DateTime at={closedAt} isDay /> },
            { label: t('adminCustomers.orders'), value: bought },
          ]}
        />
        <CardOrders orders={card.orders} />
      </Panel>
      <ZoneNote />
    </>
  )
}
