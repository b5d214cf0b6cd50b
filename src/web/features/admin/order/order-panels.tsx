/** Who an order is for, where it goes, and what was paid. */
import { Link } from 'react-router'

import { otherRecipientOf } from '#domain/orders/recipient.ts'
import { cardName } from '#domain/payments/payment-card.ts'
import { addressLines } from '#domain/shipping/address-lines.ts'
import { countryName } from '#domain/shipping/country-names.ts'
import { DELIVERY_TIME_NAMES } from '#i18n/delivery-time-text.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import type { Translate } from '#i18n/translate.ts'
import { useAmount, useLocale, useT } from '#i18n/use-t.ts'

import { DateTime, dateTimeText } from '../parts/date-time.tsx'
import { DescriptionList } from '../parts/description-list.tsx'
import { StatementLink } from '../parts/orders/statement-link.tsx'
import { Panel } from '../parts/panel.tsx'
import { CustomsCode } from './customs-code.tsx'
import { DeadlineForm } from './deadline-form.tsx'
import { EditCustomer } from './edit/edit-customer.tsx'
import { EditAddress, EditTracking } from './edit/edit-shipping.tsx'
import type { Answer } from './order-action.ts'
import type { OrderFormProps } from './order-action-form.tsx'
import type { OrderDetail } from './order-detail.server.ts'

type Props = { detail: OrderDetail }

export function Customer({ detail, open, errors }: OrderFormProps) {
  const t = useT()
  const { order } = detail
  const locale = useLocale()

  return (
    <Panel id="customer" title={t('admin.sectionCustomer')}>
      <DescriptionList
        facts={[
          {
            label: t('admin.name'),
            value: detail.customer ? (
              <Link to={`/admin/customers/${order.userId}`}>{order.customerName}</Link>
            ) : (
              order.customerName
            ),
          },
          { label: t('admin.kana'), value: order.customerKana },
          { label: t('admin.company'), value: order.customerCompany },
          { label: t('checkout.fieldDepartment'), value: order.customerDepartment },
          { label: t('checkout.fieldPurchaseOrder'), value: order.purchaseOrderNumber },
          {
            label: t('admin.email'),
            value: <a href={`mailto:${encodeURI(order.customerEmail)}`}>{order.customerEmail}</a>,
          },
          { label: t('admin.phone'), value: order.customerPhone },
          { label: t('admin.residence'), value: countryName(order.location, locale) },
          { label: t('admin.orderLanguage'), value: LOCALE_NAMES[order.locale] },
          { label: t('admin.notes'), value: order.notes },
        ]}
      />
      <EditCustomer detail={detail} open={open} errors={errors} />
    </Panel>
  )
}

type ShippingProps = OrderFormProps & { answer: Answer | undefined }

export function Shipping({ detail, answer, ...edit }: ShippingProps) {
  const t = useT()
  const { order } = detail
  const locale = useLocale()

  return (
    <Panel id="shipping-title" title={t('admin.sectionShipping')}>
      <DescriptionList
        facts={[
          { label: t('admin.shippingMethod'), value: t(`admin.shipping_${order.shippingMethod}`) },
          {
            label: t('admin.address'),
            value: addressLines(order, locale, { name: '', company: '' }).join('\n'),
          },
          ...recipientFacts(t, order),
          {
            label: t('checkout.fieldDeliveryTime'),
            value: order.deliveryTime && t(DELIVERY_TIME_NAMES[order.deliveryTime]),
          },
          {
            label: t('admin.trackingNumber'),
            value: detail.parcels.length > 0 && <Parcels parcels={detail.parcels} />,
          },
          {
            label: t('admin.shippedAt'),
            value: order.shippedAt && <DateTime at={order.shippedAt} />,
          },
          {
            label: t('admin.deliveredAt'),
            value: order.deliveredAt && <DateTime at={order.deliveredAt} />,
          },
        ]}
      />
      <EditAddress detail={detail} {...edit} />
      <EditTracking detail={detail} {...edit} />
      <CustomsCode detail={detail} answer={answer} errors={edit.errors} />
    </Panel>
  )
}

