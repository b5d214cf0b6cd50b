/** What the shop promises about delivery and defects. Where two legal texts differ, both are stated. Spec §1. */
import {
  COURIER_DELIVERY_BUSINESS_DAYS,
  DEFECT_REPORT_DAYS,
  DEFECT_RETURN,
  DISPATCH_BUSINESS_DAYS,
  EMS_DELIVERY_WEEKS,
  OUT_OF_STOCK_WEEKS,
  SHIP_WITHIN_DAYS_AFTER_PAYMENT,
} from '#domain/orders/policy.ts'

import { type Block, type Fact, link, type OrderEmailContext, section } from '../format/email.ts'

export function dispatchSection(context: OrderEmailContext): Block {
  const { t } = context
  const within = t('mail.dispatchWithin', {
    days: SHIP_WITHIN_DAYS_AFTER_PAYMENT,
    businessDays: DISPATCH_BUSINESS_DAYS,
  })
  return section(t('mail.dispatchTitle'), [
    within,
    t('mail.dispatchOutOfStock', OUT_OF_STOCK_WEEKS),
    ...deliveryTime(context),
    t('mail.dispatchTracking'),
  ])
}

/** Of every parcel handed to the carrier so far. */
export function trackingFacts({ t, order: { parcels } }: OrderEmailContext): Fact[] {
  const count = parcels.length
  return parcels.map(({ trackingNumber: value }, at) => {
    const label =
      count > 1 ? t('mail.trackingNumberOf', { number: at + 1, count }) : t('mail.trackingNumber')
    return { label, value }
  })
}

/** No delivery time for Japan: the specification gives none. */
export function deliveryTime({ t, order }: OrderEmailContext): Block[] {
  switch (order.order.shippingMethod) {
    case 'domestic':
      return []
    case 'ems':
      return [t('mail.deliveryEms', EMS_DELIVERY_WEEKS)]
    case 'courier':
      return [t('mail.deliveryCourier', { days: COURIER_DELIVERY_BUSINESS_DAYS })]
  }
}

export function methodName({ t, order }: OrderEmailContext): string {
  switch (order.order.shippingMethod) {
    case 'domestic':
      return t('mail.methodDomestic')
    case 'ems':
      return t('mail.methodEms')
    case 'courier':
      return t('mail.methodCourier')
  }
}

export function defectsSection({ t, url, locale }: OrderEmailContext): Block {
  const terms = t('mail.defectsTerms', {
    reportDays: DEFECT_REPORT_DAYS.termsOfSale,
    returnDays: DEFECT_RETURN.termsOfSale.daysAfterReport,
  })
  const notice = t('mail.defectsLegalNotice', {
    reportDays: DEFECT_REPORT_DAYS.legalNotice,
    months: DEFECT_RETURN.legalNotice.monthsAfterArrival,
  })
  const page = (label: string, path: string): Block => link(label, `${url}${path}?lang=${locale}`)
  return section(t('mail.defectsTitle'), [
    terms,
    notice,
    t('mail.defectsLonger'),
    page(t('mail.termsOfSale'), '/terms-of-service'),
    page(t('mail.legalNotice'), '/legal-information'),
  ])
}
