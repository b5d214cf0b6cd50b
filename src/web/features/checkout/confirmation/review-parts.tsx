/** Customer and delivery as they were typed, each with a link back to its form. */

import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { asksForCustomsCode } from '#domain/addresses/customs-code.ts'
import { addressLines } from '#domain/shipping/address-lines.ts'
import { countryName } from '#domain/shipping/country-names.ts'
import { methodOfWord } from '#domain/shipping/method.ts'
import { DELIVERY_TIME_NAMES } from '#i18n/delivery-time-text.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { dayText } from '#shared/date-text.ts'
import { isIsoDay } from '#shared/iso-day.ts'
import { companyOf, recipientOf } from '#web/draft/buyer.ts'
import { useOrderDraft } from '#web/draft/order-draft.ts'
import { methodDays, methodName } from '#web/labels/shipping-labels.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLines } from '#web/ui/text-lines.tsx'

import { fieldLabel } from '../fields/field-label.ts'
import { deliveryTimeOf } from '../shipping/delivery-time.ts'
import { PRE_CHECKOUT, pathOfStep } from '../steps.ts'
import { usePhoneOnOrder } from './use-phone-on-order.ts'

export function ContactPart() {
  const t = useT()
  const locale = useLocale()
  const draft = useOrderDraft()
  const { company, department, purchaseOrderNumber } = companyOf(draft)
  const phone = usePhoneOnOrder(draft.customerPhone, draft.location, draft.address.country)
  return (
    <Panel
      title={t('checkout.contactTitle')}
      action={<Link to={pathOfStep('customer-details')}>{t('checkout.change')}</Link>}
    >
      <Facts
        facts={[
          { id: 'company', label: t('checkout.fieldCompany'), value: company },
          { id: 'department', label: t('checkout.fieldDepartment'), value: department },
          {
            id: 'name',
            label: t(company === '' ? 'checkout.fieldName' : 'checkout.fieldContact'),
            value: draft.customerName,
          },
          {
            id: 'purchase-order',
            label: t('checkout.fieldPurchaseOrder'),
            value: purchaseOrderNumber,
          },
          {
            id: 'email',
            label: fieldLabel(t, 'email', draft.address.country),
            value: draft.customerEmail,
          },
          {
            id: 'phone',
            label: fieldLabel(t, 'phone', draft.address.country),
            value: phone,
          },
          {
            id: 'location',
            label: fieldLabel(t, 'location', draft.address.country),
            value: countryName(draft.location, locale),
          },
        ]}
      />
    </Panel>
  )
}

export function DeliveryPart({ children }: { children: ReactNode }) {
  const t = useT()
  const locale = useLocale()
  const draft = useOrderDraft()
  const { address, customsCode, shippingMethod } = draft
  const deliveryTime = deliveryTimeOf(draft)
  const recipient = recipientOf(draft)
  const recipientPhone = usePhoneOnOrder(recipient?.phone ?? '', address.country)
  const method = methodOfWord(shippingMethod, address.country)
  const lines = addressLines(address, locale, { name: '', company: '' })

  return (
    <Panel
      title={t('checkout.deliveryTitle')}
      action={<Link to={pathOfStep('shipping-info')}>{t('checkout.change')}</Link>}
    >
      <Facts
        facts={[
          {
            id: 'recipient',
            label: t('checkout.recipientTitle'),
            value: recipient && (
              <TextLines
                lines={[recipient.company, recipient.department, recipient.name, recipientPhone]}
              />
            ),
          },
          {
            id: 'address',
            label: t('checkout.addressTitle'),
            value: <TextLines lines={lines} />,
          },
          {
            id: 'customs',
            label: t('checkout.fieldCustomsCode'),
            value: asksForCustomsCode(address.country) ? customsCode : '',
          },
          {
            id: 'method',
            label: fieldLabel(t, 'method', address.country),
            value: method.ok
              ? t('checkout.legalMethod', {
                  method: methodName(t, method.value),
                  days: methodDays(t, method.value),
                })
              : '',
          },
          {
            id: 'delivery-time',
            label: t('checkout.fieldDeliveryTime'),
            value: deliveryTime && t(DELIVERY_TIME_NAMES[deliveryTime]),
          },
        ]}
      />
      {children}
    </Panel>
  )
}

/** What the questions before checkout were answered with. */
export function TermsPart() {
  const t = useT()
  const locale = useLocale()
  const { isAgreedTerms } = useOrderDraft()
  const version = isIsoDay(isAgreedTerms) ? dayText(isAgreedTerms, locale) : isAgreedTerms
  return (
    <Panel
      title={t('checkout.termsTitle')}
      action={<Link to={PRE_CHECKOUT}>{t('checkout.change')}</Link>}
    >
      <Facts
        facts={[
          { id: 'eu', label: t('order.preCheckoutQuestion'), value: t('order.preCheckoutNotEu') },
          {
            id: 'terms',
            label: t('checkout.termsOfSale'),
            value: t('checkout.termsAccepted', { date: version }),
          },
        ]}
      />
    </Panel>
  )
}
