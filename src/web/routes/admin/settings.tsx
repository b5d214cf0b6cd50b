import { data, redirect } from 'react-router'

import { viewSettings } from '#domain/settings/view-settings.server.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { formStatus } from '#web/features/admin/forms/action.ts'
import {
  readForm,
  requireRecentStaff,
  requireStaff,
} from '#web/features/admin/frame/guard.server.ts'
import { RelatedPages } from '#web/features/admin/parts/related-pages.tsx'
import { pageMeta } from '#web/site/page-meta.ts'
import { Callout } from '#web/ui/callout.tsx'

import { handleSettingAction } from '../../features/admin/settings/settings.server.ts'
import { groupIn, PAGE_GROUPS } from '../../features/admin/settings/settings.ts'
import { SettingsPage } from '../../features/admin/settings/settings-page.tsx'
import type { Route } from './+types/settings.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('adminSettings.title'), isPrivate: true }))

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'setting.edit')
  const sheets = await viewSettings(ctx, PAGE_GROUPS)
  if (!sheets.ok) return data({ code: sheets.error, sheets: null, open: null, done: null }, 403)

  const { searchParams } = new URL(request.url)
  return data({
    code: null,
    sheets: sheets.value,
    open: groupIn(searchParams.get('change')),
    done: groupIn(searchParams.get('done')),
  })
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, site } = requireStaff(context, 'setting.edit')
  const form = await readForm(request, site.url)
  const outcome = await handleSettingAction(ctx, form, (step) =>
    requireRecentStaff(context, form, step),
  )
  if (outcome === null) throw data(null, { status: 422 })
  if ('done' in outcome) return redirect(`/admin/settings?done=${outcome.done}`)
  return data(outcome, { status: formStatus(outcome) })
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const problem = useProblem()
  const { code, sheets, open, done } = loaderData
  return (
    <>
      <h1>{t('adminSettings.title')}</h1>
      <RelatedPages isAdministrator={sheets !== null} />
      {sheets ? (
        <SettingsPage sheets={sheets} open={open} errors={actionData} done={done} />
      ) : (
        <Callout tone="warn" title={problem(code)} />
      )}
    </>
  )
}
