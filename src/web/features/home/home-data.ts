import type { loadHome } from './load-home.server.ts'

/** What the server gives the home page. */
export type HomeData = Awaited<ReturnType<typeof loadHome>>
