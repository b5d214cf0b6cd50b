/** What the policy names that staff may change or the installation decides: the operator, the version, the names of cookies. */
import type { Context } from '#domain/context.ts'
import { findSetting, findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { BINDING_COOKIE, LANGUAGE_COOKIE, originBound, STAFF_COOKIE } from '#shared/cookies.ts'
import type { Locale } from '#shared/locale.ts'

import { STORAGE_KEY as USER_RECORD } from '../../api/user-record.ts'
import { NEWS_STORAGE_KEY } from '../../draft/draft-news.ts'
import { CUSTOMS_STORAGE_KEY, STORAGE_KEY as ORDER_DRAFT } from '../../draft/order-draft.ts'
import { SAVED_STORAGE_KEY } from '../../draft/saved-draft.ts'
import { findSeller } from './find-seller.server.ts'
import type { PrivacyFacts } from './privacy-facts.ts'

export async function loadPrivacy(
  ctx: Context,
  locale: Locale,
  siteUrl: string,
): Promise<PrivacyFacts> {
  const [seller, version] = await Promise.all([findSeller(ctx, locale), findVersion(ctx)])
  return {
    seller,
    version,
    names: {
      language: LANGUAGE_COOKIE,
      binding: originBound(BINDING_COOKIE, siteUrl),
      staff: originBound(STAFF_COOKIE, siteUrl),
      user: USER_RECORD,
      draft: `${ORDER_DRAFT}, ${SAVED_STORAGE_KEY}`,
      draftTab: `${NEWS_STORAGE_KEY}, ${CUSTOMS_STORAGE_KEY}`,
    },
  }
}

/** A shop that was opened before the policy had a date of its own shows that of the terms. */
async function findVersion(ctx: Context): Promise<string> {
  const { version } = await findSettingsBelow(ctx, 'privacy_')
  return version ?? findSetting(ctx, 'terms_version')
}
