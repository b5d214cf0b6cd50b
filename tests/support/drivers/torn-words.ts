/**
 * Runs in the page: what a line break divides in the visible texts of a language, as `torn: Wi-|Fi in …`. Words, names with a
 * hyphen, ranges, and figures with their unit stay whole; no line begins or ends with a sign that must not (禁則).
 */
export function tornWords(locale: string): string[] {
  const VALUE =
    /[A-Z][A-Za-z\d]*(?:-[A-Z\d][A-Za-z\d]*)+|\d+(?:-\d+)+|\d[\d.,]*\s?[〜~–]\s?\d[\d.,]*\S?|[$¥]?\d[\d.,]*\s?(?:cm|mm|kg|KB|MB|ms|GHz|%|[sVWmg](?![\w’]))/gu
  const SIGN =
    /.[、。，．・：；？！）」』】〉》ーァィゥェォッャュョヮぁぃぅぇぉっゃゅょゎ々％]|[（「『【〈《]./gu
  const LABEL_CHARACTERS_MAX = 24
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const SKIPPED = 'script, style, noscript, svg, textarea, option, select, template'

  const displays = new Map<Element, string>()
  const displayOf = (element: Element): string => {
    const known = displays.get(element) ?? getComputedStyle(element).display
    displays.set(element, known)
    return known
  }
  const blockOf = (element: Element): Element =>
    ['inline', 'contents'].includes(displayOf(element)) && element.parentElement
      ? blockOf(element.parentElement)
      : element

  const blocks = new Map<Element, Text[]>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!(node instanceof Text) || !parent || parent.closest(SKIPPED)) continue
    const block = blockOf(parent)
    blocks.set(block, [...(blocks.get(block) ?? []), node])
  }

  const isRead = (block: Element): boolean =>
    block.checkVisibility() &&
    block.clientWidth > 16 &&
    block.closest('[lang]')?.getAttribute('lang') === locale
  const hasLines = (block: Element): boolean =>
    block.getBoundingClientRect().height > 1.9 * Number.parseFloat(getComputedStyle(block).fontSize)

  /** Japanese prose may break between any two signs of a word; its words of katakana and its labels stay whole. */
  const isWhole = (word: string, text: string): boolean =>
    locale !== 'ja' ||
    /^[ァ-ヶー]{2,}$/.test(word) ||
    (text.length <= LABEL_CHARACTERS_MAX && /\P{Script=Hiragana}/u.test(word))
  const partsOf = (text: string): { at: number; part: string }[] => {
    const words = [...segmenter.segment(text)]
      .filter(({ isWordLike, segment }) => isWordLike && isWhole(segment, text))
      .map(({ index, segment }) => ({ at: index, part: segment }))
    const others = [...text.matchAll(VALUE), ...(locale === 'ja' ? text.matchAll(SIGN) : [])]
    return [...words, ...others.map((found) => ({ at: found.index, part: found[0] }))].filter(
      ({ part }) => part.length > 1,
    )
  }

  const tornIn = (nodes: readonly Text[]): string[] => {
    const starts = nodes.map((_, index) =>
      nodes.slice(0, index).reduce((sum, { length }) => sum + length, 0),
    )
    // Code may break anywhere.
    const text = nodes
      .map((node) =>
        node.parentElement?.closest('code, pre, samp') ? '\ufffc'.repeat(node.length) : node.data,
      )
      .join('')
    const topOf = (at: number): number | undefined => {
      const index = starts.findLastIndex((start) => start <= at)
      const node = nodes[index]
      const range = document.createRange()
      if (!node) return undefined
      range.setStart(node, at - (starts[index] ?? 0))
      range.setEnd(node, at - (starts[index] ?? 0) + 1)
      const box = [...range.getClientRects()].find(({ width }) => width > 0)
      return box && box.bottom - box.height / 4
    }
    const size = Number.parseFloat(
      getComputedStyle(nodes[0]?.parentElement ?? document.body).fontSize,
    )
    return partsOf(text)
      .filter(({ at, part }) => {
        const [first, last] = [topOf(at), topOf(at + part.length - 1)]
        return first !== undefined && last !== undefined && last - first > size / 2
      })
      .map(({ at, part }) => `torn: ${part} in ${text.slice(Math.max(0, at - 20), at + 30).trim()}`)
  }

  return [...blocks]
    .filter(([block]) => isRead(block) && hasLines(block))
    .flatMap(([, nodes]) => tornIn(nodes))
}
