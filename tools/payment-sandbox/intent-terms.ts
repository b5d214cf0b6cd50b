/** The terms of a PaymentIntent: what is asked for, in its beginning and when it changes. */
import { z } from 'zod'

import { insertIntent, saveIntent } from './intent-store.ts'
import { unexpectedState } from './intents.ts'
import { integer, metadata, refusedParameter, withParams } from './params.ts'
import { newId } from './scope.ts'
import { currentIntent } from './settlement.ts'
import {
  answer,
  type IntentStatus,
  missing,
  type Reply,
  unixSeconds,
  type WireIntent,
} from './wire.ts'

const SMALLEST_AMOUNT = 50
const LARGEST_AMOUNT = 99_999_999

const currency = z
  .string()
  .regex(/^[a-z]{3}$/i)
  .toLowerCase()

/** Stripe's rule for what follows the shop's name on a card statement. */
const statementSuffix = z.string().regex(/^(?=.*[A-Za-z])[^<>\\'"*]{1,22}$/)

const words = {
  description: z.string().max(1000).optional(),
  metadata: metadata.optional(),
  receipt_email: z.string().max(800).optional(),
  statement_descriptor_suffix: statementSuffix.optional(),
}

const CreateParams = z.strictObject({
  ...words,
  amount: integer,
  currency,
  automatic_payment_methods: z
    .strictObject({
      enabled: z.enum(['true', 'false']),
      allow_redirects: z.enum(['always', 'never']).default('always'),
    })
    .optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
})

export const createIntent = withParams(CreateParams, async (call, params) => {
  const { amount, automatic_payment_methods: automatic, ...rest } = params
  const wrong = wrongAmount(amount)
  if (wrong) return wrong

  const id = newId('pi')
  const isAutomatic = automatic?.enabled === 'true'
  const wire: WireIntent = {
    ...newIntent(id, unixSeconds(call.now)),
    amount,
    automatic_payment_methods: isAutomatic
      ? { allow_redirects: automatic.allow_redirects, enabled: true }
      : null,
    currency: rest.currency,
    description: rest.description ?? null,
    metadata: mergedMetadata({}, rest.metadata),
    receipt_email: rest.receipt_email ?? null,
    statement_descriptor_suffix: rest.statement_descriptor_suffix ?? null,
  }
  await insertIntent(call, wire)
  return answer(wire)
})

const newIntent = (id: string, created: number) => ({
  id,
  object: 'payment_intent' as const,
  amount_capturable: 0,
  amount_received: 0,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async' as const,
  client_secret: newId(`${id}_secret`),
  confirmation_method: 'automatic' as const,
  created,
  customer: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false as const,
  next_action: null,
  payment_method: null,
  payment_method_types: ['card'],
  processing: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  status: 'requires_payment_method' as const,
})

function wrongAmount(amount: number): Reply | null {
  if (amount < 1) {
    return refusedParameter(
      'parameter_invalid_integer',
      'amount',
      'This value must be greater than or equal to 1.',
    )
  }
  if (amount < SMALLEST_AMOUNT) {
    return refusedParameter(
      'amount_too_small',
      'amount',
      `Amount must be at least ${SMALLEST_AMOUNT}`,
    )
  }
  return amount > LARGEST_AMOUNT
    ? refusedParameter(
        'amount_too_large',
        'amount',
        `Amount must be no more than ${LARGEST_AMOUNT}`,
      )
    : null
}

const UpdateParams = z.strictObject({
  ...words,
  amount: integer.optional(),
  currency: currency.optional(),
})

const AMOUNT_IS_OPEN: readonly IntentStatus[] = ['requires_payment_method', 'requires_action']

/** A new amount ends a running challenge: the bank was asked for another one. */
export const updateIntent = withParams(UpdateParams, async (call, params) => {
  const intent = await currentIntent(call, call.id)
  if (!intent) return missing('payment_intent', call.id, 'intent')

  const { metadata: changes, amount, currency: newCurrency, ...rest } = params
  const wrong = amount === undefined ? null : wrongAmount(amount)
  if (wrong) return wrong

  const changesMoney = amount !== undefined || newCurrency !== undefined
  if (changesMoney && !AMOUNT_IS_OPEN.includes(intent.wire.status)) {
    return unexpectedState(intent, 'could not be updated')
  }
  const wire: WireIntent = {
    ...intent.wire,
    ...(changesMoney && WAITING),
    amount: amount ?? intent.wire.amount,
    currency: newCurrency ?? intent.wire.currency,
    description: rest.description ?? intent.wire.description,
    receipt_email: rest.receipt_email ?? intent.wire.receipt_email,
    statement_descriptor_suffix:
      rest.statement_descriptor_suffix ?? intent.wire.statement_descriptor_suffix,
    metadata: mergedMetadata(intent.wire.metadata, changes),
  }
  await saveIntent(call, { ...intent, wire })
  return answer(wire)
})

const WAITING = {
  status: 'requires_payment_method' as const,
  next_action: null,
  payment_method: null,
}

function mergedMetadata(
  before: Record<string, string>,
  changes: Record<string, string> = {},
): Record<string, string> {
  const merged = Object.entries({ ...before, ...changes })
  return Object.fromEntries(merged.filter(([, value]) => value !== ''))
}
