import { useT } from '#i18n/use-t.ts'

/** How software reaches a device: the other links of devices have no software of ours. */
export type SoftwareLink = 'usb' | 'bluetooth' | 'wifi'

const LINK_WORDS = {
  usb: 'software.linkUsb',
  bluetooth: 'software.linkBluetooth',
  wifi: 'software.linkWifi',
} as const satisfies Record<SoftwareLink, string>

/** "USB · Bluetooth" */
export function useLinks(): (links: readonly SoftwareLink[]) => string {
  const t = useT()
  return (links) => links.map((link) => t(LINK_WORDS[link])).join(' · ')
}
