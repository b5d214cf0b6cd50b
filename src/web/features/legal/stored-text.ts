/** A published legal text, rendered from Markdown in the same layout as the text that the shop is opened with. */
import type { ProseNode } from '../../prose/prose-nodes.ts'
import { proseText } from '../../prose/prose-text.ts'

export type StoredSection = { id: string; title: string; nodes: ProseNode[] }

export type StoredText = {
  /** The ISO day from which it holds. */
  version: string
  nodes: ProseNode[]
  /** What it changed in the version that it replaced; `null` for the first. */
  changes: Changes | null
}

export type Changes = { since: string; sections: ChangedSection[] }

export type ChangedSection = {
  id: string
  title: string
  isGone: boolean
  passages: Piece[][]
}

export type Piece = { text: string; kind: 'same' | 'added' | 'removed' }

/** The id of a section may follow its name, so that links stay valid: `Payment {#payment}`. */
const NAMED = /^(.*?)\s*\{#([a-z][a-z0-9-]*)\}$/

/** The text before the first heading of this depth, and the text below each. */
export function sectionsIn(
  nodes: readonly ProseNode[],
  depth: 2 | 3,
  prefix: string,
): { before: ProseNode[]; sections: StoredSection[] } {
  const before: ProseNode[] = []
  const sections: StoredSection[] = []
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === depth) {
      const heading = proseText(node.children)
      const [, title = heading, id = `${prefix}-${sections.length + 1}`] = NAMED.exec(heading) ?? []
      sections.push({ id, title, nodes: [] })
    } else {
      const place = sections.at(-1)?.nodes ?? before
      place.push(node)
    }
  }
  return { before, sections }
}
