/** How long before cartridges run out to reorder, so that they arrive in the worst case we state. Spec §1. */
import {
  EMS_DELIVERY_WEEKS,
  OUT_OF_STOCK_WEEKS,
  SHIP_WITHIN_DAYS_AFTER_PAYMENT,
} from '../policy.ts'

const WEEK_DAYS = 7

/** An out-of-stock scent or the slowest international delivery, whichever takes longer. */
export const REORDER_LEAD_TIME_DAYS = Math.max(
  OUT_OF_STOCK_WEEKS.max * WEEK_DAYS,
  SHIP_WITHIN_DAYS_AFTER_PAYMENT + EMS_DELIVERY_WEEKS.max * WEEK_DAYS,
)
