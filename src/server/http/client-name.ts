/** What signed in, in the words of its owner: "Chrome (Windows)". */
import Bowser from 'bowser'

/** No browser sends longer headers. */
const HEADER_LENGTH_MAX = 500

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP))
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP))

/** Only names from the library's lists: no part of the header itself is stored. */
export function clientName(userAgent: string | undefined): string {
  if (!userAgent || userAgent.length > HEADER_LENGTH_MAX) return ''

  const { browser, os } = Bowser.parse(userAgent)
  const program = browser.name && BROWSERS.has(browser.name) ? browser.name : ''
  const system = os.name && SYSTEMS.has(os.name) ? os.name : ''
  return program && system ? `${program} (${system})` : program || system
}