function recipientFacts(t: Translate, order: OrderDetail['order']) {
  const recipient = otherRecipientOf(order)
  if (recipient === null) return []
  const { name, company, department, phone } = recipient
  return [
    {
      label: t('checkout.recipientTitle'),
      value: [company, department, name, phone].filter(Boolean).join('\n'),
    },
  ]
}

/** The numbers, as the way to the carrier's page where they are of its format. */
export const Parcels = ({ parcels }: Pick<OrderDetail, 'parcels'>) => (
  <ul>
    {parcels.map(({ trackingNumber, trackingUrl }) => (
      <li key={trackingNumber}>
        {trackingUrl ? <a href={trackingUrl}>{trackingNumber}</a> : trackingNumber}
      </li>
    ))}
  </ul>
)

type PaymentProps = OrderFormProps & { termsVersions: readonly string[] }

export function Payment({ detail, termsVersions, open, errors }: PaymentProps) {
  const t = useT()
  const { order } = detail
  const declaredAt = order.transferDeclaredAt

  return (
    <Panel id="payment" title={t('admin.sectionPayment')}>
      <DescriptionList
        facts={[
          {
            label: t('admin.paymentMethod'),
            value:
              order.paymentMethod === 'card'
                ? cardName(detail.ledger.card, t('admin.method_card'))
                : t('admin.method_bank_transfer'),
          },
          {
            label: t('admin.cardProcessor'),
            value: detail.paymentPage && (
              <a href={detail.paymentPage} target="_blank" rel="noopener noreferrer">
                {t('admin.openPayment')}
              </a>
            ),
          },
          {
            label: t('admin.bankDeadline'),
            value: order.bankDeadlineAt && <DateTime at={order.bankDeadlineAt} />,
          },
          {
            label: t('admin.remindersSent'),
            value: order.bankDeadlineAt && order.remindersSent > 0 && order.remindersSent,
          },
          { label: t('admin.declaredAt'), value: declaredAt && <DateTime at={declaredAt} /> },
          { label: t('admin.declaredName'), value: order.payerName },
          { label: t('admin.paidAt'), value: order.paidAt && <DateTime at={order.paidAt} /> },
          {
            label: t('admin.termsAccepted'),
            value: order.termsAcceptedAt && (
              <AcceptedTerms
                version={order.termsVersion ?? ''}
                at={order.termsAcceptedAt}
                versions={termsVersions}
              />
            ),
          },
        ]}
      />
      <DeadlineForm detail={detail} open={open} errors={errors} />
      <Transfers detail={detail} />
    </Panel>
  )
}

type TermsProps = { version: string; at: Date; versions: readonly string[] }

/** A link to the terms that the customer accepted, where their text is stored. */
function AcceptedTerms({ version, at, versions }: TermsProps) {
  const t = useT()
  const text = t('admin.termsVersion', { version, at: dateTimeText(at, useLocale()) })
  return versions.includes(version) ? <Link to={`/terms-of-service/${version}`}>{text}</Link> : text
}

/** What staff copied from the statements. */
function Transfers({ detail: { order, transfers, namesById, paidBy } }: Props) {
  const t = useT()
  const amount = useAmount(order.currency)
  if (transfers.length === 0) return null
  return (
    <>
      <h3>{t('admin.sectionTransfers')}</h3>
      {transfers.map(({ id, amountMinor, payerName, receivedOn, recordedAt, recordedBy }) => (
        <DescriptionList
          key={id}
          facts={[
            { label: t('admin.amount'), value: amount(amountMinor) },
            { label: t('admin.payerName'), value: payerName },
            { label: t('admin.receivedOn'), value: receivedOn },
            {
              label: t('adminBank.statement'),
              value: (
                <StatementLink rows={paidBy} transfer={{ amountMinor, receivedOn, payerName }} />
              ),
            },
            {
              label: t('admin.recordedAt'),
              value: (
                <>
                  <DateTime at={recordedAt} /> {namesById[recordedBy] ?? t('admin.by_closed')}
                </>
              ),
            },
          ]}
        />
      ))}
    </>
  )
}
