/** On the page of an order that was sent: when to order the next ones, and the way there. */
import { useState } from 'react'

import type { OrderDetailWire } from '#contract/orders.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { dayWords } from '#shared/day.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { ButtonLink } from '#web/ui/button.tsx'

import css from './cartridge-lifetime.module.css'
import { LifetimeFields } from './lifetime-fields.tsx'
import { LifetimeResult } from './lifetime-result.tsx'
import { readUse, usualUse } from './usage-input.ts'
import { type SentOrder, usedSince } from './used-since.ts'

type Order = SentOrder & Pick<OrderDetailWire, 'orderId'>

export const hasLifetime = (order: Order): boolean => usedSince(order) !== null

/** Shown in the browser alone, where an order is read: so its own clock may be asked. */
export function OrderLifetime({ order }: { order: Order }) {
  const t = useT()
  const locale = useLocale()
  const [today] = useState(() => dayInJapan(new Date()))
  const [input, setInput] = useState(() => usualUse(today))
  const since = usedSince(order)
  if (since === null) return null

  const read = readUse({ ...input, since: since.day })
  const day = dayWords(since.day, today, locale).whole
  return (
    <div className={css.order}>
      {read.ok ? (
        <LifetimeResult
          use={read.use}
          since={read.since}
          today={today}
          orderId={order.orderId}
          order={
            <ButtonLink
              to={`/order?${new URLSearchParams({ reorder: order.orderId, as: 'refills' })}`}
              size="small"
            >
              {t('cartridgeLifetime.again')}
            </ButtonLink>
          }
        />
      ) : (
        <p role="status">{t('cartridgeLifetime.correct')}</p>
      )}
      {read.ok && (
        <p className={css.note}>
          {t(
            since.isDelivered
              ? 'cartridgeLifetime.sinceDelivered'
              : 'cartridgeLifetime.sinceShipped',
            {
              day,
              sprays: read.use.spraysPerDay,
            },
          )}
        </p>
      )}
      <details className={css.more}>
        <summary>{t('cartridgeLifetime.ownUse')}</summary>
        <LifetimeFields
          input={input}
          read={read}
          isDayGiven
          onChange={(change) => setInput((before) => ({ ...before, ...change }))}
        />
      </details>
    </div>
  )
}
