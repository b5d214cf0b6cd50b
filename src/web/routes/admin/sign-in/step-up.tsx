/** Around every work area of the console: asks for a one-time password again where a step requires it, and says when a role may not. */
import { Outlet, useRouteError } from 'react-router'

import { isNotPermitted, NotPermitted } from '#web/features/admin/frame/not-permitted.tsx'
import { parseStepUp } from '#web/features/admin/sign-in/step-up.ts'
import { StepUpDialog } from '#web/features/admin/sign-in/step-up-dialog.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

export const meta = pageMeta((t, { error }) => ({
  title: t(isNotPermitted(error) ? 'adminStaff.onlyTitle' : 'admin.askedTitle'),
  isPrivate: true,
}))

export default function StepUpLayout() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const asked = parseStepUp(error)
  if (asked !== null) return <StepUpDialog {...asked} />
  if (isNotPermitted(error)) return <NotPermitted />
  // Everything else is for the site's own page of errors.
  throw error
}
