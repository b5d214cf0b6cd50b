/** Pages of a shop without a build of the site: its real route table, and for each page a line that says what was rendered. */
import {
  createContext,
  data,
  type EntryContext,
  type LoaderFunctionArgs,
  type ServerBuild,
} from 'react-router'

import type { AppLoadContext } from '#web/context.ts'

import { routeManifest } from './route-manifest.ts'

export type SmallSite = {
  build: () => Promise<ServerBuild>
  clientDir: string
  version: string
  /** The addresses rendered since the last time, as path and query. */
  taken(): string[]
  /** Renders wait until the promise is fulfilled. */
  hold(until: Promise<void>): void
}

/** Of every list. What is called `none…` is in none of them. */
const LIST_PAGES = 2

export function smallSite(): SmallSite {
  const rendered: string[] = []
  const waiting = { until: Promise.resolve() }
  const appContext = createContext<AppLoadContext>()

  const loaderOf =
    (id: string) =>
    async ({ request, params }: LoaderFunctionArgs) => {
      await waiting.until
      const number = Number(new URL(request.url).searchParams.get('page') ?? 1)
      const isMissing = id === 'routes/not-found' || params.slug?.startsWith('none') === true
      return data({ id }, isMissing || (id !== 'root' && number > LIST_PAGES) ? 404 : 200)
    }
  const renderPage = (status: number, headers: Headers, page: EntryContext) => {
    headers.set('Content-Type', 'text/html; charset=utf-8')
    const names = page.staticHandlerContext.matches.map(({ route }) => route.id).join()
    return new Response(`<!doctype html><title>${names}</title>`, { status, headers })
  }
  const modules = Object.fromEntries(
    Object.entries(routeManifest()).map(([id, route]) => [
      id,
      { ...route, module: { default: () => null, loader: loaderOf(id) } },
    ]),
  )
  const parts = {
    entry: {
      module: {
        appContext,
        default: (request: Request, ...rest: Parameters<typeof renderPage>) => {
          const { pathname, search } = new URL(request.url)
          rendered.push(pathname + search)
          return renderPage(...rest)
        },
        handleDataRequest: (response: Response, { request }: { request: Request }) => {
          const { pathname, search } = new URL(request.url)
          rendered.push(pathname + search)
          return response
        },
      },
    },
    routes: modules,
    assets: { entry: { imports: [], module: '' }, routes: modules, url: '', version: 'small' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  }

  return {
    // What the server needs of a build is there; what only a browser needs is left out.
    build: async () => parts as unknown as ServerBuild,
    clientDir: '/nonexistent',
    version: 'small',
    taken: () => rendered.splice(0),
    hold: (until) => {
      waiting.until = until
    },
  }
}
