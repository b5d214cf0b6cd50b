/**
 * A page is laid out in pieces: sections far below the first view wait until they come near, or until the browser is idle. Fonts
 * and scripts that load meanwhile cause a layout of what is visible, not of the whole page. Decision 0030.
 */
import { untilIdle } from './idle.ts'
import { keepInPlace } from './keep-in-place.ts'

let below: CSSStyleSheet | null = null

/** Before the first layout. Not where the browser restores a position or jumps to a place: that needs every height above it. */
export function skipLayoutBelow(): void {
  const [visit] = performance.getEntriesByType('navigation')
  // Entries of this kind are of that type.
  const isFirst = (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate'
  if (location.hash !== '' || !isFirst || !('adoptedStyleSheets' in document)) return

  below = new CSSStyleSheet({ media: 'screen' })
  // A height alone: a width would widen the column that they are in, and a phone then shows the page smaller.
  below.replaceSync(`main section:nth-of-type(n + 3), body > footer {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 50rem;
  }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, below]
  addEventListener('click', layOutForLink, true)
  addEventListener('popstate', removeSheet, true)
}

function layOutForLink({ target }: Event): void {
  if (target instanceof Element && target.closest('a')) removeSheet()
}

function removeSheet(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== below)
  below = null
  removeEventListener('click', layOutForLink, true)
  removeEventListener('popstate', removeSheet, true)
}

/** Between looks whether a personal page has its data. */
const LOOK_AGAIN_MS = 100

/** One section after the other, each when the browser is idle. A personal page gets its sections with its data. */
export async function layOutAll(): Promise<void> {
  while (document.querySelector('main [data-shape=page]')) {
    await new Promise((go) => setTimeout(go, LOOK_AGAIN_MS))
  }
  const sections = document.querySelectorAll<HTMLElement>('main section, body > footer')
  for (const section of below ? sections : []) {
    await untilIdle()
    layOut(section)
  }
  removeSheet()
  for (const section of sections) section.style.contentVisibility = ''
}

function layOut(section: HTMLElement): void {
  const show = () => {
    section.style.contentVisibility = 'visible'
  }
  // What is below the window or in it needs no look at its height.
  if (section.getBoundingClientRect().bottom > 0) show()
  else keepInPlace(show)
}
