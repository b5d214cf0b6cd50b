/** What the search of the reference looks through: calls with their fields, guides with their sections. */
import { GUIDES, pathOf } from '#web/site/docs-pages.ts'

import type { Call, Group, Row } from '../reference/reference.ts'
import type { SearchEntry } from '../search/find-entries.ts'
import { type DocsSource, guideOf, referenceOf } from './load-docs.server.ts'

export const searchIndex = (source: DocsSource): SearchEntry[] => [
  ...GUIDES.flatMap((slug) => guideEntries(slug, source)),
  ...referenceOf(source).groups.flatMap((group) =>
    group.calls.map((call) => callEntry(call, group)),
  ),
]

function guideEntries(slug: (typeof GUIDES)[number], source: DocsSource): SearchEntry[] {
  const { title, blocks } = guideOf(slug, source)
  const sections = blocks.flatMap((block) =>
    block.kind === 'heading'
      ? [{ title: block.text, detail: title, to: `${pathOf(slug)}#${block.id}`, fields: [] }]
      : [],
  )
  return [{ title, detail: '', to: pathOf(slug), fields: [] }, ...sections]
}

const callEntry = (call: Call, { slug, objects }: Group): SearchEntry => ({
  title: call.title,
  detail: `${call.method} ${call.path}`,
  to: `${pathOf(slug)}#${call.id}`,
  fields: fieldsOf([
    ...call.asked,
    ...(call.body?.rows ?? []),
    ...call.given.flatMap(({ rows }) => rows),
    ...call.given.flatMap(({ rows }) => rowsInside(rows, objects)),
  ]),
})

/** The fields of the objects that an answer names directly. */
const rowsInside = (rows: readonly Row[], objects: Group['objects']): Row[] =>
  objects.filter(({ name }) => rows.some(({ object }) => object === name)).flatMap((it) => it.rows)

const fieldsOf = (rows: readonly Row[]): string[] =>
  [...new Set(rows.map(({ name }) => name))].filter((name) => name !== '' && name !== 'data')
