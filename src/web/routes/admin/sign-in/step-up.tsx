/** Around every work area of the console: where a step wants a one-time password again, it is asked for here. */
import { Outlet, useRouteError } from 'react-router'

import { parseStepUp } from '#web/features/admin/sign-in/step-up.ts'
import { StepUpDialog } from '#web/features/admin/sign-in/step-up-dialog.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/step-up.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin.askedTitle'), isPrivate: true }))

export default function StepUpLayout() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const asked = parseStepUp(error)
  // Everything else is for the site's own page of errors.
  if (asked === null) throw error
  return <StepUpDialog {...asked} />
}
