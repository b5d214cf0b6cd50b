import type { ProseNode } from './prose-nodes.ts'

/** What is said, without marks. */
export const proseText = (nodes: readonly ProseNode[]): string =>
  inOneLine(textIn(nodes, () => true))

/** Without headings: they are no part of a sentence. */
export const sentencesOf = (nodes: readonly ProseNode[]): string =>
  inOneLine(textIn(nodes, ({ type }) => type !== 'heading'))

/** No space follows a Japanese sentence. */
const inOneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<=[。、？」）]) /g, '')
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
