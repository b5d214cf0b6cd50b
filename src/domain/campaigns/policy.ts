import { money } from '#shared/money.ts'

/** What the bundle of 2020 cost, and what it cost at other times. Spec §1 "Campaign history", §9 "Campaign". */
export const BUNDLE_PRICE = { usd: money(49_800, 'usd'), jpy: money(49_800, 'jpy') } as const
export const BUNDLE_PRICE_BEFORE = {
  usd: money(99_800, 'usd'),
  jpy: money(99_800, 'jpy'),
} as const
/** For developers who released an app for the device. */
export const BUNDLE_GIFT_CARD = money(5_000, 'usd')

/** How long the bar of a campaign stays after its end. */
export const FOLLOW_UP_DAYS = 30
