/** Timeout of a call to the server. Spec §9. */
export const HTTP_TIMEOUT_MS = 20_000
