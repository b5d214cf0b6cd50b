/** Runs in the page: what is wider than its box or than the window, without what is made to be scrolled. */
export function overflowing(): string[] {
  const root = document.documentElement
  const found = root.scrollWidth > root.clientWidth ? [`the page: ${root.scrollWidth}`] : []
  const texts = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (box) =>
      box.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      [...box.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
  )
  for (const box of texts) {
    const { overflowX, display, clipPath } = getComputedStyle(box)
    const isScroller = box.closest('[tabindex="0"], pre, option, select, textarea') !== null
    const isClipped = (part: Element | null): boolean =>
      part !== null && (part.clientWidth <= 1 || isClipped(part.parentElement))
    const isHidden =
      isClipped(box.parentElement) ||
      clipPath !== 'none' ||
      overflowX !== 'visible' ||
      display === 'inline'
    if (!isScroller && !isHidden && box.scrollWidth > box.clientWidth + 1) {
      found.push(`${box.tagName} ${box.textContent?.slice(0, 30)}: ${box.scrollWidth}`)
    }
  }
  return found
}
