/** The terms as sections of paragraphs. Spec §1 "Business rules stated in texts"; numbers from the policy. */
import {
  ABANDON_AFTER_HOURS,
  BANK_TRANSFER_HOLD_DAYS,
  COURIER_DELIVERY_BUSINESS_DAYS,
  DEFECT_REPORT_DAYS,
  DEFECT_RETURN,
  DISPATCH_BUSINESS_DAYS,
  EMS_DELIVERY_WEEKS,
  OUT_OF_STOCK_WEEKS,
  SHIP_WITHIN_DAYS_AFTER_PAYMENT,
} from '#domain/orders/policy.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Locale } from '#shared/locale.ts'
import { plateMonth } from '#web/labels/plate-month.ts'

import type { Section } from '../section.ts'

export type TermsFacts = {
  /** An ISO date. */
  version: string
  /** Empty while no device needs the plate type. */
  platePrefix: string
  seller: string
  address: string
  telephone: string
  email: string
}

export const serviceSections = (t: Translate, { seller }: TermsFacts): Section[] => [
  { id: 'use', title: t('legal.useTitle'), paragraphs: [t('legal.useText', { seller })] },
  { id: 'account', title: t('legal.accountTitle'), paragraphs: [t('legal.accountText')] },
  { id: 'conduct', title: t('legal.conductTitle'), paragraphs: [t('legal.conductText')] },
  { id: 'rights', title: t('legal.rightsTitle'), paragraphs: [t('legal.rightsText')] },
  {
    id: 'data',
    title: t('legal.dataTitle'),
    paragraphs: [t('legal.dataText')],
    link: { to: '/privacy-policy', text: t('legal.dataLink') },
  },
  {
    id: 'changes',
    title: t('legal.serviceLimitsTitle'),
    paragraphs: [t('legal.serviceLimitsText'), t('legal.serviceLawText')],
  },
]

export const saleSections = (t: Translate, locale: Locale, facts: TermsFacts): Section[] => [
  {
    id: 'seller',
    title: t('legal.sellerTitle'),
    paragraphs: [
      t('legal.sellerText', { seller: facts.seller, address: facts.address }),
      t('legal.sellerTelephone', { telephone: facts.telephone }),
      t('legal.sellerEmail', { email: facts.email }),
    ],
    link: { to: '/legal-information', text: t('legal.sellerLink') },
  },
  {
    id: 'buyer',
    title: t('legal.buyerTitle'),
    paragraphs: [t('legal.buyerAdults'), t('legal.buyerEu')],
  },
  {
    id: 'prices',
    title: t('legal.priceTitle'),
    paragraphs: [t('legal.priceTax'), t('legal.priceFees'), t('legal.priceDuties')],
  },
  { id: 'contract', title: t('legal.contractTitle'), paragraphs: [t('legal.contractText')] },
  {
    id: 'payment',
    title: t('legal.paymentTitle'),
    paragraphs: [
      t('legal.paymentMethods'),
      t('legal.paymentBank', { days: BANK_TRANSFER_HOLD_DAYS }),
      t('legal.paymentCard', { hours: ABANDON_AFTER_HOURS }),
    ],
  },
  { id: 'cancellation', title: t('legal.changeTitle'), paragraphs: [t('legal.changeText')] },
  { id: 'delivery', title: t('legal.deliveryTitle'), paragraphs: deliveryParagraphs(t) },
  {
    id: 'cartridges',
    title: t('legal.cartridgeTitle'),
    paragraphs: cartridgeParagraphs(t, locale, facts),
  },
  {
    id: 'defects',
    title: t('legal.defectTitle'),
    paragraphs: defectParagraphs(t),
    link: { to: '/legal-information#returns', text: t('legal.defectLink') },
  },
]

const deliveryParagraphs = (t: Translate): string[] => [
  t('legal.deliveryWithin', { days: SHIP_WITHIN_DAYS_AFTER_PAYMENT }),
  t('legal.deliveryUsual', { days: DISPATCH_BUSINESS_DAYS, ...OUT_OF_STOCK_WEEKS }),
  t('legal.deliveryMethods', { days: COURIER_DELIVERY_BUSINESS_DAYS, ...EMS_DELIVERY_WEEKS }),
]

function cartridgeParagraphs(t: Translate, locale: Locale, { platePrefix }: TermsFacts): string[] {
  const serial = t('legal.cartridgeSerial')
  if (platePrefix === '') return [serial]

  return [t('legal.cartridgePlate', { prefix: platePrefix, month: plateMonth(locale) }), serial]
}

/** The reading of the terms of sale; the legal notice states its own, and the longer one counts. Decision 0010. */
const defectParagraphs = (t: Translate): string[] => [
  t('legal.defectReport', { days: DEFECT_REPORT_DAYS.termsOfSale }),
  t('legal.defectReturn', { days: DEFECT_RETURN.termsOfSale.daysAfterReport }),
  t('legal.defectNotice'),
]
