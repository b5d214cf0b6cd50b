import { data, redirect } from 'react-router'

import { fingerprintOfPerson } from '#domain/accounts/staff/hold-person.server.ts'
import { readPerson } from '#domain/accounts/staff/staff-people.server.ts'
import { useT } from '#i18n/use-t.ts'
import { formStatus } from '#web/features/admin/forms/form-status.ts'
import {
  readForm,
  requireRecentStaff,
  requireStaff,
} from '#web/features/admin/frame/guard.server.ts'
import { AdministratorsOnly } from '#web/features/admin/parts/administrators-only.tsx'
import { handlePersonAction } from '#web/features/admin/staff/people.server.ts'
import { findAction, openFormFromUrl, PERSON_ACTIONS } from '#web/features/admin/staff/people.ts'
import { PersonPage } from '#web/features/admin/staff/person-page.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/person.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('adminPeople.person'), isPrivate: true }))

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, staff } = requireStaff(context)
  if (params.userId === staff.userId) return redirect('/admin/own')
  const found = await readPerson(ctx, params.userId)
  if (!found.ok && found.error === 'forbidden') return data({ code: found.error }, { status: 403 })
  if (!found.ok) throw data(null, { status: 404 })

  const { searchParams } = new URL(request.url)
  return {
    ...found.value,
    seen: fingerprintOfPerson(found.value.person),
    ask: openFormFromUrl(PERSON_ACTIONS, searchParams),
    done: findAction(PERSON_ACTIONS, searchParams.get('done')),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, site } = requireStaff(context)
  const form = await readForm(request, site.url)
  const outcome = await handlePersonAction(ctx, params.userId, form, (step) =>
    requireRecentStaff(context, form, step),
  )
  if (outcome === null) throw data(null, { status: 422 })
  if (!('done' in outcome)) return data(outcome, { status: formStatus(outcome) })
  const path = outcome.done === 'remove_person' ? '/admin/people' : `/admin/people/${params.userId}`
  return redirect(`${path}?done=${outcome.done}`)
}

/** After a refusal too: what stands now is shown beside what was typed. */
export const shouldRevalidate = () => true

export default function PersonOfStaff({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  if ('code' in loaderData) return <AdministratorsOnly title={t('adminPeople.person')} />
  return <PersonPage {...loaderData} refused={actionData} />
}
