import type { ShippingMethod } from '#domain/shipping/method.ts'

/** `null` for any. */
export type PackingFilter = { country: string | null; method: ShippingMethod | null }
