import { HOME_BACKGROUND_KEY } from '#domain/settings/home-background.ts'
import { viewSettings } from '#domain/settings/view-settings.server.ts'
import { listPictures } from '#domain/uploads/pictures.server.ts'
import { PICTURES_PER_PAGE } from '#domain/uploads/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { ContentNav } from '#web/features/admin/content/content-nav.tsx'
import { SuccessMessage } from '#web/features/admin/forms/flash-message.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import {
  answerOf,
  readStaffForm,
  unknownForm,
} from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import layout from '#web/features/admin/parts/page.module.css'
import { uploadChoice } from '#web/features/admin/settings/home-background.ts'
import { HomeForm } from '#web/features/admin/settings/home-form.tsx'
import { saveGroup } from '#web/features/admin/settings/settings.server.ts'
import { actionOf } from '#web/features/admin/settings/settings.ts'
import { presentAddress } from '#web/pictures/picture.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/home.ts'

export const meta = pageMeta((t) => ({ title: t('adminSettings.homeTitle'), isPrivate: true }))

/** Comes back from the look at it with what was chosen in the address. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'content.edit')
  const [sheet] = unwrap(await viewSettings(ctx, ['home']))
  if (!sheet) throw new Error('the home page has a group of settings')

  const value = presentAddress(sheet.values[HOME_BACKGROUND_KEY] ?? '')
  const lookedAt = searchParams.get(HOME_BACKGROUND_KEY)
  const pictures = unwrap(await listPictures(ctx, { number: 1, size: PICTURES_PER_PAGE }))
  return {
    value,
    chosen: lookedAt ?? value,
    // What was chosen before the look at it stays bound to what it was chosen over.
    revision: lookedAt === null ? sheet.revision : (searchParams.get('revision') ?? ''),
    uploads: pictures.items.filter(({ width, height }) => width > height).map(uploadChoice),
    isDone: searchParams.has('done'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, input } = await readStaffForm({ context, request }, 'content.edit')
  if (input.intent !== actionOf('home')) return unknownForm()
  const outcome = await saveGroup(ctx, 'home', input, async () => {})
  return answerOf(outcome, () => '/admin/content/home?done=1')
}

export default function HomeBackgroundName({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { isDone, chosen, ...rest } = loaderData
  return (
    <>
      <div className={layout.head}>
        <h1>{t('adminSettings.homeTitle')}</h1>
        <ContentNav active="home" />
      </div>
      <p>{t('adminSettings.homeText')}</p>
      {isDone && !actionData && <SuccessMessage text={t('adminSettings.homeDone')} />}
      <HomeForm
        {...rest}
        chosen={actionData?.input[HOME_BACKGROUND_KEY] ?? chosen}
        errors={actionData}
      />
    </>
  )
}
