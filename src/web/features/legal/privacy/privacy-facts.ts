import type { Seller } from '../find-seller.server.ts'

export type PrivacyFacts = {
  seller: Seller
  /** An ISO date. */
  version: string
  /** What the site stores in the browser, by name. */
  names: {
    language: string
    binding: string
    code: string
    staff: string
    user: string
    draft: string
    draftTab: string
  }
}

/** The external services that this installation uses; others are not named. */
export type Suppliers = {
  card: 'sandbox' | 'stripe'
  captcha: 'proof-of-work' | 'recaptcha'
  /** A counting service that is asked for first. */
  isCounted: boolean
}
