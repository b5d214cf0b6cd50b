/** The props of every card form, whichever processor is used. */
import type { Money } from '#shared/money.ts'

export type CardIntent = { paymentId: string; clientSecret: string }

export type PaymentFormProps = {
  intent: CardIntent
  amount: Money
  /** Where the cardholder's bank sends the buyer back to; absolute. */
  returnUrl: string
  /** Called right before the card is presented. */
  onAttempt: () => void
  /** Called when the server is to be asked what became of the money. */
  onAttempted: () => void
}
