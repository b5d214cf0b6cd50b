/** The shop from its sources, with changes of its pages shown at once. */
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'

import { type Pages, runProcess, runShop } from '../../src/server/main.ts'

await runProcess((stopping) =>
  runShop({ given: process.env, pages: devPages(), stopping, onOpen: () => {} }),
)

async function devPages(): Promise<Pages> {
  const vite = await createServer({ server: { middlewareMode: true } })
  return {
    // The module is React Router's own, made from its configuration.
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    clientDir: 'public',
    version: 'development',
    before: (request, response, next) => vite.middlewares(request, response, next),
  }
}
