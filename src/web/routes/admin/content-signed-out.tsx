/** Where a form arrives whose session had ended: nothing that was typed is lost. */
import { redirect } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { appContext } from '../../context.ts'
import { readEditorForm } from '../../features/admin/content/editor-door.server.ts'
import { KeptForm } from '../../features/admin/content/kept-form.tsx'
import { Door } from '../../features/admin/door.tsx'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/content-signed-out.ts'

export const handle = { frame: 'none' }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('adminContent.outTitle'), isPrivate: true }))

/** Only a form leads here. */
export function loader({ request }: Route.LoaderArgs) {
  if (request.method === 'GET' && !isOurs(backIn(request))) throw redirect('/admin/sign-in')
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readEditorForm(request, context.get(appContext).site.url)
  const carried = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const back = backIn(request)
  return { back: isOurs(back) ? back : '/admin/content', carried }
}

const backIn = (request: Request): string => new URL(request.url).searchParams.get('back') ?? ''

/** Never to another site, and never to a form that nobody filled in here. */
const isOurs = (path: string): boolean =>
  /^\/admin\/content(\/[a-z0-9-]+){0,2}(\?[\w=&-]*)?$/.test(path)

export default function SignedOut({ actionData }: Route.ComponentProps) {
  const t = useT()
  return (
    <Door title={t('adminContent.outTitle')}>
      <KeptForm back={actionData?.back ?? '/admin/content'} carried={actionData?.carried ?? []} />
    </Door>
  )
}
