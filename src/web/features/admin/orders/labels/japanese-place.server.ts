import type { Address } from '#domain/addresses/address.ts'
import { commonPlace } from '#domain/addresses/fill-address.ts'
import { findPlaces } from '#domain/addresses/find-places.server.ts'
import { digitsOf } from '#domain/addresses/postal-code.ts'
import { isLatin, placeText } from '#domain/shipping/address-lines.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { parseState } from '#domain/shipping/state.ts'

/** For the carrier: the place of the postal code in Japanese where the address is in Latin letters; else `null`. */
export async function placeInJapanese(address: Address): Promise<string | null> {
  const { country, postalCode, state, city, line1 } = address
  if (country !== JAPAN || !isLatin(city + line1)) return null
  const found = await findPlaces(digitsOf(postalCode))
  const place = found && commonPlace(found)
  // A code of another prefecture is a mistake: staff ask before the parcel leaves.
  const isThere = place && place.city !== '' && place.state === parseState(JAPAN, state)?.code
  return isThere ? placeText(JAPAN, place) : null
}
