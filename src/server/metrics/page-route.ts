/** Which pattern of the route table an address of a page matches: few names for any number of addresses. */
import { TrieRouter } from 'hono/router/trie-router'
import type { ServerBuild } from 'react-router'

export const UNKNOWN_ROUTE = '(unknown)'
export const MOVED_ROUTE = '(moved)'

type Table = { patterns: ReadonlySet<string>; router: TrieRouter<string> }

/** In development there is a new build after each change. */
const tables = new WeakMap<ServerBuild['routes'], Table>()

export function pageRoute({ routes }: Pick<ServerBuild, 'routes'>, pathname: string): string {
  const table = tables.get(routes) ?? tableOf(routes)
  tables.set(routes, table)
  const page = pageOf(pathname)
  if (table.patterns.has(page)) return page
  const [pattern = UNKNOWN_ROUTE] = table.router.match('ALL', page)[0].map(([found]) => found)
  return pattern
}

/** `/faq.data` is what the browser fetches of `/faq` when it goes on. */
function pageOf(pathname: string): string {
  if (pathname === '/_root.data' || pathname === '/_.data') return '/'
  const page = pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length) : pathname
  return page.length > 1 ? page.replace(/\/+$/, '') : page
}

function tableOf(routes: ServerBuild['routes']): Table {
  const router = new TrieRouter<string>()
  const patterns = new Set<string>()
  for (const id of Object.keys(routes)) {
    const path = pathOf(routes, id)
    // All other addresses count as the not-found page.
    if (path.includes('*')) continue
    patterns.add(path)
    router.add('ALL', path, path)
  }
  return { patterns, router }
}

function pathOf(routes: ServerBuild['routes'], id: string): string {
  const parts: string[] = []
  for (let at = routes[id]; at; at = at.parentId === undefined ? undefined : routes[at.parentId]) {
    if (at.path) parts.unshift(at.path)
  }
  return `/${parts.join('/')}`
}
