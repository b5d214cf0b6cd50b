/** What the page of subscribers shows, and the file of those who confirmed. */
import { redirect } from 'react-router'

import { findStaffSession } from '#domain/accounts/staff/staff-session.server.ts'
import type { Context } from '#domain/context.ts'
import {
  NEWEST_SUBSCRIBERS,
  SUBSCRIBER_SORT_KEYS,
  SUBSCRIPTION_STATES,
  type SubscriberFilter,
} from '#domain/newsletter/subscriber.ts'
import { exportSubscribers, listSubscribers } from '#domain/newsletter/subscribers.server.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { csvText } from '#shared/csv.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { metaOf, pageNumberIn } from '#shared/page.ts'
import { parseSort } from '#shared/sort.ts'

import { unwrap } from '../frame/unwrap.server.ts'
import { csvResponse } from '../parts/csv-response.server.ts'
import { dateTimeCell } from '../parts/date-time-cell.ts'
import { SUBSCRIBERS_PATH } from './message-paths.ts'

const ROWS = 50

/** Without a word, those whom news is sent to. */
export async function loadSubscribers(ctx: Context, search: URLSearchParams) {
  const asked = search.get('state')
  const filter: SubscriberFilter = {
    state: asked === 'all' ? null : (SUBSCRIPTION_STATES.find((it) => it === asked) ?? 'confirmed'),
    sort: parseSort(search.get('sort'), SUBSCRIBER_SORT_KEYS, NEWEST_SUBSCRIBERS),
    search: search.get('q')?.trim() ?? '',
  }
  const page = { number: pageNumberIn(search.get('page')) ?? 1, size: ROWS }
  const { items, counts, ...found } = unwrap(await listSubscribers(ctx, filter, page))
  return { filter, subscribers: items, counts, meta: metaOf(found) }
}

/** Without a recent one-time password it redirects to the page that asks for one. */
export async function subscribersFile(ctx: Context, staff: { token: string }): Promise<Response> {
  const session = await findStaffSession(ctx, staff.token)
  if (!session?.isStepUpRecent) throw redirect(`${SUBSCRIBERS_PATH}?form=export_subscribers`)

  const confirmed = unwrap(await exportSubscribers(ctx))
  const t = translator(ctx.locale)
  const headings = [
    t('admin.email'),
    t('adminMessages.language'),
    t('adminMessages.csvAskedAt'),
    t('adminMessages.csvConfirmedAt'),
  ]
  const rows = confirmed.map(({ email, locale, requestedAt, confirmedAt }) => [
    email,
    locale,
    dateTimeCell(requestedAt),
    dateTimeCell(confirmedAt),
  ])
  const name = `subscribers-${dayInJapan(ctx.now)}.csv`
  return csvResponse(csvText([headings, ...rows]), name)
}
