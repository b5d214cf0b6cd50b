/** A replacement at no charge was opened, was shipped, or is not sent after all. Decision 0060. */
import { shipmentOf } from '#domain/orders/packing/shipment.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import {
  type Block,
  type EmailContent,
  type Fact,
  type OrderEmailContext,
  orderEmail,
} from '#server/mail/format/email.ts'
import { deliveryTime, methodName, trackingFacts } from '#server/mail/parts/delivery-parts.ts'
import {
  addresseeOf,
  addressSection,
  contactLink,
  numberFacts,
  orderLinks,
} from '#server/mail/parts/order-parts.ts'
import { textIn } from '#shared/locale.ts'
import { invariant } from '#shared/result.ts'

type Ids = { orderId: string; replacementId: string }

const sample = ({ orderId }: { orderId: string }): Ids => ({
  orderId,
  replacementId: '7c1d6f0a-0000-4000-8000-000000000003',
})
const sampleReceived = (totalMinor: number): number => totalMinor

export const replacementOpened = orderEmail({
  kind: 'replacement_opened',
  sample,
  sampleReceived,
  template: (context, ids) =>
    replacementEmail(context, ids, ({ t, order }) => ({
      subject: t('mail.replacementOpenedSubject', { number: order.order.number }),
      intro: t('mail.replacementOpenedIntro'),
      facts: [],
      after: [t('mail.replacementOpenedNext')],
    })),
})

export const replacementShipped = orderEmail({
  kind: 'replacement_shipped',
  sample,
  sampleReceived,
  template: (context, ids) =>
    replacementEmail(context, ids, (shipped) => ({
      subject: shipped.t('mail.replacementShippedSubject', { number: shipped.order.order.number }),
      intro: shipped.t('mail.replacementShippedIntro'),
      facts: [
        { label: shipped.t('mail.shippingMethod'), value: methodName(shipped) },
        ...trackingFacts(shipped).map((fact) => ({ ...fact, isStrong: true })),
      ],
      after: [...deliveryTime(shipped), ...customsNote(shipped)],
    })),
})

export const replacementCanceled = orderEmail({
  kind: 'replacement_canceled',
  sample,
  sampleReceived,
  template: (context, ids) =>
    replacementEmail(context, ids, ({ t, order }) => ({
      subject: t('mail.replacementCanceledSubject', { number: order.order.number }),
      intro: t('mail.replacementCanceledIntro'),
      facts: [],
      after: [contactLink(context)],
    })),
})

type Words = { subject: string; intro: string; facts: Fact[]; after: Block[] }

/** `wordsOf` gets the order as the replacement's own parcel. */
function replacementEmail(
  context: OrderEmailContext,
  { replacementId }: Ids,
  wordsOf: (context: OrderEmailContext) => Words,
): EmailContent {
  const replacement = context.order.replacements.find(({ id }) => id === replacementId)
  invariant(replacement, 'an e-mail about a replacement has its replacement')
  const parcel = { ...context, order: shipmentOf(context.order, replacement) }
  const { t, order, locale } = parcel
  const { subject, intro, facts, after } = wordsOf(parcel)
  const pieces = (count: number) => t('mail.pieces', { count })
  const goods: Fact[] = [
    ...order.lines.map(({ name, quantity }) => ({
      label: textIn(name, locale),
      value: pieces(quantity),
    })),
    ...order.cartridges.map(({ name, serial, kind, quantity }) => ({
      label: t('mail.cartridgeLine', { name: textIn(name, locale), code: serial }),
      value: pieces(quantity),
      scent: { serial, kind },
    })),
  ]
  const number = { label: t('mail.replacementNumber'), value: replacement.number }
  return {
    subject,
    addressee: addresseeOf(context),
    blocks: [
      intro,
      { kind: 'facts', facts: [...numberFacts(context), number, ...facts] },
      {
        kind: 'section',
        title: t('mail.replacementTitle'),
        blocks: [{ kind: 'facts', facts: goods }],
      },
      ...after,
      ...orderLinks(context, t('mail.viewOrder')),
      addressSection(context),
    ],
  }
}

/** The parcel states a value although nothing is charged. */
const customsNote = ({ t, order }: OrderEmailContext): Block[] =>
  order.order.country === JAPAN ? [] : [{ kind: 'note', text: t('mail.replacementCustoms') }]
