/** Reads the verdicts of `docs/security/asvs.json` and names what is wrong with them. */
import { z } from 'zod'

import { LONG } from '../full-run.ts'
import type { Requirement } from './asvs-requirements.ts'

const TITLE_WORDS_MAX = 12

const Said = z.string().trim().min(1)
const Evidence = z.union([
  z.strictObject({ test: Said, name: Said }),
  z.strictObject({ file: Said, about: Said }),
  z.strictObject({ document: Said }),
])
const Named = { id: Said, level: z.union([z.literal(1), z.literal(2)]), title: Said }
const Verdict = z.discriminatedUnion('status', [
  z.strictObject({ ...Named, status: z.literal('met'), evidence: z.array(Evidence).min(1) }),
  z.strictObject({
    ...Named,
    status: z.literal('deviation'),
    reason: Said,
    instead: Said,
    evidence: z.array(Evidence).default([]),
  }),
  z.strictObject({ ...Named, status: z.literal('not_applicable'), reason: Said }),
])
const Verdicts = z.array(z.unknown())

type Evidence = z.infer<typeof Evidence>
export type Verdict = z.infer<typeof Verdict>

/** How evidence is looked up: the text of a file of the repository, or `null`. */
export type Read = (path: string) => string | null

export function readVerdicts(json: unknown): { verdicts: Verdict[]; problems: string[] } {
  const read = Verdicts.parse(json).map((row) => ({ row, parsed: Verdict.safeParse(row) }))
  return {
    verdicts: read.flatMap(({ parsed }) => (parsed.success ? [parsed.data] : [])),
    problems: read.flatMap(({ row, parsed }) =>
      parsed.success ? [] : [`${nameOf(row)}: ${problemIn(parsed.error)}`],
    ),
  }
}

const nameOf = (row: unknown): string =>
  z.object({ id: z.string() }).safeParse(row).data?.id ?? 'a row without an id'

const problemIn = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; ')

/** Rows that lack, are there twice, are none of the standard's, or bear another level. */
export function problemsOfRows(rows: readonly Verdict[], wanted: readonly Requirement[]): string[] {
  const levels = new Map(wanted.map(({ id, level }) => [id, level]))
  const ids = rows.map(({ id }) => id)
  return [
    ...[...levels.keys()].filter((id) => !ids.includes(id)).map((id) => `${id}: missing`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id}: there twice`),
    ...rows.flatMap(({ id, level }) => {
      const official = levels.get(id)
      if (official === undefined) return [`${id}: no requirement of level 1 or 2`]
      return official === level ? [] : [`${id}: level ${official}, not ${level}`]
    }),
    ...rows
      .filter(({ title }) => title.split(/\s+/).length > TITLE_WORDS_MAX)
      .map(({ id }) => `${id}: a title has ${TITLE_WORDS_MAX} words at most`),
  ]
}

export const problemsOfEvidence = (rows: readonly Verdict[], read: Read): string[] =>
  rows.flatMap((row) =>
    'evidence' in row
      ? row.evidence.flatMap((evidence) =>
          deadIn(evidence, read).map((problem) => `${row.id}: ${problem}`),
        )
      : [],
  )

function deadIn(evidence: Evidence, read: Read): string[] {
  if ('file' in evidence) return read(evidence.file) === null ? [`no file ${evidence.file}`] : []
  if ('test' in evidence) {
    const text = read(evidence.test)
    if (text === null) return [`no file ${evidence.test}`]
    return namesOfTests(text).includes(evidence.name)
      ? []
      : [`no test “${evidence.name}” in ${evidence.test}`]
  }
  const [path = '', heading = ''] = evidence.document.split('#')
  const text = read(path)
  if (text === null) return [`no document ${path}`]
  return headingsIn(text).includes(heading) ? [] : [`no heading #${heading} in ${path}`]
}

/** At the end of a name: always, or in all languages but one. */
const MARK = new RegExp(` ${LONG}$|\\$\\{[^}]*' ${LONG}'\\}$`)

/** As they are written, without the mark of long tests: a name with `%s` or `${kind}` in it retains that. */
const namesOfTests = (text: string): string[] =>
  [...text.matchAll(/(?:\btest(?:\.\w+)?|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g)].map(
    ([, , name = '']) => name.replace(MARK, ''),
  )

/** As GitHub makes addresses of headings. */
const headingsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  )
