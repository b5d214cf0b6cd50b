/** What a version of a legal text changed in the one that it replaced: its changed passages, word by word. */
import { diffArrays, diffWords } from 'diff'

import type { Locale } from '#shared/locale.ts'

import type { ProseNode } from '../../prose/prose-nodes.ts'
import { proseText } from '../../prose/prose-text.ts'
import { type ChangedSection, type Piece, sectionsIn } from './stored-text.ts'

type Lines = { id: string; title: string; lines: string[] }

/** In the order of the new text; sections that it no longer has come last. */
export function changesIn(
  before: readonly ProseNode[],
  after: readonly ProseNode[],
  locale: Locale,
): ChangedSection[] {
  const [old, present] = [sectionLines(before), sectionLines(after)]
  const gone = [...old.values()].filter(({ id }) => !present.has(id))
  return [...present.values(), ...gone]
    .map(({ id, title }) => ({
      id,
      title,
      isGone: !present.has(id),
      passages: passagesOf(
        old.get(id)?.lines ?? [title],
        present.get(id)?.lines ?? [title],
        locale,
      ),
    }))
    .filter(({ passages }) => passages.length > 0)
}

/** The title is the first line of a section, because it may change too. */
function sectionLines(nodes: readonly ProseNode[]): Map<string, Lines> {
  const parts = sectionsIn(nodes, 2, 'part')
  const sections = parts.sections.flatMap(({ id, title, nodes }) => {
    const inner = sectionsIn(nodes, 3, id)
    return [{ id, title, nodes: inner.before }, ...inner.sections]
  })
  return new Map(
    [{ id: '', title: '', nodes: parts.before }, ...sections].map(({ id, title, nodes }) => [
      id,
      { id, title, lines: [title, ...nodes.flatMap(linesOf)] },
    ]),
  )
}

const linesOf = (node: ProseNode): string[] =>
  node.type === 'list' ? node.children.flatMap(linesOf) : [proseText([node])]

/** Lines that were replaced are compared with those in their place. */
function passagesOf(old: string[], present: string[], locale: Locale): Piece[][] {
  const changes = [...diffArrays(old, present), { added: false, removed: false, value: [] }]
  const passages: Piece[][] = []
  let [removed, added]: [string[], string[]] = [[], []]
  for (const change of changes) {
    if (change.removed) removed = change.value
    else if (change.added) added = change.value
    else if (removed.length + added.length > 0) {
      passages.push(piecesOf(removed.join('\n'), added.join('\n'), locale))
      ;[removed, added] = [[], []]
    }
  }
  return passages
}

const piecesOf = (old: string, present: string, locale: Locale): Piece[] =>
  diffWords(old, present, {
    intlSegmenter: new Intl.Segmenter(locale, { granularity: 'word' }),
  }).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }))
