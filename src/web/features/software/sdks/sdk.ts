/** The devices of each SDK, in addition to the rows of the catalogue. */
import { type SdkLink, sdkLinksOf } from '#domain/catalog/compatibility/sdk-links.ts'
import type { MessageKey } from '#i18n/translate.ts'
import type { Money } from '#shared/money.ts'

export type Sdk = {
  slug: string
  name: string
  platform: string
  version: string
  /** In each currency; `null` for what is free. */
  prices: { jpy: Money; usd: Money } | null
}

type SdkFacts = {
  links: readonly SdkLink[]
  devices: Extract<MessageKey, `software.devices${string}`>
}

/** `null` for one that is new in the catalogue. */
export function sdkFactsOf(slug: string): SdkFacts | null {
  const links = sdkLinksOf(slug)
  if (links === null) return null
  return {
    links,
    devices: links.includes('wifi') ? 'software.devicesWifi' : 'software.devicesAll',
  }
}
