/**
 * A guide out of its Markdown: content/api/<name>/<language>.md. `{name}` is a fact, `## Title {#id}` a section, and a fenced
 * block of one of the kinds below is filled in from what the product itself reads.
 */
import type { Node, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

import { plainTextOf, proseOf } from '#web/prose/markdown.server.ts'
import { proseText } from '#web/prose/prose-text.ts'

import type { Guide, GuideBlock } from './guide-block.ts'

/** The words after the first, and the lines below. */
export type FencedBlock = { name: string; text: string }

export type GuideParts = {
  facts: Readonly<Record<string, string>>
  /** What a fenced block shows by its first word; one of another word is code of that language. */
  parts: Readonly<Record<string, (block: FencedBlock) => GuideBlock>>
}

const DESCRIPTION_LENGTH_MAX = 160

export function readGuide(markdown: string, { facts, parts }: GuideParts): Guide {
  const text = filledIn(markdown, facts)
  const [head, ...rest] = fromMarkdown(text).children
  const source = (node: Node) =>
    text.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
  const blocks = rest.map((node) => blockOf(node, source(node), parts))
  const [lead] = rest
  return {
    title: head ? proseText(proseOf(source(head))) : '',
    description: lead ? plainTextOf(source(lead), DESCRIPTION_LENGTH_MAX) : '',
    blocks: joined(blocks),
  }
}

function filledIn(markdown: string, facts: GuideParts['facts']): string {
  return markdown.replace(/\{([a-zA-Z]+)\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`A guide names the fact {${name}}, which is not known`)
    return fact
  })
}

function blockOf(node: RootContent, source: string, parts: GuideParts['parts']): GuideBlock {
  if (node.type === 'heading' && node.depth === 2) return headingOf(source)
  if (node.type !== 'code') return { kind: 'prose', nodes: proseOf(source) }

  const label = node.lang ?? ''
  const part = parts[label]
  return part
    ? part({ name: node.meta ?? '', text: node.value })
    : { kind: 'code', label, code: node.value }
}

function headingOf(source: string): GuideBlock {
  const [, text = '', id = ''] = /^## (.*) \{#([\w-]+)\}$/.exec(source) ?? []
  if (id === '') throw new Error(`A section of a guide has no {#id}: ${source}`)
  return { kind: 'heading', id, text }
}

/** Paragraphs in a row are one text. */
function joined(blocks: readonly GuideBlock[]): GuideBlock[] {
  const all: GuideBlock[] = []
  for (const block of blocks) {
    const last = all.at(-1)
    if (last?.kind === 'prose' && block.kind === 'prose') last.nodes.push(...block.nodes)
    else all.push(block)
  }
  return all
}
