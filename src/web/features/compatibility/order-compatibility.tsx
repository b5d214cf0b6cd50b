/** On the page of an order with a refill pack: a link to give the serial number of the device, while it still changes what is sent. */
import { Link } from 'react-router'

import type { OrderDetailWire } from '#contract/orders.ts'
import { compatibilityOf } from '#domain/catalog/compatibility/compatibility.ts'
import { useT } from '#i18n/use-t.ts'
import { contactAbout } from '#web/site/contact-about.ts'

import css from './compatibility.module.css'
import type { CompatibilityData } from './compatibility-data.ts'

type Props = {
  order: Pick<OrderDetailWire, 'status' | 'orderNumber' | 'deviceSerial' | 'items'>
  data: CompatibilityData
}

const TO_BE_SENT: ReadonlySet<string> = new Set([
  'created',
  'awaiting_transfer',
  'paid',
  'confirmed',
])

/** The cartridges of a kit fit its own device; those of a refill pack may be for another one. */
export function OrderCompatibility({ order, data }: Props) {
  const t = useT()
  const isForOther = order.items.some(({ id }) => id === 'refill-pack')
  if (!isForOther || !TO_BE_SENT.has(order.status)) return null

  const { status } = compatibilityOf(order.deviceSerial, data.platePrefix)
  const prefix = data.platePrefix
  if (status === 'known' || (status === 'not_asked' && prefix === '')) return null
  return (
    <p className={css.sent}>
      {status === 'not_asked'
        ? t('compatibility.orderUntoldText', { prefix })
        : t('compatibility.orderUnknownText', { serial: order.deviceSerial })}{' '}
      <Link to={contactAbout(t('compatibility.orderSubject', { number: order.orderNumber }))}>
        {t('compatibility.orderTell')}
      </Link>
    </p>
  )
}
