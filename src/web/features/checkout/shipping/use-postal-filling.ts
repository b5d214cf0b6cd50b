/** A postal code that was typed here fills in the address; a saved one is only compared with it. */
import { useRef, useState } from 'react'

import {
  commonPlace,
  fillAddress,
  hasHouseNumber,
  type Place,
  takePlace,
} from '#domain/addresses/fill-address.ts'
import { parseState } from '#domain/shipping/state.ts'
import { changeDraft, type OrderDraft, readDraft } from '#web/draft/order-draft.ts'

import { type PostalAnswer, usePostalCode } from './use-postal-code.ts'

type Address = OrderDraft['address']

export function usePostalFilling(address: Address) {
  const hasInput = useRef(false)
  const last = useRef<Place | null>(null)
  const [filledCode, setFilledCode] = useState<string | null>(null)
  const answer = usePostalCode(address, fill)

  function fill(answer: PostalAnswer): void {
    const place = commonPlace(answer)
    if (!hasInput.current || place === null) return
    const before = withStateCode(readDraft().address)
    const { change, isInTheWay } = fillAddress(place, before, last.current)
    changeAddress(change)
    last.current = place
    setFilledCode(isInTheWay ? null : answer.code)
    if (!isInTheWay && answer.places.length === 1) focusNext({ ...before, ...change }, place)
  }

  return {
    answer,
    filledCode,
    expect: () => {
      hasInput.current = true
    },
    take: (place: Place) => {
      changeAddress(takePlace(place, readDraft().address))
      last.current = place
      document.getElementById('line1')?.focus()
    },
  }
}

export const changeAddress = (part: Partial<Address>) =>
  changeDraft({ address: { ...readDraft().address, ...part } })

/** An earlier order may have its state as a name. */
export const withStateCode = (address: Address): Address => ({
  ...address,
  state: parseState(address.country, address.state)?.code ?? address.state,
})

/** To what is still to be typed: the number comes after a Japanese town, and before a romanised one. */
function focusNext(filled: Pick<Address, 'city' | 'line1'>, { town }: Place): void {
  if (document.activeElement?.id !== 'postal-code') return
  const afterCity = hasHouseNumber(town) ? 'line2' : 'line1'
  const next = filled.city === '' ? 'city' : filled.line1 === town ? afterCity : null
  const field = next && document.getElementById(next)
  if (!(field instanceof HTMLInputElement)) return
  // After the filled text is in the field.
  requestAnimationFrame(() => {
    field.focus()
    const caret = /^[A-Z]/.test(town) ? 0 : field.value.length
    field.setSelectionRange(caret, caret)
  })
}
