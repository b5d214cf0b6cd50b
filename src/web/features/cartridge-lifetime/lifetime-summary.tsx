/** In sentences, how long the cartridges of an order last at the usual use. With one's own it is on the page of the order. */
import { Suspense, use, useState } from 'react'
import { Link } from 'react-router'

import type { OrderDetailWire } from '#contract/orders.ts'
import { cartridgeLifetime, reorderDayOf } from '#domain/catalog/devices/cartridge-lifetime.ts'
import { CARTRIDGE_LIFE_MONTHS } from '#domain/catalog/devices/device-policy.ts'
import { REORDER_LEAD_TIME_DAYS } from '#domain/orders/placing/reorder-lead-time.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { dayWords } from '#shared/day.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import css from './lifetime-summary.module.css'
import { readUse, usualUse } from './usage-input.ts'
import { usedSince } from './used-since.ts'

type Latest = Promise<OrderDetailWire | null>

/** Its place is reserved while the order is read: what is above it is shown before. */
export function LatestLifetime({ latest }: { latest: Latest | null }) {
  const t = useT()
  if (latest === null) return null
  return (
    <div className={css.place}>
      <Suspense fallback={<Skeleton label={t('ui.loading')} lines={4} />}>
        <WhenRead latest={latest} />
      </Suspense>
    </div>
  )
}

function WhenRead({ latest }: { latest: Latest }) {
  const order = use(latest)
  return order && <LifetimeSummary order={order} />
}

/** Shown in the browser alone: so its own clock may be asked. */
function LifetimeSummary({ order }: { order: OrderDetailWire }) {
  const t = useT()
  const locale = useLocale()
  const [today] = useState(() => dayInJapan(new Date()))
  const since = usedSince(order)
  const read = readUse(usualUse(since?.day ?? today))
  if (since === null || !read.ok) return null

  const life = cartridgeLifetime(read.use, since.day)
  const reorder = reorderDayOf(life, since.day, REORDER_LEAD_TIME_DAYS)
  const whole = (day: string) => dayWords(day, today, locale).whole
  const ends = { day: whole(life.lastDay), sprays: life.sprays }
  return (
    <section className={css.summary} aria-labelledby="lifetime-summary">
      <h2 id="lifetime-summary">{t('cartridgeLifetime.orderTitle')}</h2>
      <p>
        {life.endedBy === 'age'
          ? t('cartridgeLifetime.endsByAge', { ...ends, months: CARTRIDGE_LIFE_MONTHS })
          : t('cartridgeLifetime.endsBySprays', ends)}{' '}
        {reorder <= today
          ? t('cartridgeLifetime.reorderNow')
          : t('cartridgeLifetime.reorder', { day: whole(reorder) })}
      </p>
      <p className={css.note}>
        {t(
          since.isDelivered ? 'cartridgeLifetime.sinceDelivered' : 'cartridgeLifetime.sinceShipped',
          { day: whole(since.day), sprays: read.use.spraysPerDay },
        )}
      </p>
      <Link to={`/orders/${order.orderId}`}>{t('cartridgeLifetime.ownUse')}</Link>
    </section>
  )
}
