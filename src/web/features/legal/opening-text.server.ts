/** The text of a legal document that the messages and policies make, in every language, with the day it is dated. */
import type { Context } from '#domain/context.ts'
import type { LegalDocument } from '#domain/legal/version.ts'
import { findFirstVersions } from '#domain/settings/read-settings.server.ts'
import { translator } from '#i18n/catalogue.server.ts'
import type { Locale } from '#shared/locale.ts'

import type { AppLoadContext } from '../../context.ts'
import { markdownOf, markdownOfParts } from './opening-markdown.ts'
import { loadPrivacy } from './privacy/load-privacy.server.ts'
import { privacyParts } from './privacy/privacy-parts.ts'
import { findTermsFacts } from './terms/load-terms.server.ts'
import { saleSections, serviceSections } from './terms/terms-sections.ts'

type Site = AppLoadContext['site']

export async function openingText(
  ctx: Context,
  document: LegalDocument,
  site: Site,
): Promise<{ effectiveFrom: string; texts: Record<Locale, string> }> {
  const [effectiveFrom, en, ja, ko] = await Promise.all([
    findFirstDay(ctx, document),
    markdownIn(ctx, document, site, 'en'),
    markdownIn(ctx, document, site, 'ja'),
    markdownIn(ctx, document, site, 'ko'),
  ])
  return { effectiveFrom, texts: { en, ja, ko } }
}

/** The terms of the site have the date of the terms of sale, which are on the same page. */
export async function findFirstDay(ctx: Context, document: LegalDocument): Promise<string> {
  const { sale, privacy } = await findFirstVersions(ctx)
  return document === 'privacy' ? privacy : sale
}

async function markdownIn(
  ctx: Context,
  document: LegalDocument,
  site: Site,
  locale: Locale,
): Promise<string> {
  const t = translator(locale)
  if (document === 'privacy') {
    const { before, after } = privacyParts(t, await loadPrivacy(ctx, locale, site.url), {
      card: site.cardProvider.kind,
      captcha: site.captcha.kind,
      isCounted: site.analyticsScript !== null,
    })
    return markdownOfParts([...before, ...after])
  }
  const facts = await findTermsFacts(ctx, locale)
  return markdownOf(
    document === 'sale' ? saleSections(t, locale, facts) : serviceSections(t, facts),
  )
}
