/** What to take from the shelves for the selected orders, and what goes into each parcel. Made to be printed. */
import type { Picked, PickList } from '#domain/orders/packing/pick-list.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { textIn } from '#shared/locale.ts'
import { OrderNote } from '#web/features/admin/parts/orders/order-note.tsx'
import { PackedScents } from '#web/scents/contents/packed-scents.tsx'
import { secondName } from '#web/scents/second-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Table } from '#web/ui/table.tsx'

import type { Label } from '../labels/label-view.ts'
import { LabelSheet } from '../labels/labels-page.tsx'
import css from './pick-list.module.css'
import type { PickedOrder } from './pick-list.server.ts'

type Props = { orders: readonly PickedOrder[]; list: PickList; labels: Label[] }

export function PickListPage({ orders, list, labels }: Props) {
  const t = useT()
  return (
    <>
      <p className={css.print}>
        <Button size="small" onClick={() => window.print()}>
          {t('adminOrders.labelsPrint')}
        </Button>
      </p>
      <p>{t('adminPacking.pickOrders', { count: orders.length })}</p>
      <section className={css.sums}>
        <Sums title={t('admin.sectionCartridges')} items={list.scents} />
        <div>
          <Sums title={t('admin.product')} items={list.products} />
          <Sums title={t('admin.sectionSdks')} items={list.sdks} />
        </div>
      </section>
      <h2>{t('adminPacking.pickByOrder')}</h2>
      <ul className={css.orders}>
        {orders.map((order) => (
          <Parcel key={order.number} order={order} />
        ))}
      </ul>
      <h2 className={css.labels}>{t('adminOrders.labelsTitle')}</h2>
      <LabelSheet labels={labels} />
    </>
  )
}

function Sums({ title, items }: { title: string; items: readonly Picked[] }) {
  const t = useT()
  const locale = useLocale()
  if (items.length === 0) return null
  return (
    <Table
      caption={title}
      density="dense"
      columns={[
        t('adminPacking.code'),
        t('adminPacking.name'),
        { text: t('admin.quantity'), isNumber: true },
      ]}
    >
      {items.map(({ code, name, quantity }) => (
        <tr key={code}>
          <th scope="row" className="code">
            {code}
          </th>
          <td>{textIn(name, locale)}</td>
          <td data-number>{quantity}</td>
        </tr>
      ))}
    </Table>
  )
}

function Parcel({ order }: { order: PickedOrder }) {
  const t = useT()
  const locale = useLocale()
  const { lines, packages, cartridges, sdks, recipient } = order
  const product = (id: string) => lines.find(({ productId }) => productId === id)?.name
  // The pieces of a replacement have no chambers.
  const pieces = order.isReplacement ? [...lines, ...cartridges] : []
  const facts = [
    ...[...pieces, ...sdks].map(({ name, quantity }) =>
      t('admin.pieces', { name: textIn(name, locale), count: quantity }),
    ),
    order.deviceSerial && `${t('admin.deviceSerial')} ${order.deviceSerial}`,
  ].filter(Boolean)
  return (
    <li className={css.order}>
      <h3>
        <span className="code">{order.number}</span> {recipient.name} {recipient.company}
      </h3>
      {order.isReplacement && <p>{t('adminPacking.replacement')}</p>}
      <OrderNote notes={order.notes} />
      {order.needsPlateCartridges && <p>{t('admin.plateCartridges')}</p>}
      <PackedScents
        packages={packages}
        productName={(id) => textIn(product(id) ?? { en: id, ja: null, ko: null }, locale)}
        scentOf={(serial) => {
          const scent = cartridges.find((it) => it.serial === serial)
          return {
            serial,
            name: scent ? textIn(scent.name, locale) : serial,
            second: scent ? secondName(scent.name, locale) : null,
            kind: scent?.kind ?? 'custom',
          }
        }}
      />
      {facts.length > 0 && <p>{facts.join(t('ui.separator'))}</p>}
    </li>
  )
}
