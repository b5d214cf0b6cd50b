/** Forms of the partners' page become use cases. */
import type { Context } from '#domain/context.ts'
import { createPartner } from '#domain/partners/create-partner.server.ts'
import { deactivatePartner } from '#domain/partners/deactivate-partner.server.ts'
import { issueKey } from '#domain/partners/issue-key.server.ts'
import { NewKey, NewPartner } from '#domain/partners/partner.ts'
import { pauseKey, resumeKey } from '#domain/partners/pause-key.server.ts'
import { revokeKey } from '#domain/partners/revoke-key.server.ts'

import {
  type ActionDone,
  actionErrors,
  findAction,
  outcomeOf,
  parseAction,
} from '../forms/action.ts'
import { textOf } from '../frame/guard.server.ts'
import {
  PARTNER_ACTIONS,
  PARTNER_FIELDS,
  type PartnerAction,
  type PartnerAnswer,
  type PartnerInput,
} from './partners.ts'

/** `null` for a form that is none of ours. `beforeKey` requires a recent one-time password. */
export async function handlePartnerAction(
  ctx: Context,
  form: FormData,
  beforeKey: () => Promise<void>,
): Promise<ActionDone<PartnerAction> | PartnerAnswer | null> {
  const action = findAction(PARTNER_ACTIONS, textOf(form, 'intent'))
  if (action === null) return null
  const input = readPartnerInput(form)
  switch (action) {
    case 'create_partner': {
      const { name, contactEmail } = input
      const read = parseAction(NewPartner, { name, contactEmail }, PARTNER_FIELDS)
      if (!read.ok) return actionErrors(action, input, read.error)
      return outcomeOf(action, input, await createPartner(ctx, read.value))
    }
    case 'issue_key':
      return issue(ctx, input, beforeKey)
    case 'pause_key':
      return outcomeOf(action, input, await pauseKey(ctx, input.id))
    case 'resume_key':
      return outcomeOf(action, input, await resumeKey(ctx, input.id))
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
  const origins = input.origins.split(/\s+/).filter(Boolean)
  const lifeDays = input.lifeDays === '' ? null : Number(input.lifeDays)
  const read = parseAction(NewKey, { partnerId, scopes, lifeDays, origins }, PARTNER_FIELDS)
  if (!read.ok) return actionErrors(action, input, read.error)

  await beforeKey()
  const issued = await issueKey(ctx, read.value)
  if (!issued.ok) return actionErrors(action, input, { code: issued.error })
  const { key, partnerName } = issued.value
  return { kind: 'issued', secret: key, partnerName }
}

const readPartnerInput = (form: FormData): PartnerInput => ({
  name: textOf(form, 'name'),
  contactEmail: textOf(form, 'contactEmail'),
  id: textOf(form, 'id'),
  scopes: form.getAll('scopes').filter((scope) => typeof scope === 'string'),
  lifeDays: textOf(form, 'lifeDays'),
  origins: textOf(form, 'origins'),
})
