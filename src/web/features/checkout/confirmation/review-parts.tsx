/** Customer and delivery as they were typed, each with a link back to its form. */
import { Link } from 'react-router'

import { isLargeFirst } from '#domain/addresses/address-form.ts'
import { asksForCustomsCode } from '#domain/addresses/customs-code.ts'
import { countryName } from '#domain/shipping/country.ts'
import { methodOfWord } from '#domain/shipping/method.ts'
import { stateName } from '#domain/shipping/prefecture.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { useOrderDraft } from '#web/draft/order-draft.ts'
import { type Fact, Facts } from '#web/ui/facts.tsx'

import { fieldLabel } from '../fields/field-label.ts'
import { methodDays, methodName } from '../shipping/method-cards.tsx'
import { Part } from '../step-frame.tsx'
import { pathOfStep } from '../steps.ts'

export function ContactPart() {
  const t = useT()
  const locale = useLocale()
  const draft = useOrderDraft()
  return (
    <Part
      title={t('checkout.contactTitle')}
      action={<Link to={pathOfStep('customer-details')}>{t('checkout.change')}</Link>}
    >
      <Facts
        facts={given([
          {
            id: 'name',
            label: fieldLabel(t, 'name', draft.address.country),
            value: draft.customerName,
          },
          {
            id: 'company',
            label: fieldLabel(t, 'company', draft.address.country),
            value: draft.customerCompany,
          },
          {
            id: 'email',
            label: fieldLabel(t, 'email', draft.address.country),
            value: draft.customerEmail,
          },
          {
            id: 'phone',
            label: fieldLabel(t, 'phone', draft.address.country),
            value: draft.customerPhone,
          },
          {
            id: 'location',
            label: fieldLabel(t, 'location', draft.address.country),
            value: countryName(draft.location, locale),
          },
        ])}
      />
    </Part>
  )
}

export function DeliveryPart() {
  const t = useT()
  const locale = useLocale()
  const { address, customsCode, shippingMethod } = useOrderDraft()
  const method = methodOfWord(shippingMethod, address.country)
  const state = stateName(address.country, address.state, locale)
  const { postalCode, city, line1, line2 } = address
  const lines = isLargeFirst(address.country, locale)
    ? [postalCode, `${state} ${city}`.trim(), line1, line2]
    : [line1, line2, `${city} ${state}`.trim(), postalCode]

  return (
    <Part
      title={t('checkout.deliveryTitle')}
      action={<Link to={pathOfStep('shipping-info')}>{t('checkout.change')}</Link>}
    >
      <Facts
        facts={given([
          {
            id: 'address',
            label: t('checkout.addressTitle'),
            value: [...lines, countryName(address.country, locale)]
              .filter((line) => line !== '')
              .map((line) => <div key={line}>{line}</div>),
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
        ])}
      />
    </Part>
  )
}

const given = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== '')
