/** The card form of the local sandbox. It takes test cards only and says so. */
import { type FormEvent, useRef, useState } from 'react'

import { useT } from '#i18n/use-t.ts'
import type { CardProvider } from '#web/context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary, type FieldError } from '#web/ui/error-summary.tsx'
import { LabelledInput } from '#web/ui/labelled-control.tsx'

import {
  type CardField,
  type CardInput,
  cvcDigits,
  readCard,
  spacedExpiry,
  spacedNumber,
} from './card-fields.ts'
import { declineErrors } from './decline.ts'
import type { PaymentFormProps } from './payment-contract.ts'
import { confirmAtSandbox, type Means } from './sandbox-confirm.ts'
import css from './sandbox-form.module.css'
import { TestCards } from './test-cards.tsx'

type Props = PaymentFormProps & { provider: Extract<CardProvider, { kind: 'sandbox' }> }

/** The processor's own elements show the wallets that a device has; here this card represents them. */
const WALLET: Means = { paymentMethod: 'pm_card_visa' }

const FIELDS = [
  { name: 'number', write: spacedNumber, autoComplete: 'cc-number' },
  { name: 'expiry', write: spacedExpiry, autoComplete: 'cc-exp' },
  { name: 'cvc', write: cvcDigits, autoComplete: 'cc-csc' },
] as const satisfies readonly {
  name: CardField
  write: (input: string) => string
  autoComplete: string
}[]

const LABELS = {
  number: 'checkout.cardNumber',
  expiry: 'checkout.cardExpiry',
  cvc: 'checkout.cardCvc',
} as const satisfies Record<CardField, string>

const HINTS = {
  number: 'checkout.cardNumberHint',
  expiry: 'checkout.cardExpiryHint',
  cvc: 'checkout.cardCvcHint',
} as const satisfies Record<CardField, string>

export default function SandboxForm(props: Props) {
  const t = useT()
  const [input, setInput] = useState<CardInput>({ number: '', expiry: '', cvc: '' })
  const paying = usePaying(props)
  const errorIn = (field: CardField) => (paying.errors.includes(field) ? t(HINTS[field]) : null)

  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void paying.payByCard(input)
      }}
    >
      <p className={css.test}>
        <Badge tone="warn">{t('checkout.testBadge')}</Badge>
        {t('checkout.testText')}
      </p>
      <ErrorSummary
        title={
          paying.errors.length > 0
            ? t('ui.errorSummary', { count: paying.errors.length })
            : t('checkout.notChargedTitle')
        }
        errors={paying.summary}
      />
      <div className={css.wallet}>
        <Button variant="outline" isWide onClick={() => void paying.pay(WALLET)}>
          {t('checkout.testWallet')}
        </Button>
        <p>{t('checkout.testWalletText')}</p>
      </div>
      <div className={css.fields}>
        {FIELDS.map(({ name, write, autoComplete }) => (
          <LabelledInput
            key={name}
            label={t(LABELS[name])}
            error={errorIn(name)}
            isRequired
            name={name}
            inputMode="numeric"
            autoComplete={autoComplete}
            value={input[name]}
            onChange={(event) => setInput({ ...input, [name]: write(event.currentTarget.value) })}
          />
        ))}
      </div>
      <TestCards onChoose={setInput} />
      <Button type="submit" isBusy={paying.isPaying} isWide>
        {t('checkout.payAmount', { amount: props.amount })}
      </Button>
    </form>
  )
}

function usePaying({ intent, provider, returnUrl, onAttempt, onAttempted }: Props) {
  const t = useT()
  const [isPaying, setPaying] = useState(false)
  const [errors, setErrors] = useState<readonly CardField[]>([])
  const [summary, setSummary] = useState<readonly FieldError[]>([])
  // A second press comes before the button has been drawn as busy.
  const isUnderWay = useRef(false)

  function refuse(wrong: readonly CardField[], messages: readonly FieldError[]): void {
    isUnderWay.current = false
    setPaying(false)
    setErrors(wrong)
    setSummary(messages)
  }

  async function payByCard(input: CardInput): Promise<void> {
    const read = readCard(input)
    if ('card' in read) return pay(read)
    if (isUnderWay.current) return
    const messages = read.errors.map((field) => ({ fieldId: field, message: t(HINTS[field]) }))
    refuse(read.errors, messages)
  }

  async function pay(means: Means): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setPaying(true)
    onAttempt()
    const { basePath, publishableKey } = provider
    const attempt = await confirmAtSandbox({ basePath, publishableKey, intent, means, returnUrl })
    if (attempt.kind === 'declined') {
      return refuse([], declineErrors(t, attempt.code))
    }
    // The button stays busy: the page is about to be left.
    if (attempt.kind === 'authenticate') window.location.assign(attempt.url)
    else onAttempted()
  }

  return { isPaying, errors, summary, pay, payByCard }
}
