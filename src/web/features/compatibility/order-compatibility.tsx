/** On the page of an order: which type of cartridge is sent, and while it can be changed, whom to tell. */
import { Link } from 'react-router'

import type { OrderDetailWire } from '#contract/orders.ts'
import { compatibilityOf } from '#domain/catalog/compatibility/compatibility.ts'
import { useT } from '#i18n/use-t.ts'

import css from './compatibility.module.css'
import type { CompatibilityData } from './compatibility-data.ts'
import { contactAbout } from './compatibility-warning.tsx'

type Props = {
  order: Pick<OrderDetailWire, 'status' | 'orderNumber' | 'deviceSerial' | 'needsPlateCartridges'>
  data: CompatibilityData
}

const SENT: ReadonlySet<string> = new Set(['shipped', 'delivered'])
const TO_BE_SENT: ReadonlySet<string> = new Set([
  'created',
  'awaiting_transfer',
  'paid',
  'confirmed',
])

/** Nothing for an order that came to another end. */
export function OrderCompatibility({ order, data }: Props) {
  const t = useT()
  const isSent = SENT.has(order.status)
  if (!isSent && !TO_BE_SENT.has(order.status)) return null

  const found = compatibilityOf(order.deviceSerial, data.platePrefix)
  const type = order.needsPlateCartridges ? 'plate' : 'standard'
  const words = WORDS[isSent ? 'sent' : 'sends']
  const prefix = data.platePrefix
  if (found.status === 'known') {
    const device = `${data.names[found.device]} ${found.serial}`
    return <p className={css.sent}>{t(words[type], { device })}</p>
  }
  return (
    <div className={css.sent}>
      <p>{t(words.untold)}</p>
      {!isSent && (found.status !== 'not_asked' || prefix !== '') && (
        <p>
          {found.status === 'not_asked'
            ? t('compatibility.orderUntoldText', { prefix })
            : t('compatibility.orderUnknownText', { serial: order.deviceSerial })}{' '}
          <Link to={contactAbout(t('compatibility.orderSubject', { number: order.orderNumber }))}>
            {t('compatibility.orderTell')}
          </Link>
        </p>
      )}
    </div>
  )
}

const WORDS = {
  sends: {
    plate: 'compatibility.orderSendsPlate',
    standard: 'compatibility.orderSendsStandard',
    untold: 'compatibility.orderSendsUntold',
  },
  sent: {
    plate: 'compatibility.orderSentPlate',
    standard: 'compatibility.orderSentStandard',
    untold: 'compatibility.orderSentUntold',
  },
} as const
