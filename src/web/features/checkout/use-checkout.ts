/** What the frame of checkout hands to its tabs. */
import { useOutletContext } from 'react-router'

import type { Reference } from './reference.ts'
import type { FigureState } from './use-figures.ts'

export type Checkout = { reference: Reference; figureState: FigureState }

export const useCheckout = (): Checkout => useOutletContext<Checkout>()
