/** What editors send: longer than other forms, and never lost because a session ended while they wrote. */
import { type RouterContextProvider, redirect } from 'react-router'

import type { Permission } from '#domain/accounts/permission.ts'
import { LEGAL_TEXT_LENGTH_MAX } from '#domain/legal/version.ts'
import { appContext } from '#web/context.ts'

import { requireStaff } from '../frame/guard.server.ts'

/** Three texts at the longest limit and other fields; an address writes a Japanese character in nine bytes. */
export const EDITOR_FORM_BYTES_MAX = LEGAL_TEXT_LENGTH_MAX * 9 * 3 + 64 * 1024

/**
 * Redirects staff who are signed out, or have not entered the one-time password yet, with all of their input (307). The
 * browser sends the same form once more, to a page that stores it while they sign in again.
 */
export function requireEditor(
  context: Readonly<RouterContextProvider>,
  request: Request,
  permission: Permission,
) {
  if (context.get(appContext).staff.session !== 'confirmed') {
    const { pathname, search } = new URL(request.url)
    const back = pathname.replace(/\.data$/, '') + search.replace(/[?&]_routes=[^&]*/, '')
    throw redirect(`/admin/signed-out?${new URLSearchParams({ back })}`, 307)
  }
  return requireStaff(context, permission)
}
