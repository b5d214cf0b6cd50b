/** A guide as its page shows it. */
import type { ProseNode } from '#web/prose/prose-nodes.ts'

import type { Row } from '../reference/reference.ts'
import type { Refusal } from '../reference/refusals.server.ts'
import type { Codes } from '../samples/languages.ts'
import type { Sample } from '../samples/sample.ts'

/** The first cell of each row is a code. */
export type GuideTable = { head: readonly string[]; rows: readonly (readonly string[])[] }

/** An id that an answer before it contained; the example shows another one. */
export type PathId = { name: string; example: string }

export type GuideBlock =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'prose'; nodes: ProseNode[] }
  /** A call with its example; `to` is where the reference describes it, `ids` what its path contains. */
  | { kind: 'call'; name: string; to: string; sample: Sample; ids: readonly PathId[] }
  | { kind: 'codes'; name: string; codes: Codes }
  | { kind: 'code'; label: string; code: string }
  | ({ kind: 'table' } & GuideTable)
  | { kind: 'fields'; name: string; rows: readonly Row[] }
  | { kind: 'refusals'; refusals: readonly Refusal[] }

export type Guide = {
  title: string
  /** The first paragraph, which search engines are given too. */
  description: string
  blocks: readonly GuideBlock[]
}
