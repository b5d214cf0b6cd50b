/**
 * What grows above the window leaves what is in it in its place, where a press may be on its way. Not every browser anchors the
 * scroll position, and those that do not at each layout.
 */
export function keepInPlace(grow: () => void): void {
  const seen = [...document.querySelectorAll('main section, body > footer')].findLast(
    (section) => topOf(section) < innerHeight,
  )
  const before = seen && topOf(seen)
  grow()
  if (seen && before !== undefined) scrollBy({ top: topOf(seen) - before, behavior: 'instant' })
}

const topOf = (section: Element): number => section.getBoundingClientRect().top
