/** What the fenced blocks of guides show: calls and fields of the description, tables, and code in several languages. */
import { RETRY_PAUSES_MINUTES } from '#domain/webhooks/policy.ts'
import type { Locale } from '#shared/locale.ts'
import { invariant } from '#shared/result.ts'
import { pathOf } from '#web/site/docs-pages.ts'

import type { ApiDocument, Json } from '../reference/api-document.ts'
import { exampleOfMedia } from '../reference/example-of.ts'
import type { Call, Reference } from '../reference/reference.ts'
import { refusalsOf } from '../reference/refusals.server.ts'
import { rowsOf, type Say } from '../reference/rows-of.ts'
import { jsonOf, sampleOf, wordOf } from '../samples/sample.ts'
import type { GuideTable } from './guide-block.ts'
import { GUIDE_CODES } from './guide-codes.ts'
import type { FencedBlock, GuideParts } from './read-guide.server.ts'

export type Source = {
  document: ApiDocument
  reference: Reference
  origin: string
  locale: Locale
  say: Say
}

export const partsFrom = (source: Source): GuideParts['parts'] => ({
  call: (block) => callBlock(block, source),
  code: ({ name }) => ({ kind: 'codes', name, codes: GUIDE_CODES[name] ?? {} }),
  table: ({ text }) => ({ kind: 'table', ...tableIn(text) }),
  retries: ({ text }) => ({
    kind: 'table',
    head: tableIn(text).head,
    rows: retriesIn(source.locale),
  }),
  fields: ({ name }) => fieldsBlock(name, source),
  message: ({ name }) => messageBlock(name, source),
  refusals: () => ({ kind: 'refusals', refusals: refusalsOf(source.document, source.locale) }),
})

/** A call with its own example, or with other values in its path and body: the lines are JSON of both together. */
function callBlock({ name, text }: FencedBlock, { reference, origin }: Source) {
  const [found] = reference.groups.flatMap(({ slug, calls }) =>
    calls.filter(({ id }) => id === name).map((call) => ({ slug, call })),
  )
  invariant(found, `a guide names the call ${name}, which the description has`)
  const { slug, call } = found
  // The lines are ours, and JSON is all that `JSON.parse` gives.
  const shown = text === '' ? call : withValues(call, JSON.parse(text) as Values)
  return {
    kind: 'call' as const,
    name: call.title,
    to: `${pathOf(slug)}#${call.id}`,
    sample: sampleOf(shown, origin),
    ids: shown.asked
      .filter(({ name, place }) => place === 'path' && name.endsWith('Id'))
      .map(({ name, example }) => ({ name, example: wordOf(example) })),
  }
}

type Values = { readonly [name: string]: Json }

function withValues(call: Call, values: Values): Call {
  const { asked, body } = call
  const names = new Set(asked.map(({ name }) => name))
  const own = Object.entries(values).filter(([name]) => !names.has(name))
  return {
    ...call,
    asked: asked.map((one) => ({ ...one, example: values[one.name] ?? one.example })),
    body: body && { ...body, example: { ...Object(body.example), ...Object.fromEntries(own) } },
  }
}

function fieldsBlock(name: string, { document, say }: Source) {
  const schemas = document.components?.schemas ?? {}
  const rows = rowsOf(schemas[name] ?? {}, { schemas, say, isUnfolded: true })
  invariant(rows.length > 0, `a guide names the object ${name}, which the description has`)
  return { kind: 'fields' as const, name, rows }
}

/** The body of a webhook of this type, as its description gives it. */
function messageBlock(type: string, { document }: Source) {
  const media = document.webhooks?.[type]?.post?.requestBody?.content?.['application/json']
  invariant(media, `a guide shows a message of the type ${type}, which the description has`)
  const code = jsonOf(exampleOfMedia(media, document.components?.schemas ?? {}))
  return { kind: 'code' as const, label: type, code }
}

/** One row on each line, its cells between bars; the first is the head. */
function tableIn(text: string): GuideTable {
  const [head = [], ...rows] = text.split('\n').map((line) => line.split(' | '))
  return { head, rows }
}

const retriesIn = (locale: Locale): string[][] =>
  RETRY_PAUSES_MINUTES.map((minutes, at) => [
    String(at + 2),
    minutes < 60 ? unitText(locale, 'minute', minutes) : unitText(locale, 'hour', minutes / 60),
  ])

const unitText = (locale: Locale, unit: 'minute' | 'hour', value: number): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
