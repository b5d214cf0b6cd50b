/** Where a form arrives whose session had ended: nothing that was typed is lost. */
import { redirect } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { appContext } from '#web/context.ts'
import { readForm } from '#web/features/admin/frame/guard.server.ts'
import { EDITOR_FORM_BYTES_MAX } from '#web/features/admin/sign-in/editor-guard.server.ts'
import { SavedForm } from '#web/features/admin/sign-in/saved-form.tsx'
import { isSavedFormPath } from '#web/features/admin/sign-in/saved-form-path.ts'
import { SignInLayout } from '#web/features/admin/sign-in/sign-in-layout.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/signed-out.ts'

const SIGN_IN = '/admin/sign-in'

export const handle = { frame: 'none' }

export const meta = pageMeta((t) => ({ title: t('adminContent.outTitle'), isPrivate: true }))

/** Only a form leads here. */
export function loader({ request }: Route.LoaderArgs) {
  if (request.method === 'GET' && !isSavedFormPath(backIn(request))) throw redirect(SIGN_IN)
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  const { site, staff } = context.get(appContext)
  const form = await readForm(request, site.url, EDITOR_FORM_BYTES_MAX)
  const carried = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const back = backIn(request)
  // Between the link and the one-time password only that is missing.
  const signInPath = staff.session === 'unconfirmed' ? '/admin/one-time-password' : SIGN_IN
  return { back: isSavedFormPath(back) ? back : '/admin/content', signInPath, carried }
}

const backIn = (request: Request): string => new URL(request.url).searchParams.get('back') ?? ''

export default function SignedOut({ actionData }: Route.ComponentProps) {
  const t = useT()
  return (
    <SignInLayout title={t('adminContent.outTitle')}>
      <SavedForm
        {...(actionData ?? { back: '/admin/content', signInPath: SIGN_IN, carried: [] })}
      />
    </SignInLayout>
  )
}
