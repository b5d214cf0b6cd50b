/** The links of each SDK in the catalogue. A new SDK has no row yet. */
export const SDK_LINK_KINDS = ['usb', 'bluetooth', 'wifi'] as const
/** No software of ours uses the other links of devices. */
export type SdkLink = (typeof SDK_LINK_KINDS)[number]

const SDK_LINKS: Readonly<Record<string, readonly SdkLink[]>> = {
  'windows-sdk': ['usb', 'bluetooth'],
  'ios-sdk': ['bluetooth'],
  'android-sdk': ['usb', 'bluetooth'],
  'java-sdk': ['usb'],
  'nodejs-sdk': ['usb'],
  'unity-sdk': ['usb', 'bluetooth'],
  'unity-premium-sdk': ['usb', 'bluetooth'],
  'matlab-sdk': ['usb'],
  'cpp-sdk': ['usb'],
  'http-api': ['wifi'],
}

export const sdkLinksOf = (slug: string): readonly SdkLink[] | null => SDK_LINKS[slug] ?? null

/** SDKs that share a link with the device, with the shared links. */
export function sdksOver(links: readonly string[]): { slug: string; links: SdkLink[] }[] {
  const shared = Object.entries(SDK_LINKS).map(([slug, own]) => ({
    slug,
    links: own.filter((link) => links.includes(link)),
  }))
  return shared.filter((sdk) => sdk.links.length > 0)
}
