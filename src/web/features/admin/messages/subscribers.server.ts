/** What the page of subscribers shows, and the file of those who confirmed. */
import type { Context } from '#domain/context.ts'
import {
  NEWEST_SUBSCRIBERS,
  SUBSCRIBER_SORT_KEYS,
  SUBSCRIPTION_STATES,
  type SubscriberFilter,
} from '#domain/newsletter/subscriber.ts'
import { exportSubscribers, listSubscribers } from '#domain/newsletter/subscribers.server.ts'
import { parseSort } from '#domain/sort.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { metaOf, pageNumberIn } from '#shared/page.ts'

import { unwrap } from '../frame/unwrap.server.ts'
import { dateTimeCell } from '../parts/date-time-cell.ts'
import { addressesFile } from './addresses-file.server.ts'
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

export const subscribersFile = (ctx: Context, staff: { token: string }): Promise<Response> =>
  addressesFile(ctx, staff, {
    name: 'subscribers',
    form: `${SUBSCRIBERS_PATH}?form=export_subscribers`,
    rows: async () => {
      const t = translator(ctx.locale)
      const confirmed = unwrap(await exportSubscribers(ctx))
      return [
        [
          t('admin.email'),
          t('adminMessages.language'),
          t('adminMessages.csvAskedAt'),
          t('adminMessages.csvConfirmedAt'),
        ],
        ...confirmed.map(({ email, locale, requestedAt, confirmedAt }) => [
          email,
          locale,
          dateTimeCell(requestedAt),
          dateTimeCell(confirmedAt),
        ]),
      ]
    },
  })
