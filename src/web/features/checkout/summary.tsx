/** The order at a glance: a sidebar on a desktop, collapsed at the top on a phone. */
import { useState } from 'react'

import type { OrderDetailWire } from '#contract/orders.ts'
import { placedIn } from '#domain/cart/chambers.ts'
import type { Translate } from '#i18n/translate.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { type Locale, textIn } from '#shared/locale.ts'
import { formatMoney } from '#shared/money.ts'
import { ImportCharges, OrderSums, type Sums, sumsOf } from '#web/prices/order-sums.tsx'

import type { OrderDraft } from '../../draft/order-draft.ts'
import { sdkLine } from '../../labels/contents-lines.ts'
import { ScentList, type SelectedScent } from '../../scents/scent-list.tsx'
import { Icon } from '../../ui/icon.tsx'
import { draftLines } from './checkout-figures.ts'
import { cartridgeOf, productName, type Reference, sdkName } from './reference.ts'
import css from './summary.module.css'
import type { QuoteState } from './use-quote.ts'

export type OrderSummary = {
  packages: { id: string; name: string; quantity: number }[]
  scents: SelectedScent[]
  sdks: { slug: string; name: string }[]
  sums: Sums
}

export function summaryOfDraft(
  draft: OrderDraft,
  { figures }: QuoteState,
  reference: Reference,
  t: Translate,
): OrderSummary {
  const { placed } = draft
  return {
    packages: draftLines(draft).map(({ productId, quantity }) => ({
      id: productId,
      name: productName(reference, productId),
      quantity,
    })),
    scents: placedIn(draft.kits + draft.refills, {
      picks: draft.selectedCartridges,
      wells: draft.wells,
    }).map(({ serial, quantity }) => ({
      ...cartridgeOf(reference, serial),
      count: t('checkout.times', { count: quantity }),
    })),
    sdks: draft.selectedSDK.map(({ slug }) => ({ slug, name: sdkName(reference, slug) })),
    sums: placed
      ? sumsOf(placed, draft.address.country)
      : {
          country: draft.address.country,
          goods: figures?.subtotal ?? null,
          shipping: figures?.shipping ?? null,
          transactionFee: figures?.transactionFee ?? null,
          tax: figures?.tax ?? null,
          total: figures?.total ?? null,
        },
  }
}

export const summaryOfOrder = (
  order: OrderDetailWire,
  { t, locale }: { t: Translate; locale: Locale },
): OrderSummary => ({
  packages: order.items.map(({ id, name, quantity }) => ({
    id,
    name: textIn(name, locale),
    quantity,
  })),
  scents: order.selectedCartridges.map(({ serial, name, kind, quantity }) => ({
    serial,
    name: textIn(name, locale),
    kind,
    count: t('checkout.times', { count: quantity }),
  })),
  sdks: order.selectedSDK.map(({ slug, name }) => ({ slug, name: textIn(name, locale) })),
  sums: sumsOf(order, order.shipping.address.country),
})

export function SummaryRail({ summary }: { summary: OrderSummary }) {
  const t = useT()
  return (
    <aside className={css.rail} aria-label={t('checkout.summaryTitle')}>
      <h2 className={css.title}>{t('checkout.summaryTitle')}</h2>
      <Contents summary={summary} />
      <ImportCharges sums={summary.sums} />
    </aside>
  )
}

/** `null` while the order is not known. What it contains is rendered when it is opened. */
export function SummaryFold({ summary }: { summary: OrderSummary | null }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const locale = useLocale()
  const sums = summary?.sums ?? null
  const total = sums?.total
  const shown = total ?? sums?.goods
  return (
    <div className={css.fold}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span>{t('checkout.summaryTitle')}</span>
          {shown && (
            // A new element where the other amount was: one that changes its width counts as a shift.
            <span key={total ? 'total' : 'goods'} className={css.sum}>
              {total ? formatMoney(shown, locale) : t('checkout.fromAmount', { amount: shown })}
            </span>
          )}
          <Icon name="chevron-down" size={20} />
        </summary>
        {summary && isOpen && <Contents summary={summary} />}
      </details>
      <ImportCharges sums={sums} />
    </div>
  )
}

function Contents({ summary }: { summary: OrderSummary }) {
  const t = useT()
  return (
    <div className={css.contents}>
      <ul className={css.packages}>
        {summary.packages.map(({ id, name, quantity }) => (
          <li key={id}>{t('checkout.timesOf', { name, count: quantity })}</li>
        ))}
      </ul>
      <ScentList scents={summary.scents} />
      <p className={css.sdks}>
        {sdkLine(
          t,
          summary.sdks.map(({ name }) => name),
        )}
      </p>
      <OrderSums sums={summary.sums} />
    </div>
  )
}
