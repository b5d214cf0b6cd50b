/** The questions of each page, and the numbers that answers quote. */
import { BUNDLE_GIFT_CARD, BUNDLE_PRICE, BUNDLE_PRICE_BEFORE } from '#domain/campaigns/policy.ts'
import { CARTRIDGE_SLUG } from '#domain/catalog/devices/device.ts'
import {
  CARTRIDGE_DIFFUSIONS,
  CARTRIDGE_LIFE_MONTHS,
  INTENSITY_PERCENT_MAX,
  LIQUID_DIFFUSIONS,
  SCENTS_ABOUT,
  SPRAY_REST_SECONDS,
  SPRAY_SECONDS_ADVISED,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { OUT_OF_STOCK_WEEKS } from '#domain/orders/policy.ts'
import type { MessageKey } from '#i18n/translate.ts'
import type { Locale } from '#shared/locale.ts'
import { formatMoney } from '#shared/money.ts'

import type { ProductSlug } from './product-data.ts'

export const QUESTIONS = {
  linger: { question: 'product.lingerQuestion', answer: 'product.lingerAnswer' },
  room: { question: 'product.roomQuestion', answer: 'product.roomAnswer' },
  mix: { question: 'product.mixQuestion', answer: 'product.mixAnswer' },
  noise: { question: 'product.noiseQuestion', answer: 'product.noiseAnswer' },
  power: { question: 'product.powerQuestion', answer: 'product.powerAnswer' },
  spray: { question: 'product.sprayQuestion', answer: 'product.sprayAnswer' },
  vr: { question: 'product.vrQuestion', answer: 'product.vrAnswer' },
  network: { question: 'product.networkQuestion', answer: 'product.networkAnswer' },
  serial: { question: 'product.serialQuestion', answer: 'product.serialAnswer' },
  life: { question: 'product.lifeQuestion', answer: 'product.lifeAnswer' },
  stock: { question: 'product.stockQuestion', answer: 'product.stockAnswer' },
  custom: { question: 'product.customQuestion', answer: 'product.customAnswer' },
  plate: { question: 'product.plateQuestion', answer: 'product.plateAnswer' },
  sdkFirst: { question: 'product.sdkFirstQuestion', answer: 'product.sdkFirstAnswer' },
  strengthFirst: {
    question: 'product.strengthFirstQuestion',
    answer: 'product.strengthFirstAnswer',
  },
  bundle: { question: 'product.bundleQuestion', answer: 'product.bundleAnswer' },
  whichScents: { question: 'product.whichScentsQuestion', answer: 'product.whichScentsAnswer' },
} as const satisfies Record<string, { question: MessageKey; answer: MessageKey }>

export const QUESTIONS_OF = {
  'aroma-shooter-3': ['linger', 'room', 'mix', 'noise', 'power', 'network'],
  'aroma-shooter': ['plate', 'linger', 'room', 'mix', 'power', 'serial', 'bundle'],
  'aroma-shooter-wearable-3': ['vr', 'linger', 'mix', 'power', 'spray'],
  'aroma-speaker-60': ['whichScents', 'custom', 'linger', 'spray', 'life'],
  'aroma-shooter-1': ['sdkFirst', 'strengthFirst', 'life', 'serial', 'power'],
  'aroma-cartridge': ['life', 'stock', 'custom', 'plate', 'mix', 'serial'],
} as const satisfies Record<ProductSlug, readonly (keyof typeof QUESTIONS)[]>

export const questionNumbers = (slug: ProductSlug, locale: Locale) => ({
  bundleUsd: formatMoney(BUNDLE_PRICE.usd, locale),
  bundleBeforeUsd: formatMoney(BUNDLE_PRICE_BEFORE.usd, locale),
  bundleJpy: formatMoney(BUNDLE_PRICE.jpy, locale),
  bundleBeforeJpy: formatMoney(BUNDLE_PRICE_BEFORE.jpy, locale),
  giftCard: formatMoney(BUNDLE_GIFT_CARD, locale),
  max: INTENSITY_PERCENT_MAX,
  seconds: SPRAY_SECONDS_MAX,
  advised: SPRAY_SECONDS_ADVISED,
  rest: SPRAY_REST_SECONDS,
  months: CARTRIDGE_LIFE_MONTHS,
  diffusions: CARTRIDGE_DIFFUSIONS,
  liquid: LIQUID_DIFFUSIONS,
  scents: SCENTS_ABOUT,
  weeksMin: OUT_OF_STOCK_WEEKS.min,
  weeksMax: OUT_OF_STOCK_WEEKS.max,
  chambers: deviceOf(slug === CARTRIDGE_SLUG ? 'aroma-shooter-3' : slug).chambers,
})
