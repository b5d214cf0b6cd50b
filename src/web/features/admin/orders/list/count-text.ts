import type { Count } from '#domain/orders/listing/search-orders.server.ts'

/** "7" and "1,000+": long lists are not counted to the end. */
export const countText = ({ count, isMore }: Count): string =>
  `${count.toLocaleString('en')}${isMore ? '+' : ''}`
