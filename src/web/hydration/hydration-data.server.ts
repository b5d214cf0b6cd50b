/** Collects as data what React Router's `<Scripts>` would write as inline scripts, from the public context of the entry. */
import { type EntryContext, matchRoutes, type RouteObject } from 'react-router'

import { invariant } from '#shared/result.ts'

import type { HydrationData } from './hydration-data.ts'

type Manifest = EntryContext['manifest']

export async function hydrationDataOf(page: EntryContext): Promise<HydrationData> {
  const { manifest, serverHandoffString, serverHandoffStream, staticHandlerContext } = page
  const matched = staticHandlerContext.matches.map(({ route }) => routeIn(manifest, route.id))
  const { entry } = manifest
  return {
    context: JSON.parse(serverHandoffString ?? '{}'),
    loaderData: await new Response(serverHandoffStream ?? null).text(),
    manifest: {
      ...manifest,
      routes: knownRoutes(manifest, staticHandlerContext.location.pathname, matched),
    },
    routes: matched.map((route) => ({ id: route.id, modules: modulesOf(route) })),
    entry: entry.module,
    scripts: [
      ...new Set([
        ...entry.imports,
        // The manifest names what imports before what it imports.
        ...matched.flatMap((route) => [...(route.imports ?? []).toReversed(), ...modulesOf(route)]),
      ]),
    ],
  }
}

type Route = Manifest['routes'][string] & object

function routeIn({ routes }: Manifest, id: string): Route {
  const route = routes[id]
  invariant(route, 'the manifest of a build names every route')
  return route
}

const modulesOf = (route: Route): string[] =>
  [
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    route.module,
  ].filter((module) => module !== undefined)

/** The matched routes and those of the addresses above; the router asks for others when a link leads there. */
function knownRoutes(manifest: Manifest, path: string, matched: Route[]): Manifest['routes'] {
  const tree = treeOf(manifest)
  const parts = path.split('/').filter(Boolean)
  const above = parts.flatMap(
    (_, length) => matchRoutes(tree, `/${parts.slice(0, length).join('/')}`) ?? [],
  )
  const ids = [...matched.map(({ id }) => id), ...above.map(({ route }) => route.id ?? '')]
  return Object.fromEntries(ids.map((id) => [id, routeIn(manifest, id)]))
}

function treeOf(manifest: Manifest, parent?: string): RouteObject[] {
  const children = Object.values(manifest.routes).filter((route) => route?.parentId === parent)
  return children.flatMap((route): RouteObject[] => {
    if (!route) return []
    const { id, path } = route
    const own = path === undefined ? { id } : { id, path }
    return [route.index ? { ...own, index: true } : { ...own, children: treeOf(manifest, id) }]
  })
}
