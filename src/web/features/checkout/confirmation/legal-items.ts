/**
 * What Japanese law asks to be shown right above the button that orders, since June 2022: quantity, price,
 * time and means of payment, delivery, withdrawal, period of the offer. The one source of these texts.
 */

import { packageCount } from '#domain/cart/packaging.ts'
import { isForeignTransfer } from '#domain/orders/bank-transfers/payer-name.ts'
import {
  ABANDON_AFTER_HOURS,
  BANK_TRANSFER_HOLD_DAYS,
  DEFECT_REPORT_DAYS,
  DEFECT_RETURN,
  DISPATCH_BUSINESS_DAYS,
  OUT_OF_STOCK_WEEKS,
  SHIP_WITHIN_DAYS_AFTER_PAYMENT,
} from '#domain/orders/policy.ts'
import { CARD_BRANDS } from '#domain/payments/methods.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import type { ShippingMethod } from '#domain/shipping/method.ts'
import { importChargesText } from '#i18n/import-charges-text.ts'
import type { Translate } from '#i18n/translate.ts'
import type { OrderDraft } from '#web/draft/order-draft.ts'
import { methodDays, methodName } from '#web/labels/shipping-labels.ts'

import type { Figures } from '../checkout-figures.ts'

type Facts = {
  draft: OrderDraft
  figures: Figures
  method: ShippingMethod
  nameOf: (productId: string) => string
}

export type LegalItem = { id: string; term: string; texts: string[] }

export function legalItems(t: Translate, facts: Facts): LegalItem[] {
  return [
    { id: 'quantity', term: t('checkout.legalQuantity'), texts: quantityTexts(t, facts) },
    { id: 'price', term: priceTerm(t, facts.draft), texts: priceTexts(t, facts) },
    { id: 'payment', term: t('checkout.legalPayment'), texts: paymentTexts(t, facts) },
    { id: 'delivery', term: t('checkout.legalDelivery'), texts: deliveryTexts(t, facts.method) },
    { id: 'withdrawal', term: t('checkout.legalWithdrawal'), texts: withdrawalTexts(t) },
    { id: 'offer', term: t('checkout.legalOffer'), texts: offerTexts(t, facts.draft) },
  ]
}

function quantityTexts(t: Translate, { draft, figures, nameOf }: Facts): string[] {
  const cartridges = packageCount(draft.selectedCartridges)
  return [
    ...figures.lines.map(({ productId, quantity }) =>
      t('checkout.timesOf', { name: nameOf(productId), count: quantity }),
    ),
    t('checkout.legalCartridges', { count: cartridges }),
    draft.selectedSDK.length > 0
      ? t('checkout.legalSdks', { count: packageCount(draft.selectedSDK) })
      : t('checkout.sdkNone'),
  ]
}

const priceTerm = (t: Translate, { address }: OrderDraft): string =>
  t(address.country === JAPAN ? 'checkout.legalPrice' : 'checkout.legalPriceExport')

function priceTexts(t: Translate, { draft, figures, nameOf }: Facts): string[] {
  const { lines, subtotal, shipping, transactionFee, total } = figures
  const { country } = draft.address
  const charges = importChargesText(t, { country, goods: subtotal, shipping })
  return [
    ...lines.map(({ productId, unit }) =>
      t('checkout.legalUnit', { name: nameOf(productId), amount: unit }),
    ),
    ...(shipping ? [t('checkout.legalShipping', { amount: shipping })] : []),
    ...(transactionFee.amountMinor > 0 ? [t('checkout.legalFee', { amount: transactionFee })] : []),
    ...(total ? [t('checkout.legalTotal', { amount: total })] : []),
    ...(charges === null ? [] : [charges]),
  ]
}

function paymentTexts(t: Translate, { draft, figures }: Facts): string[] {
  if (draft.paymentSource !== 'bank') return [t('checkout.legalCard', { brands: CARD_BRANDS })]
  const days = BANK_TRANSFER_HOLD_DAYS
  return isForeignTransfer(figures)
    ? [t('checkout.legalBankForeign', { days }), t('checkout.bankAbroad')]
    : [t('checkout.legalBank', { days }), t('checkout.bankFeeByPayer')]
}

const deliveryTexts = (t: Translate, method: ShippingMethod): string[] => [
  t('checkout.legalDispatch', {
    days: SHIP_WITHIN_DAYS_AFTER_PAYMENT,
    businessDays: DISPATCH_BUSINESS_DAYS,
  }),
  t('checkout.legalOutOfStock', OUT_OF_STOCK_WEEKS),
  method === 'domestic'
    ? methodName(t, method)
    : t('checkout.legalMethod', { method: methodName(t, method), days: methodDays(t, method) }),
]

/** The terms of sale and the legal notice differ about defects; both are stated, and which of them applies. */
const withdrawalTexts = (t: Translate): string[] => [
  t('checkout.legalNoChange'),
  t('checkout.legalDefectTerms', {
    reportDays: DEFECT_REPORT_DAYS.termsOfSale,
    returnDays: DEFECT_RETURN.termsOfSale.daysAfterReport,
  }),
  t('checkout.legalDefectNotice', {
    reportDays: DEFECT_REPORT_DAYS.legalNotice,
    months: DEFECT_RETURN.legalNotice.monthsAfterArrival,
  }),
  t('checkout.legalDefectLonger'),
]

const offerTexts = (t: Translate, { paymentSource }: OrderDraft): string[] => [
  paymentSource === 'bank'
    ? t('checkout.legalOfferBank', { days: BANK_TRANSFER_HOLD_DAYS })
    : t('checkout.legalOfferCard', { hours: ABANDON_AFTER_HOURS }),
]
