import { data, redirect } from 'react-router'

import { listPictures } from '#domain/uploads/pictures.server.ts'
import { PICTURE_BYTES_MAX, PICTURES_PER_PAGE } from '#domain/uploads/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { metaOf, pageNumberIn } from '#shared/page.ts'
import { appContext } from '#web/context.ts'
import {
  type AddedPicture,
  errorsFor,
  isPictureAction,
  PICTURE_ACTIONS,
  QUIET_PARAM,
} from '#web/features/admin/content/content.ts'
import { ContentNav } from '#web/features/admin/content/content-nav.tsx'
import { handlePictureAction } from '#web/features/admin/content/picture-action.server.ts'
import { PicturesPage } from '#web/features/admin/content/pictures-page.tsx'
import { SuccessMessage } from '#web/features/admin/forms/flash-message.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { readStaffForm, unknownForm } from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { ListPages } from '#web/features/admin/parts/list-pages.tsx'
import layout from '#web/features/admin/parts/page.module.css'
import { EDITOR_FORM_BYTES_MAX } from '#web/features/admin/sign-in/editor-guard.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/content-pictures.ts'

export const meta = pageMeta((t) => ({ title: t('adminContent.pictures'), isPrivate: true }))

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'content.edit')
  const number = pageNumberIn(searchParams.get('page')) ?? 1
  const page = unwrap(await listPictures(ctx, { number, size: PICTURES_PER_PAGE }))
  const done = searchParams.get('done')
  const action = searchParams.get('form')
  return {
    pictures: page.items,
    meta: metaOf(page),
    asked: action === null ? null : { action, name: searchParams.get('name') ?? '' },
    done: isPictureAction(done) ? done : null,
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const isQuiet = url.searchParams.has(QUIET_PARAM)
  if (isQuiet && context.get(appContext).staff.session !== 'confirmed') return data(null, 401)
  const bytesMax = PICTURE_BYTES_MAX + EDITOR_FORM_BYTES_MAX
  const { ctx, form, input } = await readStaffForm({ context, request }, 'content.edit', bytesMax)
  const { intent: action = '' } = input
  if (!isPictureAction(action)) return unknownForm()

  const outcome = await handlePictureAction(ctx, action, form)
  if ('done' in outcome) {
    return isQuiet
      ? data<AddedPicture>({ kind: 'added', name: outcome.name })
      : redirect(`/admin/content/pictures?done=${outcome.done}`)
  }
  return data(outcome, { status: outcome.code === 'picture_used' ? 409 : 422 })
}

export default function ContentPictures({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { pictures, meta: page, asked, done } = loaderData
  return (
    <>
      <div className={layout.head}>
        <h1>{t('adminContent.pictures')}</h1>
        <ContentNav active="pictures" />
      </div>
      {done && !actionData && <SuccessMessage key={done} text={t(`adminContent.done_${done}`)} />}
      <PicturesPage
        pictures={pictures}
        asked={asked}
        answer={errorsFor(actionData ?? undefined, PICTURE_ACTIONS)}
      />
      <ListPages meta={page} hrefOf={(number) => `?page=${number}`} />
    </>
  )
}
