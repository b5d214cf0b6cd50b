/**
 * Runs in the page, as part of its starter: nothing here may come from outside these braces. Left to the browser, the sheet lays
 * the page out anew when it begins to hold, and once more for each face that comes. So the faces that hold a sign of what is
 * shown are fetched first and declared in one moment, and the others when somebody begins to do something. Decision 0030.
 */
export async function declareLateFaces(link: HTMLLinkElement, alive: string): Promise<void> {
  // What is said next may be written in any of them.
  const isActedOn = new Promise((go) => {
    for (const type of ['click', 'keydown', 'popstate', alive]) addEventListener(type, go, true)
  })
  if (!link.sheet) {
    await new Promise((go) => {
      link.onload = go
      link.onerror = go
      // One that failed before does not say so again.
      setTimeout(go, 3000)
    })
  }
  const shown = signsByFamilies()
  const faces = [...(link.sheet?.cssRules ?? [])].map((rule) => {
    // The sheet holds nothing else.
    const told = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name)
    const family = told('font-family').replaceAll(/["']/g, '')
    const unicodeRange = told('unicode-range')
    const face = new FontFace(family, told('src'), {
      weight: told('font-weight'),
      stretch: told('font-stretch') || 'normal',
      display: 'swap',
      unicodeRange,
    })
    return { face, isNeeded: isShown(family, unicodeRange) }
  })
  const needed = faces.filter(({ isNeeded }) => isNeeded)
  await Promise.all(needed.map(({ face }) => face.load().catch(() => {})))
  for (const { face } of needed) document.fonts.add(face)
  isActedOn.then(() => (window.requestIdleCallback ?? setTimeout)(declareOthers))

  function declareOthers(): void {
    for (const { face, isNeeded } of faces) if (!isNeeded) document.fonts.add(face)
  }

  /** A part in another language may be set in other families. */
  function signsByFamilies(): Map<string, Set<number>> {
    const found = new Map<string, Set<number>>()
    const own = getComputedStyle(document.body).fontFamily
    const parts = document.body.querySelectorAll<HTMLElement>('[lang], section, footer')
    for (const part of [document.body, ...parts]) {
      const { fontFamily: families, contentVisibility } = getComputedStyle(part)
      // What is not laid out yet shows nothing so far.
      const text = contentVisibility === 'auto' ? part.textContent : part.innerText
      const isRead = families === own && part !== document.body && contentVisibility !== 'auto'
      if (isRead) continue
      const known = found.get(families) ?? new Set()
      for (const sign of text) known.add(sign.codePointAt(0) ?? 0)
      found.set(families, known)
    }
    return found
  }

  function isShown(family: string, unicodeRange: string): boolean {
    const points = unicodeRange.split(',').flatMap((range) => {
      const [from = '', to = from] = range.replace(/^\s*U\+/i, '').split('-')
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at)
    })
    return [...shown].some(
      ([families, signs]) => families.includes(family) && points.some((it) => signs.has(it)),
    )
  }
}
