/**
 * A kept page is laid out in pieces: what lies far below the first view waits until it comes near, or until nothing else is to be
 * done. Faces and programs that come meanwhile then lay out what is seen, not the whole page. Both functions run in the page:
 * nothing in them may come from outside their braces. Decision 0030.
 */

/** In the head. A reader who looks for a place in the page, or comes back to one, needs every height above it. */
export function layOutNear(): void {
  const [visit] = performance.getEntriesByType('navigation')
  // Entries of this kind are of that type.
  const isFirst = (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate'
  if (location.hash !== '' || !isFirst || !('adoptedStyleSheets' in document)) return

  const near = new CSSStyleSheet({ media: 'screen' })
  near.replaceSync(`main section:nth-of-type(n + 3), body > footer {
    content-visibility: auto;
    contain-intrinsic-size: auto 50rem;
  }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, near]
  addEventListener('click', layOutForLink, true)
  addEventListener('popstate', layOutAll, true)

  function layOutForLink({ target }: Event): void {
    if (target instanceof Element && target.closest('a')) layOutAll()
  }

  function layOutAll(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== near)
    removeEventListener('click', layOutForLink, true)
    removeEventListener('popstate', layOutAll, true)
  }
}

/** When the page has its faces: one part after the other, each in a moment in which nothing else is to be done. */
export async function layOutRest(): Promise<void> {
  const isNear = ({ media }: CSSStyleSheet) => media.mediaText === 'screen'
  const parts = document.querySelectorAll<HTMLElement>('main section, body > footer')
  for (const part of document.adoptedStyleSheets.some(isNear) ? parts : []) {
    await new Promise((go) => (window.requestIdleCallback ?? setTimeout)(go))
    part.style.contentVisibility = 'visible'
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => !isNear(it))
  for (const part of parts) part.style.contentVisibility = ''
}
