/** A Japanese address without a house number: a hint on leaving the line, and one stop on going on. Some places have none. */
import { useState } from 'react'

import { hasHouseNumber } from '#domain/addresses/fill-address.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import type { OrderDraft } from '#web/draft/order-draft.ts'

type Address = OrderDraft['address']

export type HouseNumber = ReturnType<typeof useHouseNumber>

export function useHouseNumber(address: Address) {
  const [isLeft, setLeft] = useState(false)
  const [accepted, setAccepted] = useState<string | null>(null)

  return {
    isMissed: isLeft && isMissing(address),
    look: (line: string) => setLeft(line.trim() !== ''),
    /** The second time, the same line is accepted. */
    mayGoOn: (now: Address): boolean => {
      if (!isMissing(now) || accepted === now.line1) return true
      setLeft(true)
      setAccepted(now.line1)
      document.getElementById('line1')?.focus()
      return false
    },
  }
}

const isMissing = ({ country, line1 }: Address): boolean =>
  country === JAPAN && line1.trim() !== '' && !hasHouseNumber(line1)
