/** The processor's own fields, in its own frame: card numbers never pass through this page. */
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useEffect, useRef, useState } from 'react'

import { useLocale, useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { ErrorSummary, type FieldError } from '#web/ui/error-summary.tsx'

import { declineErrors } from './decline.ts'
import type { PaymentFormProps } from './payment-contract.ts'
import css from './sandbox-form.module.css'

type Props = PaymentFormProps & { publishableKey: string }
type Ready = { stripe: Stripe; elements: StripeElements }

export default function StripeForm(props: Props) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState<Ready | 'failed' | null>(null)
  const paying = usePaying(props)
  const locale = useLocale()
  const { publishableKey } = props
  const { clientSecret } = props.intent

  useEffect(() => {
    let isLeft = false
    let unmount = () => {}
    mountFields({ publishableKey, clientSecret, locale }, place.current).then(
      (mounted) => {
        unmount = mounted.unmount
        if (isLeft) unmount()
        else setReady(mounted)
      },
      // Blocked or unreachable: the page says so, and bank transfer stays available.
      () => setReady('failed'),
    )
    return () => {
      isLeft = true
      unmount()
    }
  }, [publishableKey, clientSecret, locale])

  return (
    <form
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (ready && ready !== 'failed') void paying.pay(ready)
      }}
    >
      {ready === 'failed' && (
        <Callout tone="danger" role="alert" title={t('checkout.cardFormFailed')} />
      )}
      <ErrorSummary title={t('checkout.notChargedTitle')} errors={paying.summary} />
      <div ref={place} />
      <Button
        type="submit"
        isBusy={paying.isPaying}
        disabled={ready === null || ready === 'failed'}
        isWide
      >
        {t('checkout.payAmount', { amount: props.amount })}
      </Button>
    </form>
  )
}

type Fields = { publishableKey: string; clientSecret: string; locale: 'en' | 'ja' | 'ko' }

async function mountFields(fields: Fields, place: HTMLElement | null) {
  const stripe = await loadStripe(fields.publishableKey, { locale: fields.locale })
  if (!stripe || !place) throw new Error('the card fields could not be loaded')

  const elements = stripe.elements({ clientSecret: fields.clientSecret })
  // Apple Pay and Google Pay, where account and device have them.
  const wallets = { applePay: 'auto', googlePay: 'auto' } as const
  const payment = elements.create('payment', { wallets })
  payment.mount(place)
  return { stripe, elements, unmount: () => payment.destroy() }
}

function usePaying({ returnUrl, onAttempt, onAttempted }: Props) {
  const t = useT()
  const [isPaying, setPaying] = useState(false)
  const [summary, setSummary] = useState<readonly FieldError[]>([])

  async function pay({ stripe, elements }: Ready): Promise<void> {
    setPaying(true)
    onAttempt()
    // On success the browser has left for `returnUrl`; only a refusal comes back here.
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
    })
    if (error.type === 'card_error') {
      const code = error.decline_code ?? error.code ?? 'card_declined'
      setSummary(declineErrors(t, code))
      setPaying(false)
      return
    }
    // The fields tell by themselves what is missing in them.
    if (error.type === 'validation_error') setPaying(false)
    else onAttempted()
  }

  return { isPaying, summary, pay }
}
