/**
 * A document has the policy it was loaded with through every client-side navigation, and only that of checkout lets the
 * card processor's scripts in. Decisions, section 10.
 */

import { takesCards } from '#web/site/private-paths.ts'

import type { CardProvider } from '../../context.ts'

/** Whether checkout must be loaded whole, because the page before it would refuse the card fields. Never twice: no loop. */
export const needsOwnDocument = (
  card: CardProvider['kind'],
  documentPath: string | null,
): boolean => card === 'stripe' && documentPath !== null && !takesCards(documentPath)

/** Leaves this document; nothing is shown until the browser has gone. */
export function loadWhole(address: string): Promise<never> {
  window.location.assign(address)
  return new Promise(() => {})
}
