/** The lines of the headings of a page, as the browser breaks them. */

export type Heading = { text: string; lines: string[] }

/** Runs in the page: each visible heading of a language with the text of each of its lines. */
export function linesOfHeadings(locale: string): Heading[] {
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
    .map((heading) => ({ text: linesOf(heading).join(''), lines: linesOf(heading) }))
}
