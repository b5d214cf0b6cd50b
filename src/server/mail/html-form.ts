/** A letter's blocks as HTML that mail programs show: tables and inline styles. Everything is escaped by `markup`. */
import type { Block, Fact } from './letter.ts'
import { STYLES } from './look.ts'
import { type Markup, markup } from './markup.ts'
import { oneLine } from './one-line.ts'

export const htmlOf = (blocks: readonly Block[]): Markup[] => blocks.map(htmlOfBlock)

function htmlOfBlock(block: Block): Markup {
  switch (block.kind) {
    case 'text':
      return markup`<p style="${STYLES.text}">${oneLine(block.text)}</p>`
    case 'note':
      return markup`<p style="${STYLES.note}">${oneLine(block.text)}</p>`
    case 'code':
      return markup`<p style="${STYLES.code}">${block.code}</p>`
    case 'link':
      return markup`<p style="${STYLES.note}"><a href="${block.url}" style="${STYLES.link}">${oneLine(block.label)}</a></p>`
    case 'button':
      return button(block)
    case 'facts':
      return markup`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="${STYLES.facts}">${block.facts.map(row)}</table>`
    case 'lines':
      return markup`<p style="${STYLES.text}">${block.lines.map(line)}</p>`
    case 'section':
      return markup`<h2 style="${STYLES.heading}">${oneLine(block.title)}</h2>${htmlOf(block.blocks)}`
  }
}

/** The address stands below the button too, for readers whose program shows no links. */
const button = ({ label, url }: { label: string; url: string }): Markup =>
  markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 12px;"><tr><td style="${STYLES.buttonCell}"><a href="${url}" style="${STYLES.button}">${oneLine(label)}</a></td></tr></table><p style="${STYLES.note}"><a href="${url}" style="${STYLES.link}">${url}</a></p>`

/** Amounts, codes and dates up to this length stay on one line; the label beside them gives way. */
const UNBROKEN_LENGTH_MAX = 16

function row({ label, value, isStrong = false }: Fact): Markup {
  const [labelStyle, valueStyle] = isStrong
    ? [STYLES.strongLabel, STYLES.strongValue]
    : [STYLES.label, STYLES.value]
  const shown = oneLine(value)
  const breaking = shown.length <= UNBROKEN_LENGTH_MAX ? 'white-space:nowrap;' : ''
  return markup`<tr><th scope="row" style="${labelStyle}">${oneLine(label)}</th><td style="${valueStyle}${breaking}">${shown}</td></tr>`
}

const line = (text: string): Markup => markup`${oneLine(text)}<br>`
