/** The parts of one order as they are shown on its own page and on the page that thanks for it. */
import type { OrderDetailWire } from '#contract/orders.ts'
import { organizationOf } from '#domain/orders/recipient.ts'
import { addressLines } from '#domain/shipping/address-lines.ts'
import { methodOfWord, type ShippingMethod, type ShippingWord } from '#domain/shipping/method.ts'
import { DELIVERY_TIME_NAMES } from '#i18n/delivery-time-text.ts'
import type { Translate } from '#i18n/translate.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { type LocalizedText, textIn } from '#shared/locale.ts'
import { ImportCharges, OrderSums, sumsOf } from '#web/prices/order-sums.tsx'

import { deviceLine, sdkLine } from '../../labels/contents-lines.ts'
import { PackedScents } from '../../scents/packed-scents.tsx'
import { Facts } from '../../ui/facts.tsx'
import { TextLines } from '../../ui/text-lines.tsx'
import css from './order-parts.module.css'
import { Parcels } from './parcels.tsx'

type Props = { order: OrderDetailWire }
type Contents = Pick<OrderDetailWire, 'items' | 'selectedCartridges' | 'packages' | 'selectedSDK'> &
  Partial<Pick<OrderDetailWire, 'needsPlateCartridges' | 'deviceSerial'>>

export function OrderContents({ order }: { order: Contents }) {
  const t = useT()
  const locale = useLocale()
  const { deviceSerial = '', needsPlateCartridges = false } = order
  const nameIn = (named: { name: LocalizedText } | undefined, code: string) =>
    named ? textIn(named.name, locale) : code
  return (
    <>
      <ul className={css.packages}>
        {order.items.map(({ id, name, quantity }) => (
          <li key={id}>{t('checkout.timesOf', { name: textIn(name, locale), count: quantity })}</li>
        ))}
      </ul>
      <PackedScents
        packages={order.packages.map(({ id, ...packed }) => ({ productId: id, ...packed }))}
        productName={(id) =>
          nameIn(
            order.items.find((item) => item.id === id),
            id,
          )
        }
        scentOf={(serial) => {
          const scent = order.selectedCartridges.find((it) => it.serial === serial)
          return { serial, name: nameIn(scent, serial), kind: scent?.kind ?? 'custom' }
        }}
      />
      <p className={css.quiet}>
        {sdkLine(
          t,
          locale,
          order.selectedSDK.map(({ name }) => textIn(name, locale)),
        )}
      </p>
      {deviceSerial !== '' && (
        <p className={css.quiet}>{deviceLine(t, deviceSerial, needsPlateCartridges)}</p>
      )}
    </>
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
  return method.ok ? t(METHODS[method.value]) : '–'
}

const METHODS = {
  domestic: 'checkout.methodDomestic',
  ems: 'checkout.methodEms',
  courier: 'checkout.methodCourier',
} as const satisfies Record<ShippingMethod, string>

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
          id: 'tracking',
          label: t('checkout.trackingNumber'),
          value: order.parcels.length > 0 ? <Parcels parcels={order.parcels} /> : null,
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
