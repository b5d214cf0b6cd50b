import type { SdkLink } from '#domain/catalog/compatibility/sdk-links.ts'
import { useT } from '#i18n/use-t.ts'

const LINK_WORDS = {
  usb: 'software.linkUsb',
  bluetooth: 'software.linkBluetooth',
  wifi: 'software.linkWifi',
} as const satisfies Record<SdkLink, string>

/** "USB · Bluetooth" */
export function useLinks(): (links: readonly SdkLink[]) => string {
  const t = useT()
  return (links) => links.map((link) => t(LINK_WORDS[link])).join(' · ')
}
