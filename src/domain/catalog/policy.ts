import { money } from '#shared/money.ts'

/** Spec §9: cartridges a page, adjustable by the reader. */
export const CARTRIDGE_PAGE_SIZE_DEFAULT = 20

/** The optional SIM card of a scent signage, a month. Spec §1 "Solutions", §9. */
export const SIGNAGE_SIM_PRICE = money(80_00, 'usd')

/**
 * Below this number of available cartridges of a scent the stock is low: one package may need as many. Lists of the API are exact
 * below it; the trigger `notify_low_stock_changed` has the same number.
 */
export const LOW_STOCK_THRESHOLD = 6
