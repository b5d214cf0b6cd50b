/** Numbers and names that guides mention, as the policies have them. */
import {
  SESSION_ABSOLUTE_DAYS,
  TOKEN_LIFETIME_MINUTES,
  TOKEN_REFRESH_DAYS,
  TOKEN_SUCCESSOR_SECONDS,
  UNBOUND_SESSION_MINUTES,
} from '#domain/accounts/policy.ts'
import { DEVICE_HTTP_PORT, DEVICE_SIMULATOR_PORT } from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { BANK_TRANSFER_HOLD_DAYS, KIT_PRICE_DEFAULT_YEN } from '#domain/orders/policy.ts'
import { KEY_REMEMBERED_SECONDS } from '#domain/partners/policy.ts'
import { CALL_WINDOW_SECONDS, CALLS_MAX, IDEMPOTENCY_HOURS } from '#domain/rate-limits/policy.ts'
import {
  ANSWER_BYTES_MAX,
  ANSWER_TIMEOUT_SECONDS,
  ATTEMPTS_MAX,
  DELIVERY_RETENTION_DAYS,
  FAILING_DAYS_MAX,
  RETRY_PAUSES_MINUTES,
  SECRET_OVERLAP_HOURS,
} from '#domain/webhooks/policy.ts'
import type { Locale } from '#shared/locale.ts'
import { formatMoney, money } from '#shared/money.ts'
import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '#shared/page.ts'
import type { Site } from '#web/context.ts'

const MINUTES_OF_A_DAY = 24 * 60

export const factsOf = (site: Site, locale: Locale): Record<string, string> => ({
  url: site.url,
  key: site.publicApiKey,
  cardKey: site.cardProvider.publishableKey,
  ...Object.fromEntries(Object.entries(NUMBERS).map(([name, value]) => [name, String(value)])),
  amount: String(KIT_PRICE_DEFAULT_YEN),
  yen: formatMoney(money(KIT_PRICE_DEFAULT_YEN, 'jpy'), locale),
  dollars: formatMoney(money(KIT_PRICE_DEFAULT_YEN, 'usd'), locale),
  deviceSerial: deviceOf('aroma-shooter-3').serial?.example ?? '',
})

const NUMBERS = {
  devicePort: DEVICE_HTTP_PORT,
  simulatorPort: DEVICE_SIMULATOR_PORT,
  tokenMinutes: TOKEN_LIFETIME_MINUTES,
  refreshDays: TOKEN_REFRESH_DAYS,
  sessionDays: SESSION_ABSOLUTE_DAYS,
  successorSeconds: TOKEN_SUCCESSOR_SECONDS,
  programMinutes: UNBOUND_SESSION_MINUTES,
  keySeconds: KEY_REMEMBERED_SECONDS,
  idempotencyHours: IDEMPOTENCY_HOURS,
  windowSeconds: CALL_WINDOW_SECONDS,
  networkCalls: CALLS_MAX.network,
  networkCallsLeft: CALLS_MAX.network - 2,
  partnerCalls: CALLS_MAX.partner,
  pageSize: PAGE_LIMIT_DEFAULT,
  pageMax: PAGE_LIMIT_MAX,
  holdDays: BANK_TRANSFER_HOLD_DAYS,
  answerSeconds: ANSWER_TIMEOUT_SECONDS,
  answerBytes: ANSWER_BYTES_MAX,
  attempts: ATTEMPTS_MAX,
  retryDays: Math.round(
    RETRY_PAUSES_MINUTES.reduce((total: number, pause) => total + pause, 0) / MINUTES_OF_A_DAY,
  ),
  failingDays: FAILING_DAYS_MAX,
  deliveryDays: DELIVERY_RETENTION_DAYS,
  overlapHours: SECRET_OVERLAP_HOURS,
} as const
