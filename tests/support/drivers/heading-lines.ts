/** Runs in the page: the texts of the lines of each visible heading of a language, as the browser breaks them. */
export function linesOfHeadings(locale: string): string[][] {
  const boxOf = (node: Node, at: number) => {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return [...range.getClientRects()].find(({ width }) => width > 0)
  }
  const charactersOf = (node: Node): { character: string; box: DOMRect | undefined }[] =>
    node.nodeType === Node.TEXT_NODE
      ? [...(node.textContent ?? '')].map((character, at) => ({ character, box: boxOf(node, at) }))
      : [...node.childNodes].flatMap(charactersOf)
  const linesOf = (heading: Element) => {
    const lines: string[] = []
    let bottom = Number.NEGATIVE_INFINITY
    for (const { character, box } of charactersOf(heading)) {
      const isNext = box !== undefined && box.bottom > bottom + box.height / 2
      if (isNext) bottom = box.bottom
      if (isNext || lines.length === 0) lines.push(character)
      else lines.push(`${lines.pop() ?? ''}${character}`)
    }
    return lines
  }
  return [...document.querySelectorAll('h1, h2, h3')]
    .filter((heading) => heading.checkVisibility() && heading.clientWidth > 1)
    .filter((heading) => heading.closest('[lang]')?.getAttribute('lang') === locale)
    .map(linesOf)
}
