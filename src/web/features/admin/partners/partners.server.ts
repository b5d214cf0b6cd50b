/** The actions of the partners' page: what was typed is read, then the domain decides. */
import type { z } from 'zod'

import type { Context } from '#domain/context.ts'
import { endPartner } from '#domain/partners/end-partner.server.ts'
import { issueKey } from '#domain/partners/issue-key.server.ts'
import { makePartner } from '#domain/partners/make-partner.server.ts'
import { NewKey, NewPartner } from '#domain/partners/partner.ts'
import { revokeKey } from '#domain/partners/revoke-key.server.ts'
import type { Result } from '#shared/result.ts'

import { textOf } from '../frame/guard.server.ts'
import {
  isPartnerAction,
  type PartnerAction,
  type PartnerAnswer,
  type PartnerField,
  type PartnerRefused,
  type PartnerTyped,
} from './partners.ts'

type Outcome = { done: PartnerAction } | PartnerAnswer

/** `null` for a form that is none of ours. `beforeKey` asks for a one-time password where the last one is old. */
export async function handlePartnerAction(
  ctx: Context,
  form: FormData,
  beforeKey: () => Promise<void>,
): Promise<Outcome | null> {
  const action = textOf(form, 'intent')
  if (!isPartnerAction(action)) return null
  const typed = typedIn(form)
  switch (action) {
    case 'make_partner': {
      const { name, contactEmail } = typed
      const read = NewPartner.safeParse({ name, contactEmail })
      if (!read.success) return wrongFields(action, typed, read.error)
      return outcomeOf(action, typed, await makePartner(ctx, read.data))
    }
    case 'issue_key':
      return issue(ctx, typed, beforeKey)
    case 'revoke_key':
      return outcomeOf(action, typed, await revokeKey(ctx, typed.id))
    case 'end_partner':
      return outcomeOf(action, typed, await endPartner(ctx, typed.id))
  }
}

async function issue(
  ctx: Context,
  typed: PartnerTyped,
  beforeKey: () => Promise<void>,
): Promise<PartnerAnswer> {
  const action = 'issue_key'
  const { id: partnerId, scopes } = typed
  const lifeDays = typed.lifeDays === '' ? null : Number(typed.lifeDays)
  const read = NewKey.safeParse({ partnerId, scopes, lifeDays })
  if (!read.success) return wrongFields(action, typed, read.error)

  await beforeKey()
  const issued = await issueKey(ctx, read.data)
  if (!issued.ok) return refusal(action, typed, issued.error)
  const { key, partnerName } = issued.value
  return { kind: 'issued', secret: key, partnerName }
}

function outcomeOf(
  action: PartnerAction,
  typed: PartnerTyped,
  result: Result<unknown, string>,
): Outcome {
  return result.ok ? { done: action } : refusal(action, typed, result.error)
}

const refusal = (action: PartnerAction, typed: PartnerTyped, code: string): PartnerRefused => ({
  kind: 'refused',
  action,
  code,
  faults: [],
  typed,
})

/** A field that no form shows was not typed by a person: then the whole is refused. */
function wrongFields(
  action: PartnerAction,
  typed: PartnerTyped,
  error: z.ZodError,
): PartnerRefused {
  const names = [...new Set(error.issues.map(({ path }) => path[0]))]
  const faults = names
    .filter(isField)
    .map((field) => ({ field, isMissing: isMissing(typed[field]) }))
  const isWhole = faults.length < names.length
  return { kind: 'refused', action, code: isWhole ? 'request_invalid' : null, faults, typed }
}

const isField = (name: unknown): name is PartnerField =>
  name === 'name' || name === 'contactEmail' || name === 'scopes'

const isMissing = (typed: string | readonly string[]): boolean =>
  typeof typed === 'string' ? typed.trim() === '' : typed.length === 0

const typedIn = (form: FormData): PartnerTyped => ({
  name: textOf(form, 'name'),
  contactEmail: textOf(form, 'contactEmail'),
  id: textOf(form, 'id'),
  scopes: form.getAll('scopes').filter((scope) => typeof scope === 'string'),
  lifeDays: textOf(form, 'lifeDays'),
})
