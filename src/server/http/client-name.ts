/** What signed in, in the words of its owner: "Chrome · Windows". */
import Bowser from 'bowser'

/** Longer headers are nobody's browser. */
const HEADER_LENGTH_MAX = 500

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP))
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP))

/** Only names on the library's lists: nothing of the header itself is kept, whatever somebody writes into it. */
export function clientName(userAgent: string | undefined): string {
  if (!userAgent || userAgent.length > HEADER_LENGTH_MAX) return ''

  const { browser, os } = Bowser.parse(userAgent)
  const names = [
    browser.name && BROWSERS.has(browser.name) ? browser.name : null,
    os.name && SYSTEMS.has(os.name) ? os.name : null,
  ]
  return names.filter((name) => name !== null).join(' · ')
}
