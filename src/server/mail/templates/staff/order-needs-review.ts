/** To the company's own address: an order that a person must look at, and a payment that somebody's bank took back. */
import type { EmailPayloads } from '#domain/mail/emails.ts'
import type { MessageKey } from '#i18n/translate.ts'
import type { Block, EmailContent, Fact, OrderScene } from '#server/mail/format/email.ts'
import { momentInJapan } from '#server/mail/parts/japan-time.ts'
import { numberFact, totalFact, writtenAmount } from '#server/mail/parts/order-parts.ts'

export function writeOrderNeedsReview(
  scene: OrderScene,
  { reason }: EmailPayloads['order_needs_review'],
): EmailContent {
  const { t, order } = scene
  return {
    subject: t('mail.needsReviewSubject', { number: order.order.number }),
    addressee: null,
    blocks: [
      { kind: 'text', text: reasonIn(scene, reason) },
      { kind: 'facts', facts: [numberFact(scene), customerFact(scene), totalFact(scene)] },
      consoleButton(scene),
    ],
  }
}

/** As the console says it; a reason without words is told by those for anything unusual. */
function reasonIn({ t }: OrderScene, reason: string): string {
  // A key that nobody wrote is answered as it is, and seen in the next line.
  const key = `admin.reason_${reason}` as MessageKey & `admin.reason_other`
  const words = t(key)
  return words === key ? t('admin.reason_other') : words
}

export function writeDisputeOpened(
  scene: OrderScene,
  { disputeId, amountMinor, dueAt }: EmailPayloads['dispute_opened'],
): EmailContent {
  const { t, locale, order } = scene
  const due: Fact[] = dueAt
    ? [
        {
          label: t('mail.disputeDue'),
          value: t('mail.japanTime', { date: momentInJapan(new Date(dueAt), locale) }),
          isStrong: true,
        },
      ]
    : []
  const amount = { label: t('mail.disputeAmount'), value: writtenAmount(scene, amountMinor) }
  const known = { label: t('mail.disputeNumber'), value: disputeId }
  return {
    subject: t('mail.disputeSubject', { number: order.order.number }),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.disputeIntro') },
      { kind: 'facts', facts: [numberFact(scene), customerFact(scene), known, amount, ...due] },
      consoleButton(scene),
    ],
  }
}

function customerFact({ t, order }: OrderScene): Fact {
  const { customerName: name, customerCompany: company } = order.order
  return { label: t('mail.customer'), value: company ? `${name} (${company})` : name }
}

const consoleButton = ({ t, url, order }: OrderScene): Block => ({
  kind: 'button',
  label: t('mail.openInConsole'),
  url: `${url}/admin/orders/${order.order.id}`,
})
