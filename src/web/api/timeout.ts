/** After this nobody waits for an answer of the server any longer. Spec §9. */
export const HTTP_TIMEOUT_MS = 20_000
