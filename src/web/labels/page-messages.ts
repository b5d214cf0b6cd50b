/** Which messages a page is sent, by its address: those that its section and the frame may say, not those of the whole shop. */
/** Written by the build, from what each route imports: scripts/bundle/page-messages.ts. */
export type PageMessages = {
  /** What the frame around every page says: `area.key`, or `area.start*` for all keys that begin so. */
  frame: readonly string[]
  /** What the pages of a section say besides, by the start of their addresses. */
  sections: Readonly<Record<string, readonly string[]>>
}

/** The section whose messages the page at an address is sent; `''` where those of the frame are all. */
export function messageSectionOf(address: string, { sections }: PageMessages): string {
  const pathname = address.replace(/(\/_root|\/_|\/)?(\.data)?$/, '') || '/'
  let start = pathname
  while (start !== '' && !Object.hasOwn(sections, start)) {
    start = start.slice(0, start.lastIndexOf('/'))
  }
  return start
}

export const messageNamesOf = (section: string, { frame, sections }: PageMessages): string[] => [
  ...frame,
  ...(sections[section] ?? []),
]

/**
 * Pages of a section share their messages, so that going from one to another loads none. `*` is any one segment; the
 * longest pattern that fits the start of an address names its section.
 */
const SECTIONS = [
  '/*',
  '/admin/*',
  '/admin/content/home',
  '/admin/content/campaigns',
  '/admin/content/legal',
  '/software/api',
  '/software/player',
  '/solutions/aroma-signage',
].map((pattern) => pattern.split('/'))

export function sectionOf(path: string): string {
  const segments = path.split('/')
  for (let length = segments.length; length > 1; length -= 1) {
    const start = segments.slice(0, length)
    const isSection = SECTIONS.some(
      (pattern) =>
        pattern.length === length && pattern.every((one, at) => one === '*' || one === start[at]),
    )
    if (isSection) return start.join('/')
  }
  return '/'
}
