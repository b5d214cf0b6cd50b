/** Confirmation: one attempt to pay with one card, by the shop's page or by the shop itself. */
import { z } from 'zod'

import { fail, ok, type Result } from '#shared/result.ts'

import { type Intent, mayTouch, newPaymentMethod, saveIntent } from './intent-store.ts'
import { unexpectedState } from './intents.ts'
import { refusedParameter, withParams } from './params.ts'
import type { Call } from './scope.ts'
import { currentIntent, decline, startProcessing, succeed } from './settlement.ts'
import {
  type CardError,
  type CardNumbers,
  evaluateCard,
  type Outcome,
  TEST_PAYMENT_METHODS,
  type Verdict,
} from './test-cards.ts'
import {
  answer,
  type CardFace,
  type IntentStatus,
  missing,
  publicIntent,
  type Reply,
  refusal,
  type WireError,
  type WireIntent,
  type WirePaymentMethod,
} from './wire.ts'

const ConfirmParams = z.strictObject({
  client_secret: z.string().optional(),
  payment_method: z.string().optional(),
  payment_method_data: z
    .strictObject({
      type: z.literal('card'),
      card: z.strictObject({
        number: z.string(),
        exp_month: z.string(),
        exp_year: z.string(),
        cvc: z.string().optional(),
      }),
      billing_details: z
        .strictObject({
          name: z.string().optional(),
          email: z.string().optional(),
          phone: z.string().optional(),
          address: z.record(z.string(), z.string()).optional(),
        })
        .optional(),
    })
    .optional(),
  return_url: z.url({ protocol: /^https?$/ }).optional(),
})
type ConfirmParams = z.output<typeof ConfirmParams>

const CAN_BE_CONFIRMED: readonly IntentStatus[] = ['requires_payment_method', 'requires_action']

export const confirmIntent = withParams(ConfirmParams, async (call, params) => {
  const intent = await currentIntent(call, call.id)
  if (!intent || !mayTouch(call, intent, params.client_secret)) {
    return missing('payment_intent', call.id, 'intent')
  }
  if (!CAN_BE_CONFIRMED.includes(intent.wire.status)) {
    return unexpectedState(intent, 'could not be confirmed', call.access === 'publishable')
  }
  const attempt = attemptOf(params, call.now)
  return attempt.ok ? pay(call, intent, attempt.value) : attempt.error
})

type Attempt = { face: CardFace; verdict: Verdict; returnUrl: string }

function attemptOf(params: ConfirmParams, now: Date): Result<Attempt, Reply> {
  if (!params.return_url) {
    const sentence = 'You must provide a `return_url`: a card may ask its holder to leave the page.'
    return fail(refusedParameter('parameter_missing', 'return_url', sentence))
  }
  const card = cardOf(params, now)
  if (!card) {
    const sentence =
      'You must provide payment_method_data or a test payment method to confirm with.'
    return fail(refusedParameter('parameter_missing', 'payment_method', sentence))
  }
  const judged = evaluateCard(card, now)
  return judged.kind === 'malformed'
    ? fail(refusal(402, { type: 'card_error', ...judged.error }))
    : ok({ face: judged.face, verdict: judged.verdict, returnUrl: params.return_url })
}

function cardOf(params: ConfirmParams, now: Date): CardNumbers | null {
  if (params.payment_method_data) {
    const { number, exp_month, exp_year, cvc } = params.payment_method_data.card
    return { number, expMonth: exp_month, expYear: exp_year, cvc: cvc ?? null }
  }
  const name = params.payment_method ?? ''
  const number = Object.hasOwn(TEST_PAYMENT_METHODS, name) ? TEST_PAYMENT_METHODS[name] : undefined
  return number
    ? { number, expMonth: '12', expYear: String(now.getUTCFullYear() + 1), cvc: null }
    : null
}

async function pay(
  call: Call,
  before: Intent,
  { face, verdict, returnUrl }: Attempt,
): Promise<Reply> {
  const method = newPaymentMethod(face)
  const intent = { ...before, wire: { ...before.wire, payment_method: method.id } }

  switch (verdict.kind) {
    case 'succeeds':
      return shown(call, await succeed(call, intent, face))
    case 'slow':
      return shown(call, await startProcessing(call, intent, face))
    case 'challenge':
      return shown(call, await ask(call, intent, { face, outcome: verdict.outcome, returnUrl }))
    case 'declined':
      return refused(call, intent, { method, error: verdict.error })
  }
}

/** The bank wants to see the cardholder. */
async function ask(
  call: Call,
  intent: Intent,
  { face, outcome, returnUrl }: { face: CardFace; outcome: Outcome; returnUrl: string },
): Promise<Intent> {
  const { id, client_secret } = intent.wire
  const page = `${call.basePath}/challenge/${id}?client_secret=${client_secret}`
  const asked: Intent = {
    wire: {
      ...intent.wire,
      status: 'requires_action',
      last_payment_error: null,
      next_action: {
        type: 'redirect_to_url',
        redirect_to_url: { url: new URL(page, returnUrl).href, return_url: returnUrl },
      },
    },
    card: face,
    returnUrl,
    outcome,
    settlesAt: null,
  }
  await saveIntent(call, asked)
  return asked
}

async function refused(
  call: Call,
  intent: Intent,
  attempt: { method: WirePaymentMethod; error: CardError },
): Promise<Reply> {
  const { intent: after, error } = await decline(call, intent, attempt)
  return refusal(402, { ...error, payment_intent: visible(call, after) } satisfies WireError)
}

const shown = (call: Call, intent: Intent): Reply => answer(visible(call, intent))

/** A browser is shown the publishable subset, which has the same shape with fields left out. */
const visible = (call: Call, { wire }: Intent): WireIntent =>
  call.access === 'secret' ? wire : (publicIntent(wire) as WireIntent)
