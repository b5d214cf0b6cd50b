/** The outlet context of the checkout frame for its steps. */
import { useOutletContext } from 'react-router'

import type { Reference } from './reference.ts'
import type { QuoteState } from './use-quote.ts'

export type Checkout = { reference: Reference; quoteState: QuoteState }

export const useCheckout = (): Checkout => useOutletContext<Checkout>()
