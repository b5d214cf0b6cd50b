/** A call of every public list, with its entity tag. */
export const PUBLIC_LISTS = [
  '/api/aroma_products',
  '/api/aroma_cartridges_web?page[size]=5',
  '/api/aroma_cartridge_categories',
  '/api/aroma_applications',
  '/api/aroma_sdk_documents',
  '/api/faqs',
  '/api/recruitments',
  '/v1/news?locale=ko',
  '/v1/settings',
  '/v1/prices/kit?location=Japan',
] as const
