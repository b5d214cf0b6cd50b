/** Job: writes search texts before a search has to. Decision 0027. */
export { writeQueuedSearchTexts as indexOrderSearch } from './list-store.server.ts'
