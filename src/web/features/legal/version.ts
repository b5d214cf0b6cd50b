/** Versions of legal texts, as their pages see them. */
import type { PrivacyFacts } from './privacy/privacy-facts.ts'
import type { StoredText } from './stored-text.ts'
import type { TermsFacts } from './terms/terms-sections.ts'

export type Versioned = {
  /** Every day from which a published version holds, newest first; empty while only the first text exists. */
  days: string[]
  /** The day in Japan for which the text is shown, and today. */
  day: string
  today: string
}

export type LoadedTerms = TermsFacts &
  Versioned & {
    /** `null` is the text that the shop is opened with. */
    texts: { sale: StoredText | null; service: StoredText | null }
  }

export type LoadedPrivacy = PrivacyFacts & Versioned & { text: StoredText | null }
