/** Goods of the order that were sent once more, free of charge. */

import type { OrderDetailWire } from '#contract/orders.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatInJapan } from '#shared/japan-day.ts'
import { textIn } from '#shared/locale.ts'
import { Panel } from '#web/ui/panel.tsx'

import { Facts } from '../../ui/facts.tsx'
import { TextLines } from '../../ui/text-lines.tsx'
import { Parcels } from './parcels.tsx'

type Replacement = OrderDetailWire['replacements'][number]

export function Replacements({ replacements }: Pick<OrderDetailWire, 'replacements'>) {
  const t = useT()
  if (replacements.length === 0) return null
  return (
    <Panel title={t('orders.replacementsTitle')}>
      {replacements.map((replacement) => (
        <OneReplacement key={replacement.replacementNumber} replacement={replacement} />
      ))}
    </Panel>
  )
}

function OneReplacement({ replacement }: { replacement: Replacement }) {
  const t = useT()
  const locale = useLocale()
  const { replacementNumber, status, items, parcels, shippedAt } = replacement
  const pieces = items.map(({ name, quantity }) =>
    t('checkout.timesOf', { name: textIn(name, locale), count: quantity }),
  )
  const date = shippedAt && formatInJapan(new Date(shippedAt), locale, { dateStyle: 'long' })
  return (
    <Facts
      facts={[
        { id: 'number', label: t('orders.replacementNumber'), value: replacementNumber },
        {
          id: 'state',
          label: t('orders.replacementState'),
          value: date
            ? t('orders.replacementShipped', { date })
            : t(status === 'open' ? 'orders.replacementOpen' : 'orders.replacementCanceled'),
        },
        { id: 'items', label: t('orders.replacementItems'), value: <TextLines lines={pieces} /> },
        {
          id: 'tracking',
          label: t('checkout.trackingNumber'),
          value: parcels.length > 0 ? <Parcels parcels={parcels} /> : null,
        },
      ]}
    />
  )
}
