/** Markdown of editors, read on the server: the browser is sent what to show and no parser. */
import type { Nodes, Paragraph, Parent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

import { pictureAt } from '#domain/uploads/picture.ts'
import { phrased } from '#i18n/phrases.server.ts'
import type { Locale } from '#shared/locale.ts'

import { figureAt } from '../figures/names.ts'
import type { ProseNode } from './prose-nodes.ts'
import { sentencesOf } from './prose-text.ts'

/** Headings begin below the title of the page, whatever the editor began with. */
export const proseOf = (markdown: string): ProseNode[] => childrenOf(fromMarkdown(markdown))

/** A text of a page of its own: its headings break by phrase, as those of messages do. Decision 0018. */
export const articleOf = (markdown: string, locale: Locale): ProseNode[] =>
  proseOf(markdown).map((node) =>
    node.type === 'heading' ? { ...node, children: node.children.map(phrasedIn(locale)) } : node,
  )

const phrasedIn = (locale: Locale) => (node: ProseNode) =>
  node.type === 'text' ? { ...node, value: phrased(node.value, locale) } : node

/** The first words of a text, for descriptions and lists: without marks, cut at a word where there are words. */
export function plainTextOf(markdown: string, lengthMax: number): string {
  const text = sentencesOf(proseOf(markdown))
  if (text.length <= lengthMax) return text

  const cut = text.slice(0, lengthMax)
  return `${cut.replace(/\s+\S*$/, '')}…`
}

const childrenOf = (parent: Parent): ProseNode[] =>
  parent.children.flatMap((node) => proseNodeOf(node))

const KEPT = {
  strong: 'strong',
  emphasis: 'emphasis',
  blockquote: 'quote',
  listItem: 'item',
} as const

/** Pictures of other sites and raw HTML are not ours to show: the first are left out, the second is text. */
function proseNodeOf(node: Nodes): ProseNode[] {
  switch (node.type) {
    case 'text':
    case 'html':
      return [{ type: 'text', value: node.value }]
    case 'paragraph':
      return figureIn(node) ?? [{ type: 'paragraph', children: childrenOf(node) }]
    case 'strong':
    case 'emphasis':
    case 'blockquote':
    case 'listItem':
      return [{ type: KEPT[node.type], children: childrenOf(node) }]
    case 'heading':
      return [{ type: 'heading', depth: depthOf(node.depth), children: childrenOf(node) }]
    case 'list':
      return [{ type: 'list', isOrdered: node.ordered === true, children: childrenOf(node) }]
    case 'link':
      return isSafe(node.url)
        ? [{ type: 'link', url: node.url, children: childrenOf(node) }]
        : childrenOf(node)
    case 'image': {
      const picture = pictureAt(node.url)
      return picture ? [{ type: 'picture', alt: node.alt ?? '', ...picture }] : []
    }
    case 'inlineCode':
      return [{ type: 'code', value: node.value }]
    case 'code':
      return [{ type: 'codeBlock', value: node.value }]
    case 'thematicBreak':
      return [{ type: 'rule', children: [] }]
    case 'break':
      return [{ type: 'break', children: [] }]
    default:
      return []
  }
}

/** A figure is a paragraph of its own; within a sentence it is left out. */
function figureIn({ children: [image, ...others] }: Paragraph): ProseNode[] | null {
  if (image?.type !== 'image' || others.length > 0) return null
  const name = figureAt(image.url)
  return name && [{ type: 'figure', name, caption: image.alt ?? '' }]
}

const depthOf = (depth: number): 2 | 3 | 4 => (depth <= 2 ? 2 : depth === 3 ? 3 : 4)

/** A page of ours, another site, an e-mail: never a script. Browsers read a backslash as a slash. */
const isSafe = (url: string): boolean => /^(\/(?![/\\])|https:\/\/|mailto:|#)/.test(url)
