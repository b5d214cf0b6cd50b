/** How each SDK connects and what it drives, beside the rows of the catalogue. An SDK that is new there has neither yet. */
import type { MessageKey } from '#i18n/translate.ts'
import type { Money } from '#shared/money.ts'

import type { SoftwareLink } from './use-links.ts'

export type Sdk = {
  slug: string
  name: string
  platform: string
  version: string
  /** In each currency; `null` for what is free. */
  prices: { jpy: Money; usd: Money } | null
}

type SdkFacts = {
  links: readonly SoftwareLink[]
  devices: Extract<MessageKey, `software.devices${string}`>
}

const SERIAL: SdkFacts = { links: ['usb'], devices: 'software.devicesAll' }
const BOTH: SdkFacts = { links: ['usb', 'bluetooth'], devices: 'software.devicesAll' }

const SDK_FACTS: Readonly<Record<string, SdkFacts>> = {
  'windows-sdk': BOTH,
  'ios-sdk': { links: ['bluetooth'], devices: 'software.devicesAll' },
  'android-sdk': BOTH,
  'java-sdk': SERIAL,
  'nodejs-sdk': SERIAL,
  'unity-sdk': BOTH,
  'unity-premium-sdk': BOTH,
  'matlab-sdk': SERIAL,
  'cpp-sdk': SERIAL,
  'http-api': { links: ['wifi'], devices: 'software.devicesWifi' },
}

export const sdkFactsOf = (slug: string): SdkFacts | null => SDK_FACTS[slug] ?? null
