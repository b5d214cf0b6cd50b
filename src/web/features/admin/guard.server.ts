/** Who may pass into the console, and from where a change may come. Decisions, section 2. */
import { data, type RouterContextProvider, redirect } from 'react-router'

import { type AppLoadContext, appContext } from '../../context.ts'
import { formIn } from '../../read-form.server.ts'

const FORM_BYTES_MAX = 64 * 1024

type Loaded = Readonly<RouterContextProvider>
type SignedIn = Exclude<AppLoadContext['staff'], { session: 'none' }>

/** For every loader and action of the console: only after the one-time password. */
export function requireStaff(context: Loaded): AppLoadContext & { staff: SignedIn } {
  const { app, staff } = requireSession(context)
  if (staff.session !== 'confirmed') throw redirect('/admin/one-time-password')
  return { ...app, staff }
}

/** For the one-time password itself: only between the link and the console. */
export function requireUnconfirmed(context: Loaded): AppLoadContext & { staff: SignedIn } {
  const { app, staff } = requireSession(context)
  if (staff.session === 'confirmed') throw redirect('/admin/orders')
  return { ...app, staff }
}

/** Whoever is signed in has nothing to do at the door. */
export function requireNobody(context: Loaded): AppLoadContext {
  const app = context.get(appContext)
  if (app.staff.session === 'confirmed') throw redirect('/admin/orders')
  return app
}

function requireSession(context: Loaded): { app: AppLoadContext; staff: SignedIn } {
  const app = context.get(appContext)
  if (app.staff.session === 'none') throw redirect('/admin/sign-in')
  return { app, staff: app.staff }
}

/** The fields of a form of our own pages, and of no other's. */
export async function readForm(request: Request, siteUrl: string): Promise<FormData> {
  assertSameOrigin(request, siteUrl)
  return formIn(request, FORM_BYTES_MAX)
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
