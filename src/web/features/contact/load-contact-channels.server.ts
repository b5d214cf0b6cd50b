/** Other contact channels of the company, which staff may change. Decisions, section 1. */
import { type Telephone, telephoneFor } from '#domain/addresses/phone-number.ts'
import { businessDaysAfter } from '#domain/calendar/business-days.ts'
import { nextHolidayFrom } from '#domain/calendar/japanese-holidays.ts'
import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import type { Context } from '#domain/context.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { dayInJapan, startInJapan, weekdayAndDayInJapan } from '#shared/japan-day.ts'

export type ContactChannels = {
  telephone: Telephone | null
  email: string
  address: string
  /** The day on which a message sent today is answered at the latest. */
  replyBy: string
  /** The next public holiday, today included. */
  holiday: string
}

export async function loadContactChannels(ctx: Context): Promise<ContactChannels> {
  const company = await findSettingsBelow(ctx, 'company.')
  const today = dayInJapan(ctx.now)
  const named = (day: string) => weekdayAndDayInJapan(startInJapan(day), ctx.locale)
  return {
    telephone: telephoneFor(company.telephone ?? '', ctx.locale),
    email: company.email ?? '',
    address: company[`address_${ctx.locale}`] || company.address || '',
    replyBy: named(businessDaysAfter(today, REPLY_BUSINESS_DAYS)),
    holiday: named(nextHolidayFrom(today)),
  }
}
