/** What the search of the reference looks through: calls with their fields, guides with their sections. */
import { GUIDES, pathOf } from '#web/site/docs-pages.ts'

import { fieldIds, objectId, tableId } from '../reference/ids.ts'
import type { Call, Group, Row } from '../reference/reference.ts'
import type { SearchEntry, SearchField } from '../search/find-entries.ts'
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
  fields: firstOfEachName([
    ...fieldsIn(tableId(call.id, 'parameters'), call.asked),
    ...fieldsIn(tableId(call.id, 'body'), call.body?.rows ?? []),
    ...call.given.flatMap(({ status, rows }) => fieldsIn(tableId(call.id, status), rows)),
    ...call.given.flatMap(({ rows }) => fieldsOfObjects(rows, objects)),
  ]),
})

/** The fields of the objects that an answer names directly. */
const fieldsOfObjects = (rows: readonly Row[], objects: Group['objects']): SearchField[] =>
  objects
    .filter(({ name }) => rows.some(({ object }) => object === name))
    .flatMap((it) => fieldsIn(objectId(it.name), it.rows))

function fieldsIn(table: string, rows: readonly Row[]): SearchField[] {
  const ids = fieldIds(table, rows)
  return rows.flatMap(({ name }, at): SearchField[] => {
    const id = ids[at]
    return id === undefined || name === '' || name === 'data' ? [] : [[name, id]]
  })
}

const firstOfEachName = (fields: readonly SearchField[]): SearchField[] =>
  fields.filter(([name], at) => fields.findIndex(([other]) => other === name) === at)
