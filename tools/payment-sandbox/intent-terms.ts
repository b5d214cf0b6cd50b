/** The terms of a PaymentIntent: what is asked for. */
import { z } from 'zod'

import { insertIntent } from './intent-store.ts'
import { integer, metadata, refusedParameter, withParams } from './params.ts'
import { newId } from './scope.ts'
import { answer, type Reply, unixSeconds, type WireIntent } from './wire.ts'

const SMALLEST_AMOUNT = 50
const LARGEST_AMOUNT = 99_999_999

const currency = z
  .string()
  .regex(/^[a-z]{3}$/i)
  .toLowerCase()

/** Stripe's rule for what follows the shop's name on a card statement. */
const statementSuffix = z.string().regex(/^(?=.*[A-Za-z])[^<>\\'"*]{1,22}$/)

const CreateParams = z.strictObject({
  description: z.string().max(1000).optional(),
  metadata: metadata.default({}),
  receipt_email: z.string().max(800).optional(),
  statement_descriptor_suffix: statementSuffix.optional(),
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
    metadata: Object.fromEntries(Object.entries(rest.metadata).filter(([, value]) => value !== '')),
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
