import { data, redirect } from 'react-router'

import { may } from '#domain/accounts/permission.ts'
import { viewSettings } from '#domain/settings/view-settings.server.ts'
import { useT } from '#i18n/use-t.ts'
import { formStatus } from '#web/features/admin/forms/action.ts'
import { SuccessMessage } from '#web/features/admin/forms/flash-message.tsx'
import { readForm, requireStaff, textOf } from '#web/features/admin/frame/guard.server.ts'
import { RelatedPages } from '#web/features/admin/parts/related-pages.tsx'
import {
  backgroundInput,
  backgroundOf,
  backgroundValue,
} from '#web/features/admin/settings/home-background.ts'
import { HomeForm } from '#web/features/admin/settings/home-form.tsx'
import { saveGroup } from '#web/features/admin/settings/settings.server.ts'
import { actionOf } from '#web/features/admin/settings/settings.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/home.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('adminSettings.homeTitle'), isPrivate: true }))

/** Comes back from the look at it with what was chosen in the address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'content.edit')
  const sheets = await viewSettings(ctx, ['home'])
  const sheet = sheets.ok ? sheets.value[0] : undefined
  if (!sheet) throw new Error('staff may see the ground of the home page')

  const { searchParams } = new URL(request.url)
  const value = sheet.values['background.home'] ?? ''
  const isLookedAt = searchParams.has('kind')
  return {
    value,
    // What was chosen before the look at it stays bound to what it was chosen over.
    revision: isLookedAt ? (searchParams.get('revision') ?? '') : sheet.revision,
    input: isLookedAt
      ? backgroundInput((name) => searchParams.get(name) ?? '')
      : backgroundOf(value),
    isDone: searchParams.has('done'),
    isAdministrator: may(ctx.actor, 'setting.edit'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, site } = requireStaff(context, 'content.edit')
  const form = await readForm(request, site.url)
  if (textOf(form, 'intent') !== actionOf('home')) throw data(null, { status: 422 })
  const input = {
    'background.home': backgroundValue(backgroundInput((name) => textOf(form, name))),
  }
  const outcome = await saveGroup(ctx, { group: 'home', input, form, before: async () => {} })
  if ('done' in outcome) return redirect('/admin/content/home?done=1')
  return data(outcome, { status: formStatus(outcome) })
}

export default function HomeBackgroundName({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { isDone, isAdministrator, input, ...rest } = loaderData
  const kept = actionData?.input['background.home']
  return (
    <>
      <h1>{t('adminSettings.homeTitle')}</h1>
      <RelatedPages isAdministrator={isAdministrator} />
      <p>{t('adminSettings.homeText')}</p>
      {isDone && !actionData && <SuccessMessage text={t('adminSettings.homeDone')} />}
      <HomeForm
        {...rest}
        input={kept === undefined ? input : backgroundOf(kept)}
        errors={actionData}
      />
    </>
  )
}
