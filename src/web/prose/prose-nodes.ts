import type { PictureSize } from '#domain/uploads/picture.ts'

import type { FigureName } from '../figures/names.ts'

/** What an editor wrote in Markdown, as the few kinds of text that a page shows. Markup in it is text. */
export type ProseNode =
  | { type: 'text'; value: string }
  | {
      type: 'paragraph' | 'strong' | 'emphasis' | 'quote' | 'item' | 'rule' | 'break'
      children: ProseNode[]
    }
  | { type: 'heading'; depth: 2 | 3 | 4; children: ProseNode[] }
  | { type: 'list'; isOrdered: boolean; children: ProseNode[] }
  | { type: 'link'; url: string; children: ProseNode[] }
  | ({ type: 'picture'; alt: string } & PictureSize)
  | { type: 'figure'; name: FigureName; caption: string }
  | { type: 'code'; value: string }
  | { type: 'codeBlock'; value: string }

/** What a list shows of a text: its first figure. */
export const figureIn = (nodes: readonly ProseNode[]): FigureName | null =>
  nodes.find((node) => node.type === 'figure')?.name ?? null
