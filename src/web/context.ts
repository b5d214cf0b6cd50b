/** The context that the server passes to every loader, and its key. */
import { createContext } from 'react-router'

import type { ConsoleTheme } from '#domain/accounts/console-theme.ts'
import type { StaffRole } from '#domain/accounts/role.ts'
import type { Context } from '#domain/context.ts'
import type { OrderDocuments } from '#domain/orders/documents/order-document.ts'
import type { Locale } from '#shared/locale.ts'

export type CardProvider =
  | { kind: 'sandbox'; publishableKey: string; basePath: string }
  /** `isTest`: only test cards are taken, and no money moves. */
  | { kind: 'stripe'; publishableKey: string; isTest: boolean }

/** A setting that accepts something unsafe in production. Decision 0036. */
export type SafetyOverride =
  | 'ALLOW_TEST_CARDS'
  | 'ALLOW_LOCAL_API_KEY'
  | 'ALLOW_PLAIN_HTTP'
  | 'ALLOW_PLAIN_SMTP'
  | 'ALLOW_PLAIN_DATABASE'

/** The captcha provider. Decisions, section 10. */
export type CaptchaProvider = { kind: 'proof-of-work' } | { kind: 'recaptcha'; siteKey: string }

export type Site = {
  /** The public origin, without a slash at the end. */
  url: string
  /** The company's name, a setting; the sample name when it is not given. */
  name?: string
  isProduction: boolean
  publicApiKey: string
  cardProvider: CardProvider
  captcha: CaptchaProvider
  /** A counting script to be loaded after consent; `null` where none is configured. */
  analyticsScript: string | null
  /** The language the visitor chose before; `null` on a first visit. */
  cookieLocale: Locale | null
  /** Whether to offer Korean to a browser that prefers it (decisions, section 4). */
  suggestsKorean: boolean
  version: string
}

/** The staff session of a request to the console. On all other pages it is `none`. */
export type StaffAccess = {
  /** The name of the console's cookie here; a browser keeps one with `__Host-` to this origin and TLS. */
  cookieName: string
  /** The network of the request, for rate limits; empty outside the console. */
  address: string
  /** Name of the browser or client, for people; empty outside the console. */
  client: string
} & (
  | { session: 'none'; userId: null; name: ''; role: null; token: null }
  | {
      session: 'unconfirmed' | 'confirmed'
      userId: string
      name: string
      role: StaffRole
      theme: ConsoleTheme
      token: string
    }
)

export type AppLoadContext = {
  ctx: Context
  locale: Locale
  /** Of the page's scripts; `null` for a page that is cached, which hydrates on the first interaction. */
  nonce: string | null
  site: Site
  staff: StaffAccess
  /** The unsafe settings that production accepts; shown to staff only. */
  overrides: readonly SafetyOverride[]
  /** The calls of the shop as an OpenAPI document, for the page that tells of them. */
  apiDocument: () => object
  renderPdf: (documents: OrderDocuments) => Promise<Uint8Array<ArrayBuffer>>
  /** The network of the request, for rate limits: in actions only, because pages are cached for all visitors. */
  address: () => string
  /** Records an error that a loader or a render threw, in addition to the log. */
  reportError: (error: unknown, place: string) => void
}

/** The server takes this key from the build (`entry.server.tsx` exports it), so that both mean the same object. */
export const appContext = createContext<AppLoadContext>()
