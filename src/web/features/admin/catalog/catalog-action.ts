/** What staff can do on the pages of the catalogue, prices and shipping. */
const CATALOG_ACTIONS = [
  'save_entry',
  'add_entry',
  'set_prices',
  'withdraw_price',
  'save_rates',
  'try_rates',
  'save_country',
] as const
export type CatalogAction = (typeof CATALOG_ACTIONS)[number]
