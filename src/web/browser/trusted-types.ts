/**
 * The only policies by which a string may become a script or markup, in browsers with Trusted Types. React
 * writes an empty script element as markup, and React Router's own script as its text when the page of errors takes
 * the place of the whole document; everything that could open an element is refused.
 */
const SCRIPT_ORIGINS = ['https://js.stripe.com/', 'https://www.google.com/recaptcha/']

type Policies = {
  createPolicy(
    name: string,
    rules: Record<'createScriptURL' | 'createHTML', (text: string) => string | null>,
  ): unknown
}

declare global {
  interface Window {
    trustedTypes?: Policies
  }
}

/** Before anything renders: without the policy the first script the page adds would throw. */
export function guardTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (text) => (isKnownScript(text) ? text : null),
    createHTML: (text) => (text === '<script></script>' || !text.includes('<') ? text : null),
  })
}

function isKnownScript(text: string): boolean {
  const url = new URL(text, location.href).href
  if (url.startsWith(`${location.origin}/assets/`)) return true

  return url === countingScript() || SCRIPT_ORIGINS.some((known) => url.startsWith(known))
}

/** The one that the server configured; the page says which. */
const countingScript = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content
