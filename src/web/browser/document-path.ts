/** The path of the loaded document, whatever the router shows since: a document keeps its content security policy. */
let loadedAs: string | null = null

/** Called once, before the first navigation. */
export function rememberDocument(): void {
  loadedAs ??= location.pathname
}

/** `null` on the server. */
export const documentPath = (): string | null => loadedAs
