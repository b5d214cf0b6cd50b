/** The routes of the build, asked for by address: which there are, and which of them make a page. */
import type { ServerBuild } from 'react-router'

export type RouteTable = {
  /** Whether only the route for unknown addresses takes it. */
  isUnknown(path: string): boolean
  /** As the routes write it: `/blog/:slug`; `null` for an unknown address. */
  patternOf(path: string): string | null
  /** The names of all routes that may take part in this address. */
  idsOf(path: string): ReadonlySet<string>
}

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

const CATCH_ALL = '*'

/**
 * Each pattern is compiled once: the router ranks the whole table for each request, which costs more than the response
 * to an unknown address. Which of several routes wins is left to the router.
 *
 * @internal
 */
export function routeTableOf(routes: Routes): RouteTable {
  const all = Object.values(routes).filter((route): route is Route => route !== undefined)
  const isAddress = ({ path, index }: Route) => path !== undefined || index === true
  const known = all
    .filter((route) => isAddress(route) && route.path !== CATCH_ALL)
    .map((route) => {
      const path = pathOf(route, routes)
      return { path: `/${path}`, isMatch: matcherOf(path), ids: chainOf(route, routes) }
    })
  const ofUnknown = new Set(
    all.filter(({ path }) => path === CATCH_ALL).flatMap((route) => chainOf(route, routes)),
  )
  const written = new Set(known.map(({ path }) => path).filter((path) => !/[:?]/.test(path)))
  const withParams = known.filter(({ path }) => !written.has(path))
  // Each request asks for its pattern: an address that is written out is looked up, and comes before one with parameters.
  const patternOf = (path: string): string | null => {
    if (written.has(path)) return path
    const decoded = decodedPath(path)
    const plain = decoded.toLowerCase().replace(/\/+$/, '') || '/'
    if (written.has(plain)) return plain
    return withParams.find(({ isMatch }) => isMatch.test(decoded))?.path ?? null
  }

  return {
    isUnknown: (path) => patternOf(path) === null,
    patternOf,
    idsOf(path) {
      const decoded = decodedPath(path)
      const found = known.filter(({ isMatch }) => isMatch.test(decoded))
      return found.length === 0 ? ofUnknown : new Set(found.flatMap(({ ids }) => ids))
    },
  }
}

const tables = new WeakMap<ServerBuild, RouteTable>()

export function routeTableFor(build: ServerBuild): RouteTable {
  const table = tables.get(build) ?? routeTableOf(build.routes)
  tables.set(build, table)
  return table
}

/** Outermost first. */
function chainOf(route: Route, routes: Routes): string[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return [...(parent ? chainOf(parent, routes) : []), route.id]
}

const pathOf = (route: Route, routes: Routes): string =>
  chainOf(route, routes)
    .flatMap((id) => routes[id]?.path?.split('/') ?? [])
    .filter((segment) => segment !== '')
    .join('/')

/** The router ignores case and trailing slashes. */
const matcherOf = (path: string): RegExp =>
  new RegExp(`^${path.split('/').map(segmentPattern).join('')}/*$`, 'i')

function segmentPattern(segment: string): string {
  if (segment === '') return ''
  const isOptional = segment.endsWith('?')
  const name = isOptional ? segment.slice(0, -1) : segment
  // No parameter has a NUL: nothing that is stored does.
  const text = name.startsWith(':')
    ? '/[^/\\0]+'
    : `/${name.replace(/[\\.*+^${}|()[\]?]/g, '\\$&')}`
  return isOptional ? `(?:${text})?` : text
}

function decodedPath(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return path
  }
}
