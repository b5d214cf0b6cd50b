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

/** Whether the next page says something that the present one was not sent. */
export function needsMoreMessages(from: string, to: string, table: PageMessages): boolean {
  const sent = namespacesFor(from, table)
  return [...namespacesFor(to, table)].some((namespace) => !sent.has(namespace))
}
