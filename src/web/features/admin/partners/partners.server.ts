/** The actions of the partners' page: what was typed is read, then the domain decides. */
import type { z } from 'zod'

import type { Context } from '#domain/context.ts'
import { createPartner } from '#domain/partners/create-partner.server.ts'
import { deactivatePartner } from '#domain/partners/deactivate-partner.server.ts'
import { issueKey } from '#domain/partners/issue-key.server.ts'
import { NewKey, NewPartner } from '#domain/partners/partner.ts'
import { revokeKey } from '#domain/partners/revoke-key.server.ts'
import type { Result } from '#shared/result.ts'

import { textOf } from '../frame/guard.server.ts'
import {
  isPartnerAction,
  type PartnerAction,
  type PartnerAnswer,
  type PartnerErrors,
  type PartnerField,
  type PartnerInput,
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
  const input = readInput(form)
  switch (action) {
    case 'create_partner': {
      const { name, contactEmail } = input
      const read = NewPartner.safeParse({ name, contactEmail })
      if (!read.success) return wrongFields(action, input, read.error)
      return outcomeOf(action, input, await createPartner(ctx, read.data))
    }
    case 'issue_key':
      return issue(ctx, input, beforeKey)
    case 'revoke_key':
      return outcomeOf(action, input, await revokeKey(ctx, input.id))
    case 'deactivate_partner':
      return outcomeOf(action, input, await deactivatePartner(ctx, input.id))
  }
}

async function issue(
  ctx: Context,
  input: PartnerInput,
  beforeKey: () => Promise<void>,
): Promise<PartnerAnswer> {
  const action = 'issue_key'
  const { id: partnerId, scopes } = input
  const lifeDays = input.lifeDays === '' ? null : Number(input.lifeDays)
  const read = NewKey.safeParse({ partnerId, scopes, lifeDays })
  if (!read.success) return wrongFields(action, input, read.error)

  await beforeKey()
  const issued = await issueKey(ctx, read.data)
  if (!issued.ok) return refusal(action, input, issued.error)
  const { key, partnerName } = issued.value
  return { kind: 'issued', secret: key, partnerName }
}

function outcomeOf(
  action: PartnerAction,
  input: PartnerInput,
  result: Result<unknown, string>,
): Outcome {
  return result.ok ? { done: action } : refusal(action, input, result.error)
}

const refusal = (action: PartnerAction, input: PartnerInput, code: string): PartnerErrors => ({
  kind: 'refused',
  action,
  code,
  errors: [],
  input,
})

/** A field that no form shows was not typed by a person: then the whole is refused. */
function wrongFields(action: PartnerAction, input: PartnerInput, error: z.ZodError): PartnerErrors {
  const names = [...new Set(error.issues.map(({ path }) => path[0]))]
  const errors = names
    .filter(isField)
    .map((field) => ({ field, isMissing: isMissing(input[field]) }))
  const isWhole = errors.length < names.length
  return { kind: 'refused', action, code: isWhole ? 'request_invalid' : null, errors, input }
}

const isField = (name: unknown): name is PartnerField =>
  name === 'name' || name === 'contactEmail' || name === 'scopes'

const isMissing = (input: string | readonly string[]): boolean =>
  typeof input === 'string' ? input.trim() === '' : input.length === 0

const readInput = (form: FormData): PartnerInput => ({
  name: textOf(form, 'name'),
  contactEmail: textOf(form, 'contactEmail'),
  id: textOf(form, 'id'),
  scopes: form.getAll('scopes').filter((scope) => typeof scope === 'string'),
  lifeDays: textOf(form, 'lifeDays'),
})
