/** The statements that the law requires of a mail-order seller, as named facts. Domain facts, section 11.1; numbers from the policies. */
import { CARTRIDGES_PER_PACKAGE, SDK_MAX_PER_ORDER } from '#domain/cart/policy.ts'
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
import { CARD_BRANDS } from '#domain/payments/methods.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Locale } from '#shared/locale.ts'
import { plateMonth } from '#web/labels/plate-month.ts'

import type { Part, Section } from '../section.ts'
import type { NoticeFacts, Program } from './notice-facts.ts'

export const FEES_ID = 'shipping-fees'

export const noticeParts = (t: Translate, locale: Locale, facts: NoticeFacts): Part[] => [
  { id: 'seller', title: t('notice.sellerPart'), sections: sellerFacts(t, facts) },
  { id: 'payment', title: t('notice.pricePart'), sections: priceFacts(t, facts) },
  { id: 'delivery', title: t('notice.deliveryPart'), sections: deliveryFacts(t, facts) },
  { id: 'returns', title: t('notice.returnsPart'), sections: returnFacts(t) },
  { id: 'conditions', title: t('notice.conditionsPart'), sections: conditions(t, locale, facts) },
]

const sellerFacts = (t: Translate, { seller, siteUrl }: NoticeFacts): Section[] => [
  fact('name', t('notice.sellerTitle'), [seller.name]),
  fact('manager', t('notice.managerTitle'), [seller.representative]),
  fact('address', t('notice.addressTitle'), [seller.address]),
  fact('telephone', t('notice.telephoneTitle'), [seller.telephone]),
  fact('email', t('notice.emailTitle'), [seller.email], {
    to: '/contact',
    text: t('notice.contactLink'),
  }),
  fact('website', t('notice.urlTitle'), [siteUrl]),
  fact('invoice-number', t('notice.invoiceTitle'), [seller.invoiceNumber]),
]

const priceFacts = (t: Translate, { transactionFee }: NoticeFacts): Section[] => [
  fact('prices', t('notice.priceTitle'), [t('notice.priceText')], {
    to: '/order',
    text: t('notice.priceLink'),
  }),
  fact(
    'other-costs',
    t('notice.costsTitle'),
    [
      t('notice.costsShipping'),
      transactionFee.amountMinor === 0
        ? t('notice.costsFeeNone')
        : t('notice.costsFee', { amount: transactionFee }),
      t('notice.costsBank'),
      t('notice.costsDuties'),
    ],
    { to: `#${FEES_ID}`, text: t('notice.costsLink') },
  ),
  fact('means', t('notice.methodTitle'), [t('notice.methodText', { brands: CARD_BRANDS })]),
  fact('when', t('notice.whenTitle'), [
    t('notice.whenCard'),
    t('notice.whenBank', { days: BANK_TRANSFER_HOLD_DAYS }),
  ]),
  fact('validity', t('notice.offerTitle'), [
    t('notice.offerBank', { days: BANK_TRANSFER_HOLD_DAYS }),
    t('notice.offerCard', { hours: ABANDON_AFTER_HOURS }),
  ]),
]

const deliveryFacts = (t: Translate, { fees }: NoticeFacts): Section[] => [
  fact('dispatch', t('notice.dispatchTitle'), [
    t('notice.dispatchWithin', {
      days: SHIP_WITHIN_DAYS_AFTER_PAYMENT,
      business: DISPATCH_BUSINESS_DAYS,
    }),
    t('notice.dispatchLate', OUT_OF_STOCK_WEEKS),
  ]),
  fact('methods', t('notice.carrierTitle'), [
    t('notice.carrierDomestic'),
    t('notice.carrierAbroad', { ...EMS_DELIVERY_WEEKS, days: COURIER_DELIVERY_BUSINESS_DAYS }),
  ]),
  fact('where', t('notice.whereTitle'), [
    t('notice.whereText'),
    t('notice.whereEu'),
    ...(fees.unavailable.length > 0
      ? [t('notice.whereClosed', { countries: fees.unavailable })]
      : []),
  ]),
]

/** The reading of the legal notice; the terms of sale state their own, and the longer one counts. Decision 0010. */
const returnFacts = (t: Translate): Section[] => [
  fact('cancellation', t('notice.cancelTitle'), [t('notice.cancelText')]),
  fact('change-of-mind', t('notice.mindTitle'), [t('notice.mindText')]),
  fact(
    'defects',
    t('notice.defectTitle'),
    [
      t('notice.defectReport', { days: DEFECT_REPORT_DAYS.legalNotice }),
      t('notice.defectReturn', { months: DEFECT_RETURN.legalNotice.monthsAfterArrival }),
      t('notice.defectTerms'),
    ],
    { to: '/terms-of-service#defects', text: t('notice.defectLink') },
  ),
  fact('rights', t('notice.lawTitle'), [t('notice.lawText')]),
]

const conditions = (t: Translate, locale: Locale, facts: NoticeFacts): Section[] => [
  fact('contract', t('notice.contractTitle'), [t('notice.contractText')]),
  fact('buyer', t('notice.buyerTitle'), [t('notice.buyerText')]),
  fact('quantity', t('notice.quantityTitle'), [
    t('notice.quantityPack', { slots: CARTRIDGES_PER_PACKAGE }),
    t('notice.quantitySdk', { sdks: SDK_MAX_PER_ORDER }),
  ]),
  ...plateFacts(t, locale, facts),
  {
    ...fact('environment', t('notice.runsTitle'), []),
    lists: [
      { title: t('notice.runsSdks'), items: facts.sdks.map(itemOf) },
      { title: t('notice.runsApps'), items: facts.apps.map(itemOf) },
    ],
  },
]

const plateFacts = (t: Translate, locale: Locale, { platePrefix }: NoticeFacts): Section[] =>
  platePrefix === ''
    ? []
    : [
        fact('plate-type', t('notice.plateTitle'), [
          t('notice.plateText', { prefix: platePrefix, month: plateMonth(locale) }),
        ]),
      ]

/** "Node.js SDK" says where it runs. */
const itemOf = ({ name, platform }: Program) => ({
  name,
  detail: name.includes(platform) ? '' : platform,
})

const fact = (
  id: string,
  title: string,
  paragraphs: string[],
  link?: { to: string; text: string },
): Section => ({ id, title, paragraphs, ...(link && { link }) })
