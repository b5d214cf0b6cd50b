type Priced = { priceJpy: number; priceUsdMinor: number }

/** Free SDKs are part of an order. A paid one is sold on request, because orders charge for packages only. A38 */
export const comesWithPackages = ({ priceJpy, priceUsdMinor }: Priced): boolean =>
  priceJpy === 0 && priceUsdMinor === 0
