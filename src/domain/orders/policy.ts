/** Promises made to customers, in one place, so that code and prose cannot disagree. Spec §1, §9. */

export const KIT_PRICE_DEFAULT_YEN = 80_000

export const BANK_TRANSFER_HOLD_DAYS = 14
/** Not told to the customer: bank days between the deadline and giving back the stock. */
export const BANK_TRANSFER_GRACE_BUSINESS_DAYS = 2
export const ABANDON_AFTER_HOURS = 24

export const SHIP_WITHIN_DAYS_AFTER_PAYMENT = 7
export const DISPATCH_BUSINESS_DAYS = 5
export const OUT_OF_STOCK_WEEKS = { min: 2, max: 3 } as const
export const EMS_DELIVERY_WEEKS = { min: 1, max: 2 } as const
export const COURIER_DELIVERY_BUSINESS_DAYS = 3

// The terms of sale and the legal notice differ. Both are stated, so both are kept.
export const DEFECT_REPORT_DAYS = { termsOfSale: 7, legalNotice: 8 } as const
export const DEFECT_RETURN = {
  termsOfSale: { daysAfterReport: 14 },
  legalNotice: { monthsAfterArrival: 1 },
} as const

/** Included in every price shown; nothing is added to it. */
export const CONSUMPTION_TAX_PERCENT = 10
