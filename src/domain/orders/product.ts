/** What an order counts in packages. */
export const PRODUCT_IDS = ['kit', 'refill-pack'] as const
export type ProductId = (typeof PRODUCT_IDS)[number]
