/** `?reorder=ORDER`, as the page of an order says it: that order goes into the pack once, and the address forgets it. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import type { ReorderWire } from '#contract/order-life.ts'
import { type ApiProblem, callApi } from '#web/api/client.ts'
import { readUserRecord } from '#web/api/user-record.ts'
import { readDraft } from '#web/draft/order-draft.ts'
import { loadSaving } from '#web/draft/use-saved-draft.ts'
import { signInPath } from '#web/features/account/next-path.ts'

import { changePack } from '../pack.ts'
import { takenAgain } from './take-again.ts'

const ASKED = ['reorder', 'as'] as const

/** The result, to be shown on the page. */
export type ReorderNews =
  | { kind: 'unread'; problem: ApiProblem }
  /** `added` to what was chosen before. */
  | { kind: 'nothing' | 'taken' | 'added'; again: ReorderWire }

export function useReorderParam(): { news: ReorderNews | null; onClose: () => void } {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [news, setNews] = useState<ReorderNews | null>(null)
  const orderId = search.get('reorder')
  const answered = useRef<string | null>(null)

  useEffect(() => {
    const isAnswered = answered.current === orderId
    answered.current = orderId
    if (orderId === null || isAnswered) return
    const signIn = signInPath(`/order?${search}`)
    if (readUserRecord() === null) {
      void navigate(signIn, { replace: true })
      return
    }
    const rest = new URLSearchParams(search)
    for (const name of ASKED) rest.delete(name)
    void take(orderId, search.get('as') === 'refills').then((told) => {
      if (told.kind === 'unread' && told.problem.status === 401) {
        return navigate(signIn, { replace: true })
      }
      setNews(told)
      return navigate(`?${rest}`, { replace: true, preventScrollReset: true })
    })
  }, [orderId, search, navigate])

  return { news, onClose: () => setNews(null) }
}

async function take(orderId: string, asRefills: boolean): Promise<ReorderNews> {
  const answer = await callApi('GET /v1/orders/{orderId}/reorder', { path: { orderId } })
  if (!answer.ok) return { kind: 'unread', problem: answer.error }

  // The draft of this person may still be on its way from the server.
  const { draftReady } = await loadSaving()
  await draftReady()
  const again = answer.value.data
  if (again.selectedCartridges.length === 0) return { kind: 'nothing', again }

  const before = readDraft()
  changePack(takenAgain(before, again, asRefills))
  return { kind: before.selectedCartridges.length > 0 ? 'added' : 'taken', again }
}
