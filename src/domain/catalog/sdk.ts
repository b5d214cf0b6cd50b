type Priced = { priceJpy: number; priceUsdMinor: number }

/** Free SDKs come with the packages of an order. One that has a price is sold on request: an order charges for packages alone. A38 */
export const comesWithPackages = ({ priceJpy, priceUsdMinor }: Priced): boolean =>
  priceJpy === 0 && priceUsdMinor === 0
