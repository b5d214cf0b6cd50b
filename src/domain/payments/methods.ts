/**
 * The ways to pay, as data: another one (a wallet, a convenience store) is a row here, a name in the messages and its
 * own way to the money. Decisions, section 7.
 */
import type { Currency } from '#shared/money.ts'

/** Of the cards that the processor takes. */
export const CARD_BRANDS = ['Visa', 'Mastercard', 'American Express', 'JCB'] as const

type Method = {
  id: 'card' | 'bank_transfer'
  /** How the money comes: `now`, while the buyer waits · `later`, after the order, by the buyer's own doing. */
  kind: 'now' | 'later'
  currencies: readonly Currency[]
  /** Where the goods go, alpha-2; `all` for everywhere. */
  countries: 'all' | readonly string[]
  enabled: boolean
}

const METHODS = [
  { id: 'card', kind: 'now', currencies: ['jpy', 'usd'], countries: 'all', enabled: true },
  {
    id: 'bank_transfer',
    kind: 'later',
    currencies: ['jpy', 'usd'],
    countries: 'all',
    enabled: true,
  },
] as const satisfies readonly Method[]

export type PaymentMethodId = (typeof METHODS)[number]['id']

type OrderFacts = { currency: Currency; country: string }

/** Those that an order may be paid by, in the order in which they are shown. */
export const methodsFor = (
  asked: OrderFacts,
  methods: readonly Method[] = METHODS,
): PaymentMethodId[] => methods.filter((method) => takes(method, asked)).map(({ id }) => id)

export const isMethodOffered = (id: PaymentMethodId, asked: OrderFacts): boolean =>
  methodsFor(asked).includes(id)

const takes = (
  { currencies, countries, enabled }: Method,
  { currency, country }: OrderFacts,
): boolean =>
  enabled && currencies.includes(currency) && (countries === 'all' || countries.includes(country))
