/** Loads what the policy names and staff or the installation decide: the operator, the version, the names of cookies. */
import type { Context } from '#domain/context.ts'
import { readLegalText } from '#domain/legal/effective-version.server.ts'
import { findFirstVersions } from '#domain/settings/read-settings.server.ts'
import {
  BINDING_COOKIE,
  CODE_COOKIE,
  LANGUAGE_COOKIE,
  originBound,
  STAFF_COOKIE,
} from '#shared/cookies.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import type { Locale } from '#shared/locale.ts'
import { STORAGE_KEY as USER_RECORD } from '#web/api/user-record.ts'
import { ORDER_STORAGE, SAVED_STORAGE } from '#web/draft/draft-storage.ts'
import { NEWS_STORAGE_KEY } from '#web/draft/merge-notice.ts'
import { CUSTOMS_STORAGE_KEY } from '#web/draft/order-draft.ts'

import { findSeller } from '../find-seller.server.ts'
import { storedIn } from '../stored-text.server.ts'
import type { LoadedPrivacy } from '../version.ts'

export async function loadPrivacy(
  ctx: Context,
  locale: Locale,
  siteUrl: string,
  day = dayInJapan(ctx.now),
): Promise<LoadedPrivacy> {
  const [seller, first, policy] = await Promise.all([
    findSeller(ctx, locale),
    findFirstVersions(ctx),
    readLegalText(ctx, 'privacy', day),
  ])
  return {
    seller,
    version: policy.version?.effectiveFrom ?? first.privacy,
    text: storedIn(policy, locale),
    days: policy.days,
    day,
    today: dayInJapan(ctx.now),
    names: {
      language: originBound(LANGUAGE_COOKIE, siteUrl),
      binding: originBound(BINDING_COOKIE, siteUrl),
      code: originBound(CODE_COOKIE, siteUrl),
      staff: originBound(STAFF_COOKIE, siteUrl),
      user: USER_RECORD,
      draft: `${ORDER_STORAGE}, ${SAVED_STORAGE}`,
      draftTab: `${NEWS_STORAGE_KEY}, ${CUSTOMS_STORAGE_KEY}`,
    },
  }
}
