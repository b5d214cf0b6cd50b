/** Job: writes search texts before a search has to. Decision 0027. */
export { indexOrderSearch } from '../order-search-store.server.ts'
