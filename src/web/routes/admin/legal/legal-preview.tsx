/** A draft of a legal text on its page, as readers would see it from its day on. */
import { data } from 'react-router'

import { readLegalText } from '#domain/legal/effective-version.server.ts'
import { viewLegalVersion } from '#domain/legal/view-versions.server.ts'
import { interpolateFacts } from '#i18n/facts.ts'
import { useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { PreviewBar } from '#web/features/admin/parts/preview-bar.tsx'
import { loadPrivacy } from '#web/features/legal/privacy/load-privacy.server.ts'
import { PrivacyPage } from '#web/features/legal/privacy/privacy-page.tsx'
import { storedIn } from '#web/features/legal/stored-text.server.ts'
import { loadTerms } from '#web/features/legal/terms/load-terms.server.ts'
import { TermsPage } from '#web/features/legal/terms/terms-page.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/legal-preview.ts'

export const meta = pageMeta((t) => ({ title: t('adminLegal.preview'), isPrivate: true }))

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, locale, site } = requireStaff(context, 'content.edit')
  const found = await viewLegalVersion(ctx, params.versionId)
  if (!found.ok) throw data(null, { status: 404 })

  const { id, document, effectiveFrom, texts } = found.value
  const filled = (one: Locale) => texts[one] && interpolateFacts(texts[one], one)
  const written = { en: filled('en'), ja: filled('ja'), ko: filled('ko') }
  const { version: before } = await readLegalText(ctx, document, effectiveFrom)
  const text = storedIn({ version: { effectiveFrom, texts: written }, before }, locale)
  // Alone, as if no other version had been published.
  const alone = { version: effectiveFrom, days: [] }
  if (document === 'privacy') {
    const facts = await loadPrivacy(ctx, locale, site.url, effectiveFrom)
    return { id, page: 'privacy' as const, facts: { ...facts, ...alone, text } }
  }
  const facts = await loadTerms(ctx, locale, effectiveFrom)
  const { version } = document === 'sale' ? alone : facts
  return {
    id,
    page: 'terms' as const,
    facts: { ...facts, ...alone, version, texts: { ...facts.texts, [document]: text } },
  }
}

export default function LegalPreview({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <>
      <PreviewBar text={t('adminLegal.previewText')} to={`/admin/content/legal/${loaderData.id}`} />
      {loaderData.page === 'privacy' ? (
        <PrivacyPage facts={loaderData.facts} />
      ) : (
        <TermsPage facts={loaderData.facts} />
      )}
    </>
  )
}
