/** Whether this browser may be counted by the configured script. Nothing is loaded before the answer. Decisions, section 10. */
import { useSyncExternalStore } from 'react'

import { CONSENT_STORAGE } from '#shared/cookies.ts'
import { subscribeStored } from '#web/browser/subscribe-stored.ts'

const CHANGED = 'analytics-consent-changed'
const subscribe = subscribeStored(CHANGED)

export type Consent = 'unasked' | 'given' | 'refused'

export const useConsent = (): Consent =>
  // The server asks for no consent: the page is the same for all.
  useSyncExternalStore(subscribe, readConsent, () => 'refused')

export function answerConsent(answer: Exclude<Consent, 'unasked'>): void {
  try {
    localStorage.setItem(CONSENT_STORAGE, answer)
  } catch {
    // Without storage, the visitor is asked again at the next visit.
  }
  dispatchEvent(new Event(CHANGED))
}

function readConsent(): Consent {
  try {
    const answer = localStorage.getItem(CONSENT_STORAGE)
    return answer === 'given' || answer === 'refused' ? answer : 'unasked'
  } catch {
    // Storage is blocked: consent cannot be saved, so nothing is loaded.
    return 'refused'
  }
}
