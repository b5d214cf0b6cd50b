/** Dispatched on `window` once the page is hydrated; a property of this name then stays there. Decision 0031. */
export const HYDRATED_EVENT = 'hydrated'
