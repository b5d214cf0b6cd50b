/** The one place that chooses adapters: the real service when it is configured, otherwise its replacement. */
import type pg from 'pg'

import { isSolution, proofOfWork } from '#adapters/captcha/proof-of-work.ts'
import { recaptcha } from '#adapters/captcha/recaptcha.ts'
import { sentryCollector } from '#adapters/sentry/sentry-collector.ts'
import { smtpPost } from '#adapters/smtp/smtp-post.ts'
import { paymentPage } from '#adapters/stripe/payment-page.ts'
import type { StripeGatewayOptions } from '#adapters/stripe/stripe-gateway.ts'
import { webhookSender } from '#adapters/webhook/webhook-sender.ts'
import type { Captcha, CaptchaVerifier } from '#domain/captcha.ts'
import type { ErrorCollector } from '#domain/error-reports/error-report.ts'
import type { CardGateway } from '#domain/payments/gateway.ts'
import { reachOf } from '#domain/webhooks/endpoint-address.server.ts'
import type { SendWebhook } from '#domain/webhooks/sender.ts'
import { once } from '#shared/memoize.ts'
import { invariant } from '#shared/result.ts'

import type { PaymentSandbox } from '../../tools/payment-sandbox/sandbox.ts'
import { fetchFrom, STRIPE_API } from './config/egress.ts'
import type { Environment } from './config/env.ts'
import type { EmailTransport } from './mail/send-emails.ts'

export const SANDBOX_PATH = '/sandbox/payments'
export const CARD_EVENTS_PATH = '/webhooks/card'

/** Keys of a processor on this machine that moves no money: nothing to keep secret, and marked as such. */
const SANDBOX_KEYS = {
  secretKey: 'sk_sandbox_local',
  publishableKey: 'pk_sandbox_local',
  webhookSecret: 'whsec_sandbox_local',
} as const

export type Cards = {
  gateway: CardGateway
  publishableKey: string
  /** `null` when real keys were given. */
  sandbox: PaymentSandbox | null
}

type Wiring = {
  pool: pg.Pool
  now: () => Date
  /** Ports of the sandbox's own listener and of the shop, known once they listen. */
  sandboxPort: () => number
  shopPort: () => number
}

export async function chooseCards(
  env: Pick<Environment, 'stripe' | 'isProduction'>,
  wiring: Wiring,
): Promise<Cards> {
  if (env.stripe) {
    const { secretKey, publishableKey, webhookSecrets } = env.stripe
    const gateway = cardGateway(() => ({
      secretKey,
      webhookSecrets,
      fetch: fetchFrom(STRIPE_API),
    }))
    return { gateway, publishableKey, sandbox: null }
  }

  invariant(!env.isProduction, 'production has the keys of a card processor')
  const sandbox = await loadPaymentSandbox(wiring)
  // The same library as for real money, pointed at this machine.
  const gateway = cardGateway(() => ({
    secretKey: SANDBOX_KEYS.secretKey,
    webhookSecrets: [SANDBOX_KEYS.webhookSecret],
    api: { host: '127.0.0.1', port: wiring.sandboxPort(), protocol: 'http' },
    fetch: fetchFrom(`http://127.0.0.1:${wiring.sandboxPort()}`),
  }))
  return { gateway, publishableKey: SANDBOX_KEYS.publishableKey, sandbox }
}

/** A tool of development and tests. Production never loads it, and the container has no such file. */
async function loadPaymentSandbox({ pool, now, shopPort }: Wiring): Promise<PaymentSandbox> {
  const { createPaymentSandbox } = await import('../../tools/payment-sandbox/sandbox.ts')
  return createPaymentSandbox({
    ...SANDBOX_KEYS,
    pool,
    webhookUrl: () => `http://127.0.0.1:${shopPort()}${CARD_EVENTS_PATH}`,
    basePath: () => SANDBOX_PATH,
    now,
  })
}

/** Made at first use: the library takes 19 MiB, and the port of the sandbox is known then. */
function cardGateway(optionsOf: () => StripeGatewayOptions): CardGateway {
  const gateway = once(async () => {
    const { stripeGateway } = await import('#adapters/stripe/stripe-gateway.ts')
    return stripeGateway(optionsOf())
  })
  return {
    createIntent: async (request) => (await gateway()).createIntent(request),
    findIntent: async (intentId) => (await gateway()).findIntent(intentId),
    cancelIntent: async (intentId) => (await gateway()).cancelIntent(intentId),
    refundIntent: async (intentId, refund) => (await gateway()).refundIntent(intentId, refund),
    findRefund: async (refundId) => (await gateway()).findRefund(refundId),
    findDispute: async (disputeId) => (await gateway()).findDispute(disputeId),
    listCharges: async (asked) => (await gateway()).listCharges(asked),
    paymentPage: (intentId) => paymentPage(optionsOf(), intentId),
    readEvent: async (rawBody, signature) => (await gateway()).readEvent(rawBody, signature),
  }
}

export function chooseCaptcha(
  env: Environment,
  wiring: {
    now: () => Date
    /** Shared by every process of the installation, so that each can check what another one made. */
    secret: string
    consumeOnce: (signature: string, now: Date) => Promise<boolean>
  },
): Captcha {
  const ours = proofOfWork(wiring)
  if (!env.recaptcha) return ours
  const fetch = fetchFrom(env.recaptcha.verifyUrl)
  return withSecondChance(recaptcha({ ...env.recaptcha, fetch }), ours)
}

/** Whom the outside service doubts, or does not reach, may do the work of our own instead. Decisions, section 10. */
const withSecondChance = (outside: CaptchaVerifier, ours: Captcha): Captcha => ({
  challenge: () => ours.challenge(),
  verify: (response, now) => (isSolution(response) ? ours : outside).verify(response, now),
})

export const chooseCollector = ({ sentryDsn }: Environment): ErrorCollector | null =>
  sentryDsn === null ? null : sentryCollector(sentryDsn, fetchFrom(sentryDsn))

/** Without SMTP, e-mails are only stored; /dev/mailbox shows them. */
export const chooseEmailTransport = (env: Environment, siteUrl: string): EmailTransport => ({
  siteUrl,
  from: env.emailFrom,
  post: env.smtpUrl ? smtpPost(env.smtpUrl, { needsTls: env.smtpNeedsTls }) : null,
})

export const chooseWebhookSender = (env: Environment): SendWebhook =>
  webhookSender({ reach: reachOf(env) })
