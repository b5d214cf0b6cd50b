import { viewSettings } from '#domain/settings/view-settings.server.ts'
import { addressOf } from '#domain/uploads/picture.ts'
import { listPictures } from '#domain/uploads/pictures.server.ts'
import { useT } from '#i18n/use-t.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import { handleSettingAction } from '../../features/admin/settings/settings.server.ts'
import { actionOf, groupIn, PAGE_GROUPS } from '../../features/admin/settings/settings.ts'
import { SettingsPage } from '../../features/admin/settings/settings-page.tsx'
import type { Route } from './+types/settings.ts'

/** The newest pictures, one of which may be the company's seal. */
const SEALS = 500

export const meta = pageMeta((t) => ({ title: t('adminSettings.title'), isPrivate: true }))

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'setting.edit')
  const sheets = unwrap(await viewSettings(ctx, PAGE_GROUPS))
  const pictures = unwrap(await listPictures(ctx, { number: 1, size: SEALS }))
  return {
    sheets,
    pictures: pictures.items.map(({ name, alt }) => ({
      value: addressOf(name),
      label: alt[ctx.locale] || name,
    })),
    open: groupIn(searchParams.get('change')),
    done: PAGE_GROUPS.find((group) => actionOf(group) === searchParams.get('done')) ?? null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, input, verify } = await readStaffForm({ context, request }, 'setting.edit')
  const outcome = await handleSettingAction(ctx, input, verify)
  return answerOf(outcome, ({ done }) => `/admin/settings?done=${done}`)
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { sheets, pictures, open, done } = loaderData
  return (
    <>
      <h1>{t('adminSettings.title')}</h1>
      <SettingsPage
        sheets={sheets}
        pictures={pictures}
        open={open}
        errors={actionData}
        done={done}
      />
    </>
  )
}
