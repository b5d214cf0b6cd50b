/** The numbers that editors' texts may name in braces, so that an answer and the rule it states cannot disagree. */
import { BUNDLE_PRICE, BUNDLE_PRICE_BEFORE } from '#domain/campaigns/policy.ts'
import {
  CARTRIDGE_DIFFUSIONS,
  CARTRIDGE_LIFE_MONTHS,
  CHAMBERS,
  DEVICE_HTTP_PORT,
  INTENSITY_PERCENT_MAX,
  LIQUID_DIFFUSIONS,
  SCENT_SWITCH_SECONDS_MIN,
  SCENTS_ABOUT,
  SPRAY_REST_SECONDS,
  SPRAY_SECONDS_ADVISED,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import {
  BANK_TRANSFER_HOLD_DAYS,
  COURIER_DELIVERY_BUSINESS_DAYS,
  DEFECT_REPORT_DAYS,
  DEFECT_RETURN,
  DISPATCH_BUSINESS_DAYS,
  EMS_DELIVERY_WEEKS,
  OUT_OF_STOCK_WEEKS,
} from '#domain/orders/policy.ts'
import { CARD_BRANDS } from '#domain/payments/methods.ts'
import {
  KOREA_DUTY_PERCENT,
  KOREA_EXEMPT_UP_TO,
  KOREA_VAT_PERCENT,
} from '#domain/shipping/import-charges.ts'
import type { Locale } from '#shared/locale.ts'
import { wholeAmount } from '#shared/money.ts'

import type { MessageValue } from './message.ts'
import { fill } from './translate.ts'

const FIRST_VERSION = deviceOf('aroma-shooter-1')
const SECOND_VERSION = deviceOf('aroma-shooter')
const THIRD_VERSION = deviceOf('aroma-shooter-3')

/** @internal */
export const FACTS = {
  chambers: CHAMBERS,
  scents: SCENTS_ABOUT,
  switchSeconds: SCENT_SWITCH_SECONDS_MIN,
  spraySecondsMax: SPRAY_SECONDS_MAX,
  spraySecondsAdvised: SPRAY_SECONDS_ADVISED,
  sprayRestSeconds: SPRAY_REST_SECONDS,
  cartridgeMonths: CARTRIDGE_LIFE_MONTHS,
  cartridgeDiffusions: CARTRIDGE_DIFFUSIONS,
  liquidDiffusions: LIQUID_DIFFUSIONS,
  solidTimesLiquid: CARTRIDGE_DIFFUSIONS / LIQUID_DIFFUSIONS,
  diffusionsPerMonth: Math.round(CARTRIDGE_DIFFUSIONS / CARTRIDGE_LIFE_MONTHS),
  hoursAtOneAMinute: Math.round(CARTRIDGE_DIFFUSIONS / 60),
  percentMax: INTENSITY_PERCENT_MAX,
  sprayMillisecondsMax: `${SPRAY_SECONDS_MAX * 1000}`,
  httpPort: `${DEVICE_HTTP_PORT}`,
  reach2Cm: SECOND_VERSION.reachCm,
  reach2BoosterCm: SECOND_VERSION.reachWithBoosterCm ?? SECOND_VERSION.reachCm,
  reach3Cm: THIRD_VERSION.reachCm,
  reachWearableCm: deviceOf('aroma-shooter-wearable-3').reachCm,
  serial1: FIRST_VERSION.serial?.prefix ?? '',
  serial2: SECOND_VERSION.serial?.prefix ?? '',
  serial2Example: SECOND_VERSION.serial?.example ?? '',
  serial3: THIRD_VERSION.serial?.prefix ?? '',
  bankHoldDays: BANK_TRANSFER_HOLD_DAYS,
  cardBrands: CARD_BRANDS,
  dispatchDays: DISPATCH_BUSINESS_DAYS,
  outOfStockWeeksMin: OUT_OF_STOCK_WEEKS.min,
  outOfStockWeeksMax: OUT_OF_STOCK_WEEKS.max,
  emsWeeksMin: EMS_DELIVERY_WEEKS.min,
  emsWeeksMax: EMS_DELIVERY_WEEKS.max,
  courierDays: COURIER_DELIVERY_BUSINESS_DAYS,
  defectDaysTerms: DEFECT_REPORT_DAYS.termsOfSale,
  defectDaysLegal: DEFECT_REPORT_DAYS.legalNotice,
  returnDaysTerms: DEFECT_RETURN.termsOfSale.daysAfterReport,
  returnMonthsLegal: DEFECT_RETURN.legalNotice.monthsAfterArrival,
  replyDays: REPLY_BUSINESS_DAYS,
  koreaExemptUpTo: wholeAmount(KOREA_EXEMPT_UP_TO),
  koreaVatPercent: KOREA_VAT_PERCENT,
  koreaDutyPercentMin: KOREA_DUTY_PERCENT.min,
  koreaDutyPercentMax: KOREA_DUTY_PERCENT.max,
  bundleUsd: BUNDLE_PRICE.usd,
  bundleBeforeUsd: BUNDLE_PRICE_BEFORE.usd,
  bundleJpy: BUNDLE_PRICE.jpy,
  bundleBeforeJpy: BUNDLE_PRICE_BEFORE.jpy,
} as const satisfies Record<string, MessageValue>

/** A slot that names no fact stays as it is written. */
export const interpolateFacts = (text: string, locale: Locale): string => fill(text, locale, FACTS)
