import { useId } from 'react'

import { useT } from '#i18n/use-t.ts'

import { Checkbox } from '#web/ui/checkbox.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Showcase, Specimen, State } from './showcase.tsx'

export function ChoicesShowcase() {
  const t = useT()
  return (
    <Showcase id="choices" title={t('parts.choices')}>
      <Specimen title="Checkbox">
        <State name={t('parts.stateDefault')}>
          <Checkbox label={t('parts.agree')} required />
        </State>
        <State name={t('parts.stateInvalid')}>
          <Checkbox label={t('parts.agree')} error={t('parts.agreeError')} required />
        </State>
        <State name={t('parts.stateDisabled')}>
          <Checkbox label={t('parts.agree')} disabled defaultChecked />
        </State>
      </Specimen>
      <Specimen title="Switch">
        <State name={t('parts.stateDefault')}>
          <Switch label={t('parts.onlyDifferences')} defaultChecked />
          <Switch label={t('parts.onlyDifferences')} />
        </State>
        <State name={t('parts.stateFocus')}>
          <Switch label={t('parts.onlyDifferences')} data-state="focus" />
        </State>
        <State name={t('parts.stateDisabled')}>
          <Switch label={t('parts.onlyDifferences')} disabled />
          <Switch label={t('parts.onlyDifferences')} disabled defaultChecked />
        </State>
      </Specimen>
      <Specimen title="RadioCards" layout="wide">
        <State name={t('parts.stateDefault')}>
          <PaymentCards />
        </State>
        <State name={t('parts.stateInvalid')}>
          <PaymentCards error={t('parts.paymentError')} value={null} />
        </State>
        <State name={t('parts.stateDisabled')}>
          <PaymentCards isDisabled />
        </State>
      </Specimen>
    </Showcase>
  )
}

type CardsProps = { error?: string; value?: string | null; isDisabled?: boolean }

export function PaymentCards({ error, value = 'card', isDisabled = false }: CardsProps) {
  const t = useT()
  return (
    <RadioCards
      legend={t('parts.payment')}
      name={useId()}
      value={value}
      error={error}
      isRequired={error !== undefined}
      cards={[
        { value: 'card', label: t('parts.card'), detail: t('parts.cardDetail'), isDisabled },
        {
          value: 'transfer',
          label: t('parts.transfer'),
          detail: t('parts.transferDetail'),
          isDisabled,
        },
      ]}
    />
  )
}
