/** The country of a signed-in customer is known from the profile or the newest order. Decisions, section 13. */
import { useEffect } from 'react'

import { isCountryCode } from '#domain/shipping/country.ts'
import { callApi } from '#web/api/client.ts'
import { readUserRecord } from '#web/api/user-record.ts'
import { changeDraft, readDraft } from '#web/draft/order-draft.ts'
import { liveIn } from '#web/draft/residence.ts'

export function useKnownResidence(): void {
  useEffect(() => {
    if (readUserRecord() !== null && !readDraft().isResidenceKnown) void adoptResidence()
  }, [])
}

async function adoptResidence(): Promise<void> {
  const answer = await callApi('GET /v1/order-defaults')
  const draft = readDraft()
  // A choice that was made meanwhile wins.
  if (!answer.ok || draft.isResidenceKnown) return

  const { location } = answer.value.data
  if (isCountryCode(location)) changeDraft(liveIn(location, draft))
}
