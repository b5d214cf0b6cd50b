/** What the actions of the console have in common: who sends what, and how the outcome is answered. */
import { data, type RouterContextProvider, redirect } from 'react-router'

import type { Permission } from '#domain/accounts/permission.ts'
import type { SensitiveAction } from '#domain/accounts/staff/sensitive-action.ts'

import { formStatus, readInput } from '../forms/action.ts'
import { readForm, requireAnyStaff, requireRecentStaff, requireStaff } from './guard.server.ts'

type Sent = { context: Readonly<RouterContextProvider>; request: Request }

/** The form of staff with this permission, or of any staff. `verify` is the step-up of a sensitive action. */
export async function readStaffForm({ context, request }: Sent, permission: Permission | 'any') {
  const app = permission === 'any' ? requireAnyStaff(context) : requireStaff(context, permission)
  const form = await readForm(request, app.site.url)
  const verify = (step: SensitiveAction) => requireRecentStaff(context, form, step)
  return { ...app, form, input: readInput(form), verify }
}

type Done = { done: string }
type Refused = { code: string | null }
type DoneIn<Outcome> = Extract<Outcome, Done>

/** A step that was done leads to the page that reports it, a refused one back to its form; `null` is no form of ours. */
export function answerOf<Outcome extends Done | Refused>(
  outcome: Outcome | null,
  pathOf: (done: DoneIn<Outcome>) => string,
) {
  if (outcome === null) throw data(null, { status: 422 })
  if (isDone(outcome)) return redirect(pathOf(outcome))
  // There are two kinds, and this is not the first.
  const refused = outcome as Exclude<Outcome, DoneIn<Outcome>> & Refused
  return data(refused, { status: formStatus(refused) })
}

const isDone = <Outcome extends object>(outcome: Outcome): outcome is DoneIn<Outcome> =>
  'done' in outcome
