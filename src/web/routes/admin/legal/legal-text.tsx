import { data } from 'react-router'

import { may } from '#domain/accounts/permission.ts'
import { viewLegalVersion } from '#domain/legal/view-versions.server.ts'
import { useT } from '#i18n/use-t.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { LOCALES } from '#shared/locale.ts'
import { findAction } from '#web/features/admin/forms/action.ts'
import { SuccessMessage } from '#web/features/admin/forms/flash-message.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readEditorForm } from '#web/features/admin/frame/staff-action.server.ts'
import { handleLegalAction, newestTexts } from '#web/features/admin/legal/legal.server.ts'
import { LEGAL_ACTIONS } from '#web/features/admin/legal/legal-action.ts'
import { LegalTextPage } from '#web/features/admin/legal/legal-text-page.tsx'
import { BackLink } from '#web/features/admin/parts/back-link.tsx'
import { openingText } from '#web/features/legal/opening-text.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/legal-text.ts'

export const meta = pageMeta((t) => ({ title: t('adminSettings.legalTitle'), isPrivate: true }))

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx, site } = requireStaff(context, 'content.edit')
  const found = await viewLegalVersion(ctx, params.versionId)
  if (!found.ok) throw data(null, { status: 404 })

  const version = found.value
  const opening = () => openingText(ctx, version.document, site)
  const newest = version.state === 'draft' && (await newestTexts(ctx, version.document, opening))
  return {
    version,
    changed: LOCALES.filter((one) => newest && newest[one]?.trim() !== version.texts[one]?.trim()),
    today: dayInJapan(ctx.now),
    open: searchParams.get('form') ?? '',
    done: findAction(LEGAL_ACTIONS, searchParams.get('done')),
    mayPublish: may(ctx.actor, 'setting.edit'),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, site, input, verify } = await readEditorForm({ context, request }, 'content.edit')
  const outcome = await handleLegalAction(ctx, params.versionId, input, {
    opening: (document) => openingText(ctx, document, site),
    before: () => verify('publish_legal_text'),
  })
  return answerOf(outcome, ({ done, asksToPublish }) => {
    const place = done === 'delete_version' ? '' : `/${params.versionId}`
    const step = asksToPublish ? 'form=publish_version' : `done=${done}`
    return `/admin/content/legal${place}?${step}`
  })
}

export default function LegalText({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { done, ...rest } = loaderData
  return (
    <>
      <BackLink to="/admin/content/legal" text={t('adminLegal.back')} />
      <h1>{t(`adminLegal.document_${rest.version.document}`)}</h1>
      {done && !actionData && <SuccessMessage key={done} text={t(`adminLegal.done_${done}`)} />}
      <LegalTextPage {...rest} errors={actionData} />
    </>
  )
}
