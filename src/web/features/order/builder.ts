import type { loadBuilder } from './load-builder.server.ts'

/** What the server gives the pack builder to begin with. */
export type Builder = Awaited<ReturnType<typeof loadBuilder>>
