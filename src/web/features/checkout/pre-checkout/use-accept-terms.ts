/** Records the acceptance on the server, then in the draft, and leads on to checkout. Decisions, section 7. */
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'

import { useProblem } from '#i18n/use-t.ts'
import { callApi } from '#web/api/client.ts'
import { readUserRecord } from '#web/api/user-record.ts'
import { changeDraft } from '#web/draft/order-draft.ts'

export function useAcceptTerms(version: string) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const problem = useProblem()
  const [isSending, setSending] = useState(false)

  /** The sentence to show when it was refused, `null` when the way is free. */
  async function accept(): Promise<string | null> {
    const user = readUserRecord()
    if (user === null) {
      await revalidate()
      return problem('unauthenticated')
    }
    setSending(true)
    const answer = await callApi('PUT /api/users/{userId}/terms-acceptance', {
      path: { userId: user.id },
      body: { version, lives_in_eu: false },
    })
    setSending(false)
    if (answer.ok) {
      changeDraft({ isAgreedTerms: version, orderState: 'drafting' })
      await navigate('/checkout')
      return null
    }
    // An ended session leads to the sign-in page; changed terms are loaded again.
    await revalidate()
    return answer.error.message || problem(answer.error.code)
  }

  return { accept, isSending }
}
