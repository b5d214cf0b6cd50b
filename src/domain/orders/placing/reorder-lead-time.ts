/** How long before the end the next cartridges are ordered, so that they are there in the worst case we state. Spec §1. */
import {
  EMS_DELIVERY_WEEKS,
  OUT_OF_STOCK_WEEKS,
  SHIP_WITHIN_DAYS_AFTER_PAYMENT,
} from '../policy.ts'

const WEEK_DAYS = 7

/** A scent that has run out, or the slowest way abroad, whichever takes longer. */
export const REORDER_LEAD_TIME_DAYS = Math.max(
  OUT_OF_STOCK_WEEKS.max * WEEK_DAYS,
  SHIP_WITHIN_DAYS_AFTER_PAYMENT + EMS_DELIVERY_WEEKS.max * WEEK_DAYS,
)
