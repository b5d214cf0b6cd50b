/** The areas of the console: their paths, and their groups. */

export const SECTION_GROUPS = ['now', 'trade', 'words', 'house'] as const
type SectionGroup = (typeof SECTION_GROUPS)[number]

/** `key` after a `g` leads there. */
type Section = { path: string; group: SectionGroup; key: string }

export const SECTIONS = {
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
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof SECTIONS

// `Object.keys` gives exactly the keys of this object.
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[]

/** The area of an address: the one whose path it begins with. Today has its own address alone. */
export const sectionAt = (pathname: string): SectionName | null =>
  SECTION_NAMES.find((name) => {
    const { path } = SECTIONS[name]
    return pathname === path || (name !== 'today' && pathname.startsWith(`${path}/`))
  }) ?? null

/** How much waits in an area; one that is missing has nothing that waits. */
export type SectionCounts = Partial<Record<SectionName, number>>
