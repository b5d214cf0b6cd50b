/** The draft of an order that an account remembers. Spec §3 "Order draft"; decisions, section 7. */
import { z } from '@hono/zod-openapi'

import { DraftContent, type StoredDraft } from '#domain/drafts/draft.ts'
import { UNANSWERED_MAX } from '#domain/drafts/policy.ts'

import {
  answer,
  dataOf,
  jsonBody,
  Moment,
  refusals,
  route,
  TAGS,
  WITH_KEY_AND_TOKEN,
} from './envelope.ts'
import { EXAMPLE_PICKS } from './example-order.ts'

const path = '/order-draft'
const Version = z.int().min(0)
const Unanswered = z.array(DraftContent).max(UNANSWERED_MAX).default([])

export const StoredDraftWire = z
  .object({
    version: Version,
    content: DraftContent.nullable(),
    savedAt: Moment.nullable(),
  })
  .openapi('OrderDraft')
export type StoredDraftWire = z.infer<typeof StoredDraftWire>

export const viewDraftRoute = route('get', path, {
  operationId: 'viewDraft',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Read your order draft',
  description:
    'The order that the customer is putting together. Version 0 without content where none is kept.',
  responses: { 200: answer(dataOf(StoredDraftWire), 'Draft') },
  ...refusals('forbidden'),
})

export const saveDraftRoute = route('put', path, {
  operationId: 'saveDraft',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Save your order draft',
  description:
    '`version` is the one that was read. If another one is stored meanwhile, 409 `draft_changed` gives it in `data`, and nothing is written. `unanswered` names contents that you sent before on the same version and got no answer to: if one of them is stored, it counts as the version that was read.',
  request: {
    body: jsonBody(
      z.strictObject({ version: Version, content: DraftContent, unanswered: Unanswered }),
      {
        version: 0,
        content: { kits: 1, selectedCartridges: EXAMPLE_PICKS },
      },
    ),
  },
  responses: { 200: answer(dataOf(z.object({ version: Version })), 'Saved') },
  ...refusals('draft_changed', 'forbidden'),
})

export const deleteDraftRoute = route('delete', path, {
  operationId: 'dropDraft',
  tags: [TAGS.orders],
  security: WITH_KEY_AND_TOKEN,
  summary: 'Delete your order draft',
  description: 'Succeeds if there is none, too.',
  responses: { 204: { description: 'Deleted' } },
  ...refusals('forbidden'),
})

export const storedDraftWire = (draft: StoredDraft | null): { data: StoredDraftWire } => ({
  data: {
    version: draft?.version ?? 0,
    content: draft?.content ?? null,
    savedAt: draft?.savedAt.toISOString() ?? null,
  },
})
