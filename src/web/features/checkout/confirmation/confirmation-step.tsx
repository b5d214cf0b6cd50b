/** The third tab: everything once more, right above the button that orders. Spec §4, §5. */

import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import type { ApiProblem } from '#web/api/client.ts'
import { changeDraft, type OrderDraft, readDraft, useOrderDraft } from '#web/draft/order-draft.ts'
import { paymentCards, paymentName } from '#web/labels/payment-labels.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LabelledTextArea } from '#web/ui/labelled-control.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import { SelectionPart } from '../customer/selection-part.tsx'
import { KanaField } from '../fields/kana-field.tsx'
import { OptionalPart } from '../fields/optional-part.tsx'
import { StepFooter } from '../step-frame.tsx'
import { detourOf, pathOfStep, paymentPath, withStep } from '../steps.ts'
import { useCheckout } from '../use-checkout.ts'
import { LegalPart } from './legal-part.tsx'
import { newOrderOf, type PriceChange, placeOrder, priceChangeOf } from './new-order.ts'
import { PriceChangeCallout } from './price-change-callout.tsx'
import { RefusalCallout } from './refusal-callout.tsx'
import { ContactPart, DeliveryPart, TermsPart } from './review-parts.tsx'
import { type OwnProfile, SaveToProfile, useSaveToProfile } from './save-to-profile.tsx'

const NOTES_LENGTH_MAX = 2000

export function ConfirmationStep(own: OwnProfile) {
  const t = useT()
  const draft = useOrderDraft()
  const placing = usePlacing(own)
  const { quoteState } = useCheckout()
  const isKnown = quoteState.figures?.total != null

  return (
    <>
      <SelectionPart />
      <ContactPart />
      <DeliveryPart>
        <SaveToProfile profile={own.profile} isLocked={placing.isPlacing} />
      </DeliveryPart>
      <TermsPart />
      <PaymentPart isLocked={placing.isPlacing} />
      <NotesPart isLocked={placing.isPlacing} />
      <LegalPart />
      {placing.change && <PriceChangeCallout change={placing.change} />}
      {placing.problem && <RefusalCallout problem={placing.problem} />}
      <StepFooter>
        <ButtonLink to={pathOfStep('shipping-info')} variant="outline">
          {t('checkout.backToShipping')}
        </ButtonLink>
        {draft.placed ? (
          <ButtonLink to={pathOfStep('payment-info')}>{t('checkout.toPayment')}</ButtonLink>
        ) : (
          <Button isBusy={placing.isPlacing} disabled={!isKnown} onClick={placing.place}>
            {t('checkout.placeOrder')}
          </Button>
        )}
      </StepFooter>
    </>
  )
}

function NotesPart({ isLocked }: { isLocked: boolean }) {
  const t = useT()
  const { orderNotes } = useOrderDraft()
  return (
    <Panel title={t('checkout.notesTitle')}>
      <OptionalPart label={t('checkout.addNotes')} isWanted={orderNotes !== ''}>
        <LabelledTextArea
          label={t('checkout.notesLabel')}
          hint={t('checkout.notesHint')}
          name="notes"
          rows={3}
          disabled={isLocked}
          maxLength={NOTES_LENGTH_MAX}
          value={orderNotes}
          onChange={(event) => changeDraft({ orderNotes: event.currentTarget.value })}
        />
      </OptionalPart>
    </Panel>
  )
}

function usePlacing(own: OwnProfile) {
  const navigate = useNavigate()
  const saveToProfile = useSaveToProfile(own)
  const { reference, quoteState } = useCheckout()
  const [isPlacing, setPlacing] = useState(false)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [change, setChange] = useState<PriceChange | null>(null)
  // A second press comes before the button has been drawn as busy.
  const isUnderWay = useRef(false)

  async function place(): Promise<void> {
    // A draft that another page wrote may have no key yet.
    const draft = changeDraft({})
    const { figures } = quoteState
    const body = figures && newOrderOf(draft, figures)
    if (isUnderWay.current || !body) return
    const elsewhere = wayBefore(draft, reference.termsVersion)
    if (elsewhere !== null) return void navigate(elsewhere)

    isUnderWay.current = true
    setPlacing(true)
    setProblem(null)
    setChange(null)
    const placed = await placeOrder(body, draft.idempotencyKey)
    isUnderWay.current = false
    setPlacing(false)
    if (placed.ok) {
      void saveToProfile(draft)
      return void navigate(wayAfter(placed.value.orderId))
    }
    const changed = figures && priceChangeOf(placed.error, figures)
    if (changed) quoteState.refresh()
    setChange(changed)
    setProblem(changed ? null : placed.error)
  }

  return { isPlacing, problem, change, place: () => void place() }
}

/** Another tab may have placed it meanwhile, or the terms were accepted in a version that is past. */
const wayBefore = (draft: OrderDraft, termsVersion: string): string | null =>
  draft.placed ? pathOfStep('payment-info') : detourOf(draft, termsVersion)

/** A draft that was changed while its order was on the way is another one: then the address names the order. */
function wayAfter(orderId: string): string {
  const { placed, confirmedSteps } = readDraft()
  if (placed?.orderId !== orderId) return paymentPath(orderId)

  changeDraft({ confirmedSteps: withStep(confirmedSteps, 'order-confirmation') })
  return pathOfStep('payment-info')
}

/** Once placed, the way of paying is changed with the order itself, at the next tab. */
function PaymentPart({ isLocked }: { isLocked: boolean }) {
  const t = useT()
  const { quoteState } = useCheckout()
  const { paymentSource, placed, address } = useOrderDraft()
  // Until the figures are there, yen: what is not offered then is refused when it is ordered.
  const currency = quoteState.figures?.currency ?? 'jpy'
  if (placed) {
    const to = pathOfStep('payment-info')
    return (
      <Panel
        title={t('checkout.paymentMethod')}
        action={<Link to={to}>{t('checkout.change')}</Link>}
      >
        <p>{paymentName(t, paymentSource, currency)}</p>
      </Panel>
    )
  }
  return (
    <Panel title={t('checkout.paymentMethod')}>
      <RadioCards
        legend={<span className="visually-hidden">{t('checkout.paymentMethod')}</span>}
        name="payment"
        value={paymentSource}
        onChange={(chosen) => changeDraft({ paymentSource: chosen === 'bank' ? 'bank' : 'stripe' })}
        cards={paymentCards(t, {
          currency,
          country: address.country,
          cardDetail: 'checkout.cardDetail',
        }).map((card) => ({ ...card, isDisabled: isLocked }))}
      />
      <KanaField isLocked={isLocked} />
    </Panel>
  )
}
