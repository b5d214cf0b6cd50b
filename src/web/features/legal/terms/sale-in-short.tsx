/**
 * The terms of sale as the course of an order: for those who look for a period. It is no part of the text, and is shown with the
 * text that states the same policy alone: what staff published may state another.
 */
import {
  ABANDON_AFTER_HOURS,
  BANK_TRANSFER_HOLD_DAYS,
  DEFECT_REPORT_DAYS,
  DEFECT_RETURN,
  DISPATCH_BUSINESS_DAYS,
  OUT_OF_STOCK_WEEKS,
  SHIP_WITHIN_DAYS_AFTER_PAYMENT,
} from '#domain/orders/policy.ts'
import type { Translate } from '#i18n/translate.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { plateMonth } from '#web/labels/plate-month.ts'

import css from './sale-in-short.module.css'
import type { TermsFacts } from './terms-sections.ts'

type Props = Pick<TermsFacts, 'platePrefix'>

export function SaleInShort({ platePrefix }: Props) {
  const t = useT()
  const locale = useLocale()
  return (
    <section id="in-short" className={css.short} aria-labelledby="in-short-title">
      <h2 id="in-short-title">{t('legal.shortTitle')}</h2>
      <ol className={css.course}>
        {stepsOf(t).map(({ to, title, period, text }) => (
          <li key={title}>
            <h3>
              <a href={`#${to}`}>{title}</a>
            </h3>
            <p className={css.period}>{period}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <dl className={css.facts}>
        {factsOf(t, locale, platePrefix).map(({ to, title, text }) => (
          <div key={to}>
            <dt>
              <a href={`#${to}`}>{title}</a>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{t('legal.shortNote')}</p>
    </section>
  )
}

/** Each leads to its section. */
const stepsOf = (t: Translate) => [
  {
    to: 'cancellation',
    title: t('legal.shortOrder'),
    period: t('legal.shortOrderPeriod'),
    text: t('legal.shortOrderText'),
  },
  {
    to: 'payment',
    title: t('legal.shortPayment'),
    period: t('legal.shortDays', { days: BANK_TRANSFER_HOLD_DAYS }),
    text: t('legal.shortPaymentText', { hours: ABANDON_AFTER_HOURS }),
  },
  {
    to: 'contract',
    title: t('legal.shortContract'),
    period: t('legal.shortContractPeriod'),
    text: t('legal.shortContractText'),
  },
  {
    to: 'delivery',
    title: t('legal.shortDelivery'),
    period: t('legal.shortBusinessDays', { days: DISPATCH_BUSINESS_DAYS }),
    text: t('legal.shortDeliveryText', {
      days: SHIP_WITHIN_DAYS_AFTER_PAYMENT,
      ...OUT_OF_STOCK_WEEKS,
    }),
  },
  {
    to: 'defects',
    title: t('legal.shortReport'),
    period: t('legal.shortDays', { days: DEFECT_REPORT_DAYS.termsOfSale }),
    text: t('legal.shortReportText'),
  },
  {
    to: 'defects',
    title: t('legal.shortReturn'),
    period: t('legal.shortDays', { days: DEFECT_RETURN.termsOfSale.daysAfterReport }),
    text: t('legal.shortReturnText'),
  },
]

/** What has no period. */
const factsOf = (t: Translate, locale: Locale, platePrefix: string) => [
  { to: 'prices', title: t('legal.shortPrices'), text: t('legal.shortPricesText') },
  {
    to: 'cartridges',
    title: t('legal.shortCartridges'),
    text:
      platePrefix === ''
        ? t('legal.shortCartridgesText')
        : t('legal.shortPlateText', { prefix: platePrefix, month: plateMonth(locale) }),
  },
]
