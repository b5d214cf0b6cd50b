/** Addresses that only lead elsewhere, from → to; one route for each in routes.ts. Spec §2. */
export const REDIRECTS = {
  '/ja/careers': '/careers',
  '/api': '/api/docs',
  '/products': '/products/aroma-shooter-3',
  '/products/aroma-shooter-mini': '/products/aroma-shooter',
  '/scents': '/products/aroma-cartridge',
  '/software': '/software/apps',
  '/solutions': '/solutions/aroma-signage',
  '/company': '/company/about',
  '/hackaroma': '/products/aroma-shooter',
  '/scent-for-all': '/products/aroma-shooter',
} as const satisfies Record<string, string>

const LEADS_TO = new Map<string, string>(Object.entries(REDIRECTS))

/** Where an address leads; `null` for one that is a page. A query comes along. */
export function movedTo({ pathname, search }: { pathname: string; search: string }): string | null {
  const to = LEADS_TO.get(pathname.replace(/\/$/, ''))
  return to === undefined ? null : `${to}${search}`
}
