/** What staff can do with many orders at once. */
export const CONFIRM_ORDERS = 'confirm_orders'
