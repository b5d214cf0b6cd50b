/** Promises made to customers, in one place, so that code and prose cannot disagree. Spec §1, §9. */

export const KIT_PRICE_DEFAULT_YEN = 80_000

export const BANK_TRANSFER_HOLD_DAYS = 14
/** Not told to the customer: bank days between the deadline and giving back the stock. */
export const BANK_TRANSFER_GRACE_BUSINESS_DAYS = 2
/** Days after placing, in Japan's calendar, on which somebody who has not transferred is reminded. */
export const REMINDER_DAYS = [7, 12] as const
/** Whoever has just ordered, or says that the money is on its way, is left in peace. */
export const REMINDER_REST_HOURS = { afterOrder: 24, afterDeclaration: 72 } as const
export const ABANDON_AFTER_HOURS = 24
/** How long a link of an e-mail shows an order's state without signing in. */
export const STATUS_LINK_DAYS = 30
/** From the day on which staff extend a deadline. */
export const DEADLINE_EXTENSION_DAYS_MAX = 90
/** An unpaid order that got part of its money is looked at again after this many days instead of lapsing. */
export const PARTLY_PAID_LOOK_DAYS = 7
/** A card refund is a matter of minutes; after this long somebody looks, and may ask the processor once more. */
export const CARD_REFUND_OVERDUE_HOURS = 24
/** How long Korea's customs code is kept once the parcel is on its way. */
export const CUSTOMS_CODE_RETENTION_DAYS = 1

/** How long the prices of an estimate hold, from its date. */
export const ESTIMATE_VALID_DAYS = 30
/** About three lines, and one, of a document. */
export const ADDRESSEE_LENGTH_MAX = 100
export const PROVISO_LENGTH_MAX = 80

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

/** Of the console's list of customers, and of the orders on one customer's page. */
export const CUSTOMERS_PAGE_SIZE = 50
export const CUSTOMER_ORDERS_SHOWN_MAX = 20

/** Of each cartridge in the list of the shelf; an order list tells of the rest. */
export const HOLDERS_SHOWN_MAX = 10
