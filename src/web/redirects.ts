/** Addresses that only lead elsewhere, from → to. The server answers them before any page. Spec §2. */
export const REDIRECTS = {
  '/ja/careers': '/careers',
  '/products': '/products/aroma-shooter-3',
  '/products/aroma-shooter-mini': '/products/aroma-shooter',
  '/software': '/software/apps',
  '/solutions': '/solutions/aroma-signage',
  '/company': '/company/about',
  '/hackaroma': '/products/aroma-shooter',
  '/scent-for-all': '/products/aroma-shooter',
} as const satisfies Record<string, string>
