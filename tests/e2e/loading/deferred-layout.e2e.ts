/** Sections that are laid out late do not move what a reader sees, who may be pressing it. Decision 0030. */
import { expect, test } from '../../support/drivers/journey.ts'

/** Pages whose sections above their end are laid out after a jump to it. */
const LONG = ['/', '/privacy-policy', '/solutions'] as const

/** Grows to the whole list of scents. */
const LIST = '/order'

for (const width of [390, 1440]) {
  test(`decision 0030: after a jump to the end, what is in a window of ${width} px stays in its place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(holdIdleWork)
    for (const path of [...LONG, LIST]) {
      await page.goto(path)
      await expect
        .poll(() => page.evaluate(() => Object(window).idleWork.length))
        .toBeGreaterThan(0)
      const { laidOut, moved } = await page.evaluate(moveAtTheEnd, path === LIST ? 'auto' : 'none')
      expect(laidOut, `${path} waits with its layout`).toBeGreaterThan(2)
      expect(moved, `${path} moves`).toBeLessThan(4)
    }
  })
}

/** Runs in the page before any other script: the browser is idle when the journey says so. */
function holdIdleWork(): void {
  const idleWork: (() => void)[] = []
  Object.assign(window, { idleWork, requestIdleCallback: (go: () => void) => idleWork.push(go) })
}

/** Runs in the page: jumps to its end, lets the browser be idle, and says how far the middle of the window moved meanwhile. */
async function moveAtTheEnd(anchor: string): Promise<{ laidOut: number; moved: number }> {
  const root = document.documentElement
  // As in Safari, which does not anchor the scroll position; others do not at each layout.
  root.style.overflowAnchor = anchor
  const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)))
  scrollTo({ top: root.scrollHeight, behavior: 'instant' })
  // The browser itself lays out what the jump brought near.
  for (let [same, height] = [0, 0]; same < 10; same += 1) {
    await frame()
    if (root.scrollHeight !== height) [same, height] = [0, root.scrollHeight]
  }

  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const top = () => seen?.getBoundingClientRect().top ?? 0
  const idleWork: (() => void)[] = Object(window).idleWork
  const [before, height] = [top(), root.scrollHeight]
  let laidOut = 0
  let moved = 0
  // The pack builder's list asks for the next turn once it has grown.
  for (let turns = 0; turns < 5 || document.adoptedStyleSheets.length > 0; turns += 1) {
    const work = idleWork.shift()
    if (work) turns = 0
    work?.()
    await frame()
    if (work) laidOut += 1
    moved = Math.max(moved, Math.abs(top() - before))
  }
  return { laidOut: root.scrollHeight === height ? 0 : laidOut, moved }
}
