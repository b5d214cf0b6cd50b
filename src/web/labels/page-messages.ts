/** Which messages a page is sent, by its address: those of its section and of the frame, not those of the whole shop. */
import type { PageNamespace } from '#i18n/catalogue.server.ts'

/** Written by the build, from what each route imports: scripts/bundle/page-messages.ts. */
export type PageMessages = {
  frame: readonly PageNamespace[]
  /** By the start of an address. */
  sections: Readonly<Record<string, readonly PageNamespace[]>>
}

export function namespacesFor(
  address: string,
  { frame, sections }: PageMessages,
): ReadonlySet<PageNamespace> {
  const pathname = address.replace(/(\/_root|\/_|\/)?(\.data)?$/, '') || '/'
  let start = pathname
  while (start !== '' && !Object.hasOwn(sections, start)) {
    start = start.slice(0, start.lastIndexOf('/'))
  }
  return new Set([...frame, ...(sections[start] ?? [])])
}

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
