import type { Count } from '#domain/orders/listing/search-orders.server.ts'

/** "7" and "1,000+": nobody counts to the end of a long list. */
export const countText = ({ count, isMore }: Count): string =>
  `${count.toLocaleString('en')}${isMore ? '+' : ''}`
