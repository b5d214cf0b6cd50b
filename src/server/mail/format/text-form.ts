/** Renders blocks as plain text: complete, one item per line, independent of character widths. */
import type { Translate } from '#i18n/translate.ts'

import type { Block } from './email.ts'
import { oneLine } from './one-line.ts'

export const textOf = (blocks: readonly Block[], t: Translate): string =>
  blocks.map((block) => textOfBlock(block, t)).join('\n\n')

function textOfBlock(block: Block, t: Translate): string {
  if (typeof block === 'string') return oneLine(block)

  switch (block.kind) {
    case 'note':
      return oneLine(block.text)
    case 'code':
      return block.code
    case 'link':
    case 'button':
      return `${t('mail.labelled', { label: oneLine(block.label), value: '' }).trimEnd()}\n${block.url}`
    case 'facts':
      return block.facts
        .map(({ label, value }) =>
          t('mail.labelled', { label: oneLine(label), value: oneLine(value) }),
        )
        .join('\n')
    case 'lines':
      return block.lines.map(oneLine).join('\n')
    case 'section':
      return `${t('mail.textHeading', { title: oneLine(block.title) })}\n${textOf(block.blocks, t)}`
  }
}
