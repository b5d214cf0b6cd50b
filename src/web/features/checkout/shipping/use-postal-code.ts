/** Looks up a Japanese postal code as soon as its seventh digit is there. */
import { useEffect, useState } from 'react'

import type { PlacesWire } from '#contract/addresses.ts'
import { digitsOf } from '#domain/addresses/postal-code.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { callApi } from '#web/api/client.ts'
import type { OrderDraft } from '#web/draft/order-draft.ts'

/** `places` is empty for an unknown code. */
export type PostalAnswer = { code: string } & PlacesWire

/** `null` while there is no whole code, and where no answer comes: then the address is typed as ever. */
export function usePostalCode(
  { country, postalCode }: OrderDraft['address'],
  onAnswer: (answer: PostalAnswer) => void,
): PostalAnswer | null {
  const [answer, setAnswer] = useState<PostalAnswer | null>(null)
  const digits = digitsOf(postalCode)
  const code = country === JAPAN && /^\d{7}$/.test(digits) ? digits : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is asked for a code, not for a new listener.
  useEffect(() => {
    if (code === null) return
    const controller = new AbortController()
    void ask(code, controller.signal).then((answer) => {
      if (controller.signal.aborted || answer === null) return
      setAnswer(answer)
      onAnswer(answer)
    })
    return () => controller.abort()
  }, [code])

  return answer?.code === code ? answer : null
}

async function ask(code: string, signal: AbortSignal): Promise<PostalAnswer | null> {
  const asked = await callApi('GET /v1/postal-codes/{code}', { path: { code }, signal })
  if (asked.ok) return { code, ...asked.value.data }
  return asked.error.status === 404 ? { code, isWhole: true, places: [] } : null
}
