/** Renders blocks as HTML for mail programs: tables and inline styles. `markup` escapes everything. */
import type { Block, Fact } from './email.ts'
import { type Markup, markup } from './markup.ts'
import { oneLine } from './one-line.ts'
import { phrases } from './phrases.ts'
import { sealCid } from './pictures.ts'
import { STYLES } from './theme.ts'

export const htmlOf = (blocks: readonly Block[]): Markup[] => blocks.map(htmlOfBlock)

function htmlOfBlock(block: Block): Markup {
  if (typeof block === 'string')
    return markup`<p class="ink" style="${STYLES.text}">${oneLine(block)}</p>`

  switch (block.kind) {
    case 'note':
      return markup`<p class="quiet" style="${STYLES.note}">${oneLine(block.text)}</p>`
    case 'code':
      return markup`<p class="panel ink" style="${STYLES.code}">${block.code}</p>`
    case 'link':
      return markup`<p class="quiet" style="${STYLES.note}"><a class="ink" href="${block.url}" style="${STYLES.link}">${oneLine(block.label)}</a></p>`
    case 'button':
      return button(block)
    case 'facts':
      return factsTable(block.facts)
    case 'lines':
      return markup`<p class="ink" style="${STYLES.text}">${block.lines.map(line)}</p>`
    case 'section':
      return markup`<h2 class="ink" style="${STYLES.heading}">${oneLine(block.title)}</h2>${htmlOf(block.blocks)}`
  }
}

/** Repeats the URL below the button, for programs that show no links. */
const button = ({ label, url }: { label: string; url: string }): Markup =>
  markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${STYLES.buttonTable}"><tr><td class="button" style="${STYLES.buttonCell}"><a class="button" href="${url}" style="${STYLES.button}">${oneLine(label)}</a></td></tr></table><p class="quiet" style="${STYLES.note}"><a class="quiet" href="${url}" style="${STYLES.quietLink}">${url}</a></p>`

/** Amounts, codes, dates and short labels up to this width never wrap; the other column does. */
const UNBROKEN_WIDTH_MAX = 16
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

const unbroken = (text: string): string =>
  text.length + (text.match(WIDE)?.length ?? 0) <= UNBROKEN_WIDTH_MAX ? 'white-space:nowrap;' : ''

function factsTable(facts: readonly Fact[]): Markup {
  const hasSeals = facts.some(({ scent }) => scent)
  const rows = facts.map((fact) => row(fact, hasSeals))
  return markup`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="${STYLES.facts}">${rows}</table>`
}

/** Among rows with a seal, the label of one without is as wide as seal and label. */
function row(fact: Fact, hasSeals: boolean): Markup {
  const { label, value, isStrong = false, scent } = fact
  const [labelStyle, valueStyle] = isStrong
    ? [STYLES.strongLabel, STYLES.strongValue]
    : [scent ? STYLES.scentLabel : STYLES.label, STYLES.value]
  const [name, shown] = [oneLine(label), oneLine(value)]
  const labelClass = isStrong || scent ? 'ink rule' : 'quiet rule'
  const span = hasSeals && !scent ? [markup` colspan="2"`] : []
  return markup`<tr>${seal(scent)}<th class="${labelClass}" scope="row"${span} style="${labelStyle}${unbroken(name)}">${name}</th><td class="ink rule" style="${valueStyle}${unbroken(shown)}">${phrases(shown)}</td></tr>`
}

const SEAL_SIZE = '32'

/** Decorative: the name is in the next cell. */
function seal(scent: Fact['scent']): Markup[] {
  if (!scent) return []

  const cid = sealCid(scent.serial, scent.kind)
  const picture = cid
    ? [
        markup`<img src="cid:${cid}" width="${SEAL_SIZE}" height="${SEAL_SIZE}" alt="" style="${STYLES.picture}">`,
      ]
    : []
  return [markup`<td class="rule" width="44" style="${STYLES.seal}">${picture}</td>`]
}

const line = (text: string): Markup => markup`${oneLine(text)}<br>`
