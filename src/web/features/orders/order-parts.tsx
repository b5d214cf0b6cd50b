/** The parts of one order as they are shown on its own page and on the page that thanks for it. */
import type { OrderDetailWire } from '#contract/orders.ts'
import { organizationOf } from '#domain/orders/recipient.ts'
import { addressLines } from '#domain/shipping/address-lines.ts'
import { methodOfWord, type ShippingWord } from '#domain/shipping/method.ts'
import { DELIVERY_TIME_NAMES } from '#i18n/delivery-time-text.ts'
import type { Translate } from '#i18n/translate.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { textIn } from '#shared/locale.ts'
import { ImportCharges, OrderSums, sumsOf } from '#web/prices/order-sums.tsx'

import { methodName } from '../../labels/shipping-labels.ts'
import { Contents } from '../../scents/contents/contents.tsx'
import { Facts } from '../../ui/facts.tsx'
import { TextLines } from '../../ui/text-lines.tsx'
import { Parcels } from './parcels.tsx'

type Props = { order: OrderDetailWire }
type Contained = Pick<
  OrderDetailWire,
  'items' | 'selectedCartridges' | 'packages' | 'selectedSDK'
> &
  Partial<Pick<OrderDetailWire, 'needsPlateCartridges' | 'deviceSerial'>>

export function OrderContents({ order }: { order: Contained }) {
  const locale = useLocale()
  const { deviceSerial = '', needsPlateCartridges = false } = order
  return (
    <Contents
      lines={order.items.map((item) => ({ ...item, name: textIn(item.name, locale) }))}
      packages={order.packages.map(({ id, ...packed }) => ({ productId: id, ...packed }))}
      scentOf={(serial) => {
        const scent = order.selectedCartridges.find((it) => it.serial === serial)
        const name = scent ? textIn(scent.name, locale) : serial
        return { serial, name, kind: scent?.kind ?? 'custom' }
      }}
      sdks={order.selectedSDK.map(({ name }) => textIn(name, locale))}
      deviceSerial={deviceSerial}
      needsPlate={needsPlateCartridges}
    />
  )
}

export function OrderAmounts({ order }: Props) {
  const sums = sumsOf(order, order.shipping.address.country)
  return (
    <>
      <OrderSums sums={sums} />
      <ImportCharges sums={sums} />
    </>
  )
}

export const methodText = (t: Translate, word: ShippingWord, country: string): string => {
  const method = methodOfWord(word, country)
  return method.ok ? methodName(t, method.value) : '–'
}

export function OrderDelivery({ order }: Props) {
  const t = useT()
  const locale = useLocale()
  const { address, deliveryTime, recipient } = order.shipping
  const { name, description: company, department } = order.customer
  const buyer = { name, company, department }
  const named = recipient ?? buyer
  const lines = [
    ...addressLines({ ...address, postalCode: address.postal_code }, locale, {
      name: named.name,
      company: organizationOf(named),
    }),
    ...(recipient ? [recipient.phone] : []),
  ]
  return (
    <Facts
      facts={[
        {
          id: 'tracking',
          label: t('checkout.trackingNumber'),
          value: order.parcels.length > 0 ? <Parcels parcels={order.parcels} /> : null,
        },
        {
          id: 'address',
          label: t('checkout.addressTitle'),
          value: <TextLines lines={lines} />,
        },
        {
          id: 'method',
          label: t('checkout.fieldMethod'),
          value: methodText(t, order.shippingMethod, address.country),
        },
        {
          id: 'delivery-time',
          label: t('checkout.fieldDeliveryTime'),
          value: deliveryTime && t(DELIVERY_TIME_NAMES[deliveryTime]),
        },
        {
          id: 'buyer',
          label: t('checkout.buyerKind'),
          value: recipient && <TextLines lines={[organizationOf(buyer), name]} />,
        },
        {
          id: 'purchase-order',
          label: t('checkout.fieldPurchaseOrder'),
          value: order.purchaseOrderNumber,
        },
        { id: 'phone', label: t('checkout.fieldPhone'), value: order.customer.phone },
        { id: 'email', label: t('checkout.fieldEmail'), value: order.customer.email },
        { id: 'notes', label: t('checkout.notesTitle'), value: order.orderNotes },
      ]}
    />
  )
}
