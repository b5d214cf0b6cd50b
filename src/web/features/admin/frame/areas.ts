/** The areas of the console: where each lies, and beside which others it stands. */

export const AREA_GROUPS = ['now', 'trade', 'words', 'house'] as const
type AreaGroup = (typeof AREA_GROUPS)[number]

/** `key` after a `g` leads there. */
type Area = { path: string; group: AreaGroup; key: string }

export const AREAS = {
  today: { path: '/admin', group: 'now', key: 't' },
  statistics: { path: '/admin/statistics', group: 'now', key: 'f' },
  orders: { path: '/admin/orders', group: 'trade', key: 'o' },
  bank: { path: '/admin/bank', group: 'trade', key: 'b' },
  stock: { path: '/admin/stock', group: 'trade', key: 's' },
  catalog: { path: '/admin/catalog', group: 'trade', key: 'c' },
  content: { path: '/admin/content', group: 'words', key: 'n' },
  messages: { path: '/admin/messages', group: 'words', key: 'm' },
  customers: { path: '/admin/customers', group: 'words', key: 'k' },
  staff: { path: '/admin/staff', group: 'house', key: 'p' },
  partners: { path: '/admin/partners', group: 'house', key: 'a' },
  webhooks: { path: '/admin/webhooks', group: 'house', key: 'w' },
  settings: { path: '/admin/settings', group: 'house', key: 'e' },
  audit: { path: '/admin/audit', group: 'house', key: 'l' },
  incidents: { path: '/admin/incidents', group: 'house', key: 'r' },
} as const satisfies Record<string, Area>

export type AreaName = keyof typeof AREAS

// `Object.keys` gives exactly the keys of this object.
export const AREA_NAMES = Object.keys(AREAS) as AreaName[]

/** In which area an address lies: where it begins with the path of one. Today is its own address alone. */
export const areaAt = (pathname: string): AreaName | null =>
  AREA_NAMES.find((name) => {
    const { path } = AREAS[name]
    return pathname === path || (name !== 'today' && pathname.startsWith(`${path}/`))
  }) ?? null

/** How much waits in an area; one that is missing has nothing that waits. */
export type AreaCounts = Partial<Record<AreaName, number>>
