/** Promises to customers as constants, so that code and texts agree. Spec §1, §9. */

export const KIT_PRICE_DEFAULT_YEN = 80_000

export const BANK_TRANSFER_HOLD_DAYS = 14
/** Internal: bank business days between the deadline and the release of the stock. */
export const BANK_TRANSFER_GRACE_BUSINESS_DAYS = 2
/** Days after placing, in Japan's calendar, on which an unpaid buyer receives a reminder. */
export const REMINDER_DAYS = [7, 12] as const
/** No reminder within these hours of the order or of the buyer's declaration of a transfer. */
export const REMINDER_REST_HOURS = { afterOrder: 24, afterDeclaration: 72 } as const
export const ABANDON_AFTER_HOURS = 24
/** Packs that the unpaid orders of one account reserve at a time: stock must not be taken from sale without money. */
export const UNPAID_PACKAGES_MAX = 100
/** How long the status link of an e-mail is valid. */
export const STATUS_LINK_DAYS = 30
/** Counted from the day on which staff extend the deadline. */
export const DEADLINE_EXTENSION_DAYS_MAX = 90
/** A partly paid order does not expire: it is flagged again after this many days. */
export const PARTLY_PAID_LOOK_DAYS = 7
/** A card refund takes minutes; after this many hours staff are notified and may retry it. */
export const CARD_REFUND_OVERDUE_HOURS = 24
/** Retention of Korea's customs code after the parcel ships. */
export const CUSTOMS_CODE_RETENTION_DAYS = 1

/** Validity of an estimate's prices, from its date. */
export const ESTIMATE_VALID_DAYS = 30
/** Company, department and person, a line each; and one line of a document. */
export const ADDRESSEE_LENGTH_MAX = 400
export const PROVISO_LENGTH_MAX = 80

export const SHIP_WITHIN_DAYS_AFTER_PAYMENT = 7
export const DISPATCH_BUSINESS_DAYS = 5
export const OUT_OF_STOCK_WEEKS = { min: 2, max: 3 } as const
export const EMS_DELIVERY_WEEKS = { min: 1, max: 2 } as const
export const COURIER_DELIVERY_BUSINESS_DAYS = 3

// The terms of sale and the legal notice state different periods, so both constants exist.
export const DEFECT_REPORT_DAYS = { termsOfSale: 7, legalNotice: 8 } as const
export const DEFECT_RETURN = {
  termsOfSale: { daysAfterReport: 14 },
  legalNotice: { monthsAfterArrival: 1 },
} as const

/** Included in every displayed price. */
export const CONSUMPTION_TAX_PERCENT = 10

/** Characters of a search for orders or customers; the rest is left out. */
export const SEARCH_LENGTH_MAX = 100

/** Page size of the console's customer list, and of the orders on one customer's page. */
export const CUSTOMERS_PAGE_SIZE = 50
export const CUSTOMER_ORDERS_SHOWN_MAX = 20

/** Orders listed per cartridge on the stock page; the order list shows the rest. */
export const HOLDERS_SHOWN_MAX = 2
