/** The page that the browser loaded whole, whatever was shown since: a document keeps the policy it came with. */
let loadedAs: string | null = null

/** Once, before anything can lead elsewhere. */
export function rememberDocument(): void {
  loadedAs ??= location.pathname
}

/** `null` on the server. */
export const documentPath = (): string | null => loadedAs
