/** Who may pass into the console, and from where a change may come. Decisions, section 2. */
import { data, type RouterContextProvider, redirect } from 'react-router'

import { hasPasskeys } from '#domain/accounts/passkeys/passkey-options.server.ts'
import { relyingPartyOf } from '#domain/accounts/passkeys/relying-party.ts'
import { stepUpByPasskey } from '#domain/accounts/passkeys/use-passkey.server.ts'
import { may, type Permission } from '#domain/accounts/permission.ts'
import type { SensitiveAction } from '#domain/accounts/staff/sensitive-action.ts'
import { giveOneTimePasswordAgain } from '#domain/accounts/staff/staff-one-time-password.server.ts'
import { findStaffSession } from '#domain/accounts/staff/staff-session.server.ts'
import type { Context } from '#domain/context.ts'
import { type AppLoadContext, appContext } from '#web/context.ts'
import { formIn } from '#web/forms/read-form.server.ts'

import { signInErrorOf, statusOf } from '../sign-in/sign-in-error.ts'
import { CODE_FIELD, STEP_UP_PASSKEY_FIELD, type StepUpChallenge } from '../sign-in/step-up.ts'

const FORM_BYTES_MAX = 64 * 1024
/** The first page after signing in. */
export const START_PATH = '/admin'

type Loaded = Readonly<RouterContextProvider>
type SignedIn = Exclude<AppLoadContext['staff'], { session: 'none' }>

/** For every loader and action of the console: only after the second factor, and only for roles with the permission. */
export function requireStaff(
  context: Loaded,
  permission: Permission,
): AppLoadContext & { staff: SignedIn } {
  const app = requireAnyStaff(context)
  if (!may(app.ctx.actor, permission)) throw data({ code: 'forbidden' }, { status: 403 })
  return app
}

/**
 * For forms that have come in: session and role were looked up before, and a slow sender gains no time after the session
 * has ended or the role has changed.
 */
export async function requireLiveSession({ ctx, staff }: AppLoadContext): Promise<void> {
  const session = staff.token === null ? null : await findStaffSession(ctx, staff.token)
  if (!session?.isConfirmed || session.member.role !== staff.role) throw redirect('/admin/sign-in')
}

/** For pages of every role. */
export function requireAnyStaff(context: Loaded): AppLoadContext & { staff: SignedIn } {
  const { app, staff } = requireSession(context)
  if (staff.session !== 'confirmed') throw redirect('/admin/one-time-password')
  return { ...app, staff }
}

/**
 * Checks step-up before a sensitive action, with the form that requests it. Where the last second factor is too old,
 * the action does not run: the console asks for a new one (`routes/admin/sign-in/step-up.tsx`) and sends the same form
 * again with it.
 */
export async function requireRecentStaff(
  context: Loaded,
  form: FormData,
  step: SensitiveAction,
): Promise<void> {
  const { ctx, site, staff } = requireAnyStaff(context)
  const { token: sessionToken } = staff
  const session = await findStaffSession(ctx, sessionToken)
  if (session?.isStepUpRecent) return

  const party = relyingPartyOf(site.url)
  const [code, answer] = [textOf(form, CODE_FIELD), textOf(form, STEP_UP_PASSKEY_FIELD)]
  const request = {
    step,
    carried: carriedIn(form),
    hasPasskeys: party !== null && (await hasPasskeys(ctx)),
  }
  if (code === '' && answer === '') throw stepUp({ ...request, errors: null })

  const given =
    party && answer !== ''
      ? await stepUpByPasskey(ctx, { sessionToken, answer, party })
      : await giveOneTimePasswordAgain(ctx, { sessionToken, code })
  if (given.ok) return
  if (given.error === 'token_invalid') throw redirect('/admin/sign-in')
  const field = answer === '' ? CODE_FIELD : STEP_UP_PASSKEY_FIELD
  throw stepUp({ ...request, errors: { ...signInErrorOf(given.error), field } })
}

/** The same for a file, which has no page of its own: the one at `path` asks for the second factor. */
export async function requireRecentFor(
  ctx: Context,
  staff: { token: string },
  path: string,
): Promise<void> {
  const session = await findStaffSession(ctx, staff.token)
  if (!session?.isStepUpRecent) throw redirect(path)
}

const stepUp = (challenge: StepUpChallenge) =>
  data(challenge, { status: challenge.errors ? statusOf(challenge.errors) : 401 })

const carriedIn = (form: FormData): [string, string][] =>
  [...form].flatMap(([name, value]): [string, string][] =>
    name === CODE_FIELD || name === STEP_UP_PASSKEY_FIELD || typeof value !== 'string'
      ? []
      : [[name, value]],
  )

/** For the one-time password itself: only between the link and the console. */
export function requireUnconfirmed(context: Loaded): AppLoadContext & { staff: SignedIn } {
  const { app, staff } = requireSession(context)
  if (staff.session === 'confirmed') throw redirect(START_PATH)
  return { ...app, staff }
}

/** Sends signed-in staff away from the sign-in pages. */
export function requireNobody(context: Loaded): AppLoadContext {
  const app = context.get(appContext)
  if (app.staff.session === 'confirmed') throw redirect(START_PATH)
  return app
}

function requireSession(context: Loaded): { app: AppLoadContext; staff: SignedIn } {
  const app = context.get(appContext)
  if (app.staff.session === 'none') throw redirect('/admin/sign-in')
  return { app, staff: app.staff }
}

/** The fields of a form of our own pages, and of no other's. A form with a long text says how long it may be. */
export async function readForm(
  request: Request,
  siteUrl: string,
  bytesMax = FORM_BYTES_MAX,
): Promise<FormData> {
  assertSameOrigin(request, siteUrl)
  return formIn(request, bytesMax)
}

/**
 * Refuses what another site sends with our cookie. Browsers say where a request comes from and pages can't
 * change it; one that says nothing of it must at least name our origin.
 */
export function assertSameOrigin(request: Request, siteUrl: string): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const ours = [siteUrl, new URL(request.url).origin]
  const isOurs = site === null ? origin !== null && ours.includes(origin) : site === 'same-origin'
  if (!isOurs) throw data(null, { status: 403 })
}

/** The text of a field; empty when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
