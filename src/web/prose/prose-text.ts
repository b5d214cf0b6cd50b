import type { ProseNode } from './prose-nodes.ts'

/** What is said, without marks. */
export const proseText = (nodes: readonly ProseNode[]): string =>
  textIn(nodes, () => true)
    .replace(/\s+/g, ' ')
    .trim()

/** Without headings: they are no part of a sentence. */
export const sentencesOf = (nodes: readonly ProseNode[]): string =>
  textIn(nodes, ({ type }) => type !== 'heading')
    .replace(/\s+/g, ' ')
    .trim()

const textIn = (nodes: readonly ProseNode[], isTold: (node: ProseNode) => boolean): string =>
  nodes
    .filter(isTold)
    .map((node) => {
      if (node.type === 'picture' || node.type === 'figure') return ''
      if ('value' in node) return node.value
      return `${textIn(node.children, isTold)}${isBlock(node) ? ' ' : ''}`
    })
    .join('')

const BLOCKS: ReadonlySet<ProseNode['type']> = new Set(['paragraph', 'heading', 'item', 'quote'])
const isBlock = ({ type }: ProseNode): boolean => BLOCKS.has(type)
