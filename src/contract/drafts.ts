/** The draft of an order that an account remembers. Spec §3 "Order draft"; decisions, section 7. */
import { createRoute, z } from '@hono/zod-openapi'

import { DraftContent, type KeptDraft } from '#domain/drafts/draft.ts'

import { answer, commonQuery, dataOf, jsonBody, problems } from './envelope.ts'

const common = z.strictObject(commonQuery)
const path = '/order-draft'
const Version = z.int().min(0)

const KeptDraftWire = z
  .object({
    version: Version,
    content: DraftContent.nullable(),
    savedAt: z.string().nullable(),
  })
  .openapi('OrderDraft')
export type KeptDraftWire = z.infer<typeof KeptDraftWire>

export const viewDraftRoute = createRoute({
  method: 'get',
  path,
  summary: 'The customer’s own order draft; version 0 without content where none is kept',
  request: { query: common },
  responses: { 200: answer(dataOf(KeptDraftWire), 'Draft'), ...problems },
})

export const saveDraftRoute = createRoute({
  method: 'put',
  path,
  summary:
    'Keep the order draft. `version` is the one that was seen; where another is kept by now, 409 `draft_changed` gives it in `details`',
  request: {
    query: common,
    body: jsonBody(z.strictObject({ version: Version, content: DraftContent })),
  },
  responses: { 200: answer(dataOf(z.object({ version: Version })), 'Kept'), ...problems },
})

export const dropDraftRoute = createRoute({
  method: 'delete',
  path,
  summary: 'Forget the order draft',
  request: { query: common },
  responses: { 204: { description: 'Forgotten' }, ...problems },
})

export const keptDraftWire = (draft: KeptDraft | null): { data: KeptDraftWire } => ({
  data: {
    version: draft?.version ?? 0,
    content: draft?.content ?? null,
    savedAt: draft?.savedAt.toISOString() ?? null,
  },
})
