import type { Seller } from '../find-seller.server.ts'

export type PrivacyFacts = {
  seller: Seller
  /** An ISO date. */
  version: string
  /** What lies in the browser, by the names it has there. */
  names: {
    language: string
    binding: string
    code: string
    staff: string
    user: string
    draft: string
    /** What belongs to the draft in one tab only. */
    draftTab: string
  }
}

/** Which outside services this installation was told to use; a supplier that is not used is not named. */
export type Suppliers = {
  card: 'sandbox' | 'stripe'
  captcha: 'proof-of-work' | 'recaptcha'
  /** A counting service that is asked for first. */
  isCounted: boolean
}
