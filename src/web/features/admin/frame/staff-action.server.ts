/** What the actions of the console have in common: who sends what, and how the outcome is answered. */
import { data, type RouterContextProvider, redirect } from 'react-router'

import type { Permission } from '#domain/accounts/permission.ts'
import type { SensitiveAction } from '#domain/accounts/staff/sensitive-action.ts'

import { formStatus, readInput } from '../forms/action.ts'
import { EDITOR_FORM_BYTES_MAX, requireEditor } from '../sign-in/editor-guard.server.ts'
import {
  readForm,
  requireAnyStaff,
  requireLiveSession,
  requireRecentStaff,
  requireStaff,
} from './guard.server.ts'

/** Asks for a recent second factor, by the step-up of `step`. */
export type Verify = (step: SensitiveAction) => Promise<void>

type Sent = { context: Readonly<RouterContextProvider>; request: Request }

/**
 * The form of staff with this permission, or of any staff. A form with a file or a long text says how long it may be.
 * `verify` is the step-up of a sensitive action.
 */
export async function readStaffForm(
  { context, request }: Sent,
  permission: Permission | 'any',
  bytesMax?: number,
) {
  const app = permission === 'any' ? requireAnyStaff(context) : requireStaff(context, permission)
  const form = await readForm(request, app.site.url, bytesMax)
  await requireLiveSession(app)
  const verify: Verify = (step) => requireRecentStaff(context, form, step)
  return { ...app, form, input: readInput(form), verify }
}

/** The same of what was written for long: it outlives the session. */
export function readEditorForm(sent: Sent, permission: Permission) {
  requireEditor(sent.context, sent.request, permission)
  return readStaffForm(sent, permission, EDITOR_FORM_BYTES_MAX)
}

type Done = { done: string }
type FormOutcome = { kind: string; code?: string | null }
type DoneIn<Outcome> = Extract<Outcome, Done>

/**
 * A step that was done leads to the page that reports it; a refused one goes back to its form, and what is only shown, such
 * as a preview, to its page. `null` is no form of ours.
 */
export function answerOf<Outcome extends Done | FormOutcome>(
  outcome: Outcome | null,
  pathOf: (done: DoneIn<Outcome>) => string,
) {
  if (outcome === null) return unknownForm()
  if (isDone(outcome)) return redirect(pathOf(outcome))
  // There are two kinds, and this is not the first.
  const shown = outcome as Exclude<Outcome, DoneIn<Outcome>> & FormOutcome
  return data(shown, { status: statusOf(shown) })
}

/** Refuses a form that no page of ours has. */
export function unknownForm(): never {
  throw data(null, { status: 422 })
}

const isDone = <Outcome extends object>(outcome: Outcome): outcome is DoneIn<Outcome> =>
  'done' in outcome

/** Secrets are made with the answer that shows them. */
const MADE = ['issued', 'secret']

function statusOf({ kind, code = null }: FormOutcome): number {
  if (kind === 'refused') return formStatus({ code })
  if (kind === 'partly_saved') return 409
  return MADE.includes(kind) ? 201 : 200
}
