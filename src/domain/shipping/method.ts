/** Shipping methods, and where each is offered. Spec §4 "shipping method", §9; decisions section 11. */
import { fail, ok, type Result } from '#shared/result.ts'

import { JAPAN } from './country.ts'

/** How parcels travel, by the words used inside. */
export const SHIPPING_METHODS = ['domestic', 'ems', 'courier'] as const
export type ShippingMethod = (typeof SHIPPING_METHODS)[number]

/** The two values in the API and in the page's storage. */
export const SHIPPING_WORDS = ['sagawa', 'ups'] as const
export type ShippingWord = (typeof SHIPPING_WORDS)[number]

const WORDS = {
  domestic: 'sagawa',
  ems: 'sagawa',
  courier: 'ups',
} as const satisfies Record<ShippingMethod, ShippingWord>

/** The first is the default: the domestic carrier in Japan, the courier elsewhere. */
export const methodsFor = (country: string): readonly [ShippingMethod, ...ShippingMethod[]] =>
  country === JAPAN ? ['domestic'] : ['courier', 'ems']

export const defaultMethodFor = (country: string): ShippingMethod => methodsFor(country)[0]

export const isOffered = (method: ShippingMethod, country: string): boolean =>
  methodsFor(country).includes(method)

export const wordOf = (method: ShippingMethod): ShippingWord => WORDS[method]

/** `sagawa` means the domestic carrier in Japan and EMS abroad; `ups` is not offered in Japan. */
export function methodOfWord(
  word: ShippingWord,
  country: string,
): Result<ShippingMethod, 'shipping_method_not_offered'> {
  const method = methodsFor(country).find((it) => WORDS[it] === word)
  return method ? ok(method) : fail('shipping_method_not_offered')
}
