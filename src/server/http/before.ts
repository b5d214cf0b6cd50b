import type { IncomingMessage, ServerResponse } from 'node:http'

/** Sees a request before the app does, and answers it or lets it go on. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
