/** The country of a signed-in customer is known from the profile or the newest order. Decisions, section 13. */
import { useEffect } from 'react'

import { callApi } from '#web/api/client.ts'
import { readUserRecord } from '#web/api/user-record.ts'
import { changeDraft, readDraft } from '#web/draft/order-draft.ts'
import { knownResidence } from '#web/draft/residence.ts'

export function useKnownResidence(): void {
  useEffect(() => {
    if (readUserRecord() !== null && !readDraft().isResidenceKnown) void adoptResidence()
  }, [])
}

async function adoptResidence(): Promise<void> {
  const answer = await callApi('GET /v1/order-defaults')
  // A choice that was made meanwhile wins.
  const residence = answer.ok ? knownResidence(answer.value.data.location, readDraft()) : null
  if (residence !== null) changeDraft(residence)
}
