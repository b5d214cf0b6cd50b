/**
 * What a build makes of route modules, as React Router's plugin would: in the browser nothing that only the server's exports need,
 * and what loads data apart from the component. The plugin does it by Babel, which takes a quarter of the build's CPU time; this
 * takes the bundler's parser and leaves statements whole. The plugin's hooks that go on see names of exports alone. Decision 0044.
 */
import { basename, resolve } from 'node:path'
import { type Plugin, parseSync } from 'vite'

import routes from '../../src/web/routes.ts'
import { pagesOf } from './page-messages.ts'
import { type RouteModule, reachedFrom, readRoute } from './route-statements.ts'

const OF_SERVER = ['loader', 'action', 'middleware', 'headers']
/** Each becomes a file of its own: the browser asks for data while the component is on its way. */
const APART = ['clientAction', 'clientLoader', 'clientMiddleware', 'HydrateFallback']
/** Components, by the function that hands them what was loaded. */
const WITH_PROPERTIES = {
  default: 'UNSAFE_withComponentProps',
  HydrateFallback: 'UNSAFE_withHydrateFallbackProps',
  ErrorBoundary: 'UNSAFE_withErrorBoundaryProps',
}

/** React Router's queries: the beginning of a route in the browser, and a part of it. */
const BEGINNING = '?__react-router-build-client-route'
const PART = '?route-chunk='

/** Its hooks that this replaces in a build. */
export const REPLACED = [
  'react-router:route-exports',
  'react-router:route-chunks-index',
  'react-router:split-route-modules',
]

export function routeModules(): Plugin {
  const root = resolve('src/web/root.tsx')
  const pages = pagesOf(routes).flatMap(({ files }) => files.map((file) => resolve(file)))
  const files = new Set([root, ...pages])
  let isReader = false
  return {
    name: 'route-modules',
    configResolved({ command }) {
      // React Router reads the exports of routes with a server for development inside of the build.
      isReader = command === 'serve'
    },
    transform: {
      filter: { id: /\/src\/web\/(root\.tsx|routes\/)/ },
      handler(code, id) {
        const [file = '', query = ''] = id.split(/(?=\?)/)
        if (!files.has(file)) return null
        const route = readRoute(file, parseSync(file, code, { lang: 'js' }).program, code)
        const isServer = this.environment.name === 'ssr'
        const names = route.exported.filter((name) => isServer || !OF_SERVER.includes(name))
        if (isReader || query === BEGINNING) return namesAlone(route)
        if (query.startsWith(PART)) return partOf(route, names, query.slice(PART.length))
        const isSplit = !isServer && file !== root && names.some(isApart)
        return isSplit ? partsOf(file, names) : written(route, names)
      },
    },
  }
}

const isApart = (name: string): boolean => APART.includes(name)

const namesAlone = ({ exported }: RouteModule): string =>
  exported.map((name) => `export ${name === 'default' ? name : `const ${name} =`} 0`).join('\n')

function partsOf(file: string, names: readonly string[]): string {
  const parts = Object.entries(Object.groupBy(names, (name) => (isApart(name) ? name : 'main')))
  return parts
    .map(([part, those = []]) => `export { ${those} } from './${basename(file)}${PART}${part}'`)
    .join('\n')
}

/** @internal */
export function partOf(route: RouteModule, names: readonly string[], part: string): string {
  const main = names.filter((name) => !isApart(name))
  const asked = part === 'main' ? main : [part]
  const own = reachedFrom(route, asked)
  const others = reachedFrom(
    route,
    names.filter((name) => !asked.includes(name)),
  )
  const shared = route.statements.find((it) => !it.isImport && own.has(it) && others.has(it))
  if (shared) {
    throw new Error(
      `${route.file}: ${shared.declared} is needed by ${part} and by another part of the route; it needs a file`,
    )
  }
  return written(route, asked)
}

/** @internal */
export function written(route: RouteModule, names: readonly string[]): string {
  const reached = reachedFrom(route, names)
  const wrappers = Object.entries(WITH_PROPERTIES).filter(([name]) => names.includes(name))
  const asItIs = names.filter((name) => !(name in WITH_PROPERTIES))
  return [
    ...wrappers.map(([, wrapper]) => `import { ${wrapper} } from 'react-router'`),
    ...route.statements
      .filter((it) => reached.has(it))
      .map((it) => (it.exported !== null && !asItIs.includes(it.exported) ? it.local : it.text)),
    ...wrappers.map(([name, wrapper]) => {
      const local = route.statements.find((it) => it.exported === name)?.declared.at(-1)
      return `const routed_${name} = ${wrapper}(${local})\nexport { routed_${name} as ${name} }`
    }),
    'export {}',
  ].join('\n')
}
