/** Looks up a postal code as soon as its last digit is typed: Japan's by a call, Korea's by its first digits. */
import { useEffect, useState } from 'react'

import type { PlacesWire } from '#contract/addresses.ts'
import type { Place, PlacesOfCode } from '#domain/addresses/fill-address.ts'
import { digitsOf } from '#domain/addresses/postal-code.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { koreanAreaOf } from '#domain/shipping/state.ts'
import { useLocale } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { callApi } from '#web/api/client.ts'
import type { OrderDraft } from '#web/draft/order-draft.ts'

/** `places` is empty for an unknown code. */
export type PostalAnswer = { code: string } & PlacesOfCode

type Question = { code: string; locale: Locale; signal: AbortSignal }

const COUNTRIES: Readonly<
  Record<string, { code: RegExp; ask: (question: Question) => Promise<PostalAnswer | null> }>
> = {
  [JAPAN]: { code: /^\d{7}$/, ask: askForJapan },
  KR: { code: /^\d{5}$/, ask: async ({ code, locale }) => placeInKorea(code, locale) },
}

/** `null` while there is no whole code, and where no answer comes: then the address is typed as ever. */
export function usePostalCode(
  { country, postalCode }: OrderDraft['address'],
  onAnswer: (answer: PostalAnswer) => void,
): PostalAnswer | null {
  const locale = useLocale()
  const [answer, setAnswer] = useState<PostalAnswer | null>(null)
  const digits = digitsOf(postalCode)
  const rules = COUNTRIES[country]
  const code = rules?.code.test(digits) ? digits : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is asked for a code, not for a new listener.
  useEffect(() => {
    if (code === null) return
    const controller = new AbortController()
    void rules?.ask({ code, locale, signal: controller.signal }).then((answer) => {
      if (controller.signal.aborted || answer === null) return
      setAnswer(answer)
      onAnswer(answer)
    })
    return () => controller.abort()
  }, [country, code])

  return answer?.code === code ? answer : null
}

/** In Latin letters for those who don't read Japanese. The label shows the carrier both (`labels/label-view.ts`). */
async function askForJapan({ code, locale, signal }: Question): Promise<PostalAnswer | null> {
  const answer = await callApi('GET /v1/postal-codes/{code}', { path: { code }, signal })
  if (answer.ok) {
    const { isWhole, places } = answer.value.data
    return { code, isWhole, places: locale === 'ja' ? places : inLatin(places) }
  }
  return answer.error.status === 404 ? { code, isWhole: true, places: [] } : null
}

/** Places that are written alike are one: what is left out, as the floor of a tower, is typed. */
function inLatin(places: PlacesWire['places']): Place[] {
  const latin = places.map(({ state, cityRoman, townRoman }) => ({
    state,
    city: cityRoman,
    town: townRoman,
  }))
  return [...new Map(latin.map((place) => [JSON.stringify(place), place])).values()]
}

/** Readers of Korean write the address in Korean, others in Latin letters. */
function placeInKorea(code: string, locale: Locale): PostalAnswer {
  const area = koreanAreaOf(code)
  const city = area?.district?.[locale === 'ko' ? 'ko' : 'en'] ?? ''
  const places = area ? [{ state: area.province.code, city, town: '' }] : []
  return { code, isWhole: true, places }
}
