import type { Device, DeviceLink } from '#domain/catalog/devices/device.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'

/** "USB · Bluetooth · Wi-Fi" */
export function useLinks(device: Pick<Device, 'links'>): string {
  const t = useT()
  return device.links.map((link) => t(LINK_WORDS[link])).join(' · ')
}

export const LINK_WORDS = {
  usb: 'product.linkUsb',
  bluetooth: 'product.linkBluetooth',
  wifi: 'product.linkWifi',
  rs485: 'product.linkRs485',
  ethernet: 'product.linkEthernet',
} as const satisfies Record<DeviceLink, MessageKey>
