/** The site's route table as a build contains it, without a build. */
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { RouteObject, ServerBuild } from 'react-router'

import table from '#web/routes.ts'

type Routes = ServerBuild['routes']

const idOf = ({ id, file }: RouteConfigEntry): string => id ?? file.replace(/\.tsx?$/, '')

/** What the server needs of a route is in the table; its module is not. */
export function routeManifest(): Routes {
  const routes: Record<string, unknown> = { root: { id: 'root', path: '' } }
  const add = (entries: readonly RouteConfigEntry[], parentId: string) => {
    for (const entry of entries) {
      const { path, index } = entry
      routes[idOf(entry)] = { id: idOf(entry), parentId, path, index }
      add(entry.children ?? [], idOf(entry))
    }
  }
  add(table, 'root')
  return routes as Routes
}

/** For the router's own way to find them. */
export function routeObjects(): RouteObject[] {
  const inRouter = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
    entries.map((entry): RouteObject => {
      const { path, index, children } = entry
      return index
        ? { id: idOf(entry), index }
        : {
            id: idOf(entry),
            ...(path && { path }),
            ...(children && { children: inRouter(children) }),
          }
    })
  return [{ id: 'root', path: '', children: inRouter(table) }]
}
