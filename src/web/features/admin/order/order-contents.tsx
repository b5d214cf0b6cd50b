/** What an order holds, and what it costs. */
import { useAmount, useLocale, useT } from '#i18n/use-t.ts'
import { listText } from '#shared/list-text.ts'
import { type LocalizedText, textIn } from '#shared/locale.ts'
import { PackedScents } from '#web/scents/contents/packed-scents.tsx'
import { secondName } from '#web/scents/second-name.ts'

import { PanelTable } from '../parts/data-table.tsx'
import { DescriptionList } from '../parts/description-list.tsx'
import panel from '../parts/panel.module.css'
import css from './order-contents.module.css'
import type { OrderDetail } from './order-detail.server.ts'

type Props = { detail: OrderDetail }

export function Lines({ detail: { order, lines } }: Props) {
  const t = useT()
  const locale = useLocale()
  const shown = useAmount(order.currency)

  return (
    <div className={panel.panel}>
      <h2>{t('admin.sectionContents')}</h2>
      <PanelTable
        caption={t('admin.sectionContents')}
        columns={[
          t('admin.product'),
          { text: t('admin.quantity'), isNumber: true },
          { text: t('admin.unitPrice'), isNumber: true },
          { text: t('admin.amount'), isNumber: true },
        ]}
      >
        {lines.map(({ productId, name, quantity, unitMinor }) => (
          <tr key={productId}>
            <th scope="row">{textIn(name, locale)}</th>
            <td data-number>{quantity}</td>
            <td data-number>{shown(unitMinor)}</td>
            <td data-number>{shown(unitMinor * quantity)}</td>
          </tr>
        ))}
      </PanelTable>
      <dl className={css.sums}>
        <Sum label={t('admin.subtotal')} value={shown(order.subtotalMinor)} />
        <Sum label={t('admin.shippingFee')} value={shown(order.shippingMinor)} />
        <Sum label={t('admin.transactionFee')} value={shown(order.transactionFeeMinor)} />
        <Sum label={t('admin.total')} value={shown(order.totalMinor)} isTotal />
        <Sum label={t('admin.includedTax')} value={shown(order.includedTaxMinor)} />
      </dl>
    </div>
  )
}

function Sum({ label, value, isTotal }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

export function Cartridges({ detail: { order, lines, packages, cartridges, sdks } }: Props) {
  const t = useT()
  const locale = useLocale()
  const nameIn = (named: { name: LocalizedText } | undefined) => named && textIn(named.name, locale)

  return (
    <div className={panel.panel}>
      <h2>{t('admin.sectionCartridges')}</h2>
      <PackedScents
        packages={packages}
        productName={(id) => nameIn(lines.find(({ productId }) => productId === id)) ?? id}
        scentOf={(serial) => {
          const scent = cartridges.find((it) => it.serial === serial)
          return {
            serial,
            name: nameIn(scent) ?? serial,
            second: scent ? secondName(scent.name, locale) : null,
            kind: scent?.kind ?? 'custom',
          }
        }}
      />
      <DescriptionList
        facts={[
          {
            label: t('admin.sectionSdks'),
            value:
              listText(
                sdks.map(({ name, quantity }) =>
                  t('admin.pieces', { name: textIn(name, locale), count: quantity }),
                ),
                locale,
              ) || t('admin.none'),
          },
          { label: t('admin.deviceSerial'), value: order.deviceSerial },
        ]}
      />
      {order.needsPlateCartridges && <p className={panel.warn}>{t('admin.plateCartridges')}</p>}
    </div>
  )
}
