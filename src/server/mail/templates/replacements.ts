/** A replacement at no charge was opened, was shipped, or is not sent after all. Decision 0060. */
import { shipmentOf } from '#domain/orders/packing/shipment.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import {
  type Block,
  type EmailContent,
  type Fact,
  factTable,
  note,
  type OrderEmailContext,
  orderEmails,
  section,
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

export const REPLACEMENT_EMAILS = orderEmails({
  replacement_opened: {
    sample: sampleIds,
    sampleReceived: (totalMinor) => totalMinor,
    template: (context, ids) =>
      replacementEmail(context, ids, ({ t, order }) => ({
        subject: t('mail.replacementOpenedSubject', { number: order.order.number }),
        intro: t('mail.replacementOpenedIntro'),
        facts: [],
        after: [t('mail.replacementOpenedNext')],
      })),
  },
  replacement_shipped: {
    sample: sampleIds,
    sampleReceived: (totalMinor) => totalMinor,
    template: (context, ids) =>
      replacementEmail(context, ids, (shipped) => ({
        subject: shipped.t('mail.replacementShippedSubject', {
          number: shipped.order.order.number,
        }),
        intro: shipped.t('mail.replacementShippedIntro'),
        facts: [
          { label: shipped.t('mail.shippingMethod'), value: methodName(shipped) },
          ...trackingFacts(shipped).map((fact) => ({ ...fact, isStrong: true })),
        ],
        after: [...deliveryTime(shipped), ...customsNote(shipped)],
      })),
  },
  replacement_canceled: {
    sample: sampleIds,
    sampleReceived: (totalMinor) => totalMinor,
    template: (context, ids) =>
      replacementEmail(context, ids, ({ t, order }) => ({
        subject: t('mail.replacementCanceledSubject', { number: order.order.number }),
        intro: t('mail.replacementCanceledIntro'),
        facts: [],
        after: [contactLink(context)],
      })),
  },
})

type Ids = { orderId: string; replacementId: string }

function sampleIds({ orderId }: { orderId: string }): Ids {
  return { orderId, replacementId: '7c1d6f0a-0000-4000-8000-000000000003' }
}

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
      factTable([...numberFacts(context), number, ...facts]),
      section(t('mail.replacementTitle'), [factTable(goods)]),
      ...after,
      ...orderLinks(context, t('mail.viewOrder')),
      addressSection(context),
    ],
  }
}

/** The parcel states a value although nothing is charged. */
const customsNote = ({ t, order }: OrderEmailContext): Block[] =>
  order.order.country === JAPAN ? [] : [note(t('mail.replacementCustoms'))]
