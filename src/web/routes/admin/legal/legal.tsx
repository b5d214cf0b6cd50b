import { LEGAL_DOCUMENTS } from '#domain/legal/version.ts'
import { listLegalVersions } from '#domain/legal/view-versions.server.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { LOCALES } from '#shared/locale.ts'
import { ContentNav } from '#web/features/admin/content/content-nav.tsx'
import { SuccessMessage } from '#web/features/admin/forms/flash-message.tsx'
import { FormErrorNote } from '#web/features/admin/forms/form-frame.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { startVersion } from '#web/features/admin/legal/legal.server.ts'
import { VersionsTable } from '#web/features/admin/legal/versions-table.tsx'
import { DescriptionList } from '#web/features/admin/parts/description-list.tsx'
import layout from '#web/features/admin/parts/page.module.css'
import panel from '#web/features/admin/parts/panel.module.css'
import { findFirstDay, openingText } from '#web/features/legal/opening-text.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/legal.ts'

export const meta = pageMeta((t) => ({ title: t('adminSettings.legalTitle'), isPrivate: true }))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'content.edit')
  const known = unwrap(await listLegalVersions(ctx))
  const histories = LEGAL_DOCUMENTS.map(async (document) => {
    const versions = known
      .filter((version) => version.document === document)
      .map(({ id, effectiveFrom, state, texts }) => ({
        id,
        document,
        effectiveFrom,
        state,
        missing: LOCALES.filter((locale) => texts[locale] === null),
      }))
    if (versions.some(({ state }) => state !== 'draft')) return { document, versions }
    const effectiveFrom = await findFirstDay(ctx, document)
    const opening = { id: null, document, effectiveFrom, state: 'holds' as const, missing: [] }
    return { document, versions: [...versions, opening] }
  })
  return {
    histories: await Promise.all(histories),
    today: dayInJapan(ctx.now),
    isDropped: url.searchParams.get('done') === 'delete_version',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, site, input } = await readStaffForm({ context, request }, 'content.edit')
  const outcome = await startVersion(ctx, input, (document) => openingText(ctx, document, site))
  return answerOf(outcome, ({ done, id }) => `/admin/content/legal/${id}?done=${done}`)
}

export default function Legal({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { histories, today, isDropped } = loaderData
  const problem = useProblem()
  return (
    <>
      <div className={layout.head}>
        <h1>{t('adminSettings.legalTitle')}</h1>
        <ContentNav active="legal" />
      </div>
      {isDropped && !actionData && <SuccessMessage text={t('adminLegal.done_delete_version')} />}
      {actionData?.code && <FormErrorNote text={problem(actionData.code)} />}
      <VersionsTable histories={histories} today={today} />
      <p className={panel.quiet}>{t('adminLegal.lead')}</p>
      <DescriptionList
        facts={LEGAL_DOCUMENTS.map((document) => ({
          label: t(`adminLegal.document_${document}`),
          value: t(`adminLegal.about_${document}`),
        }))}
      />
    </>
  )
}
