/** Names of a device's connections, the same in every language. */
import type { DeviceLink } from '#domain/catalog/devices/device.ts'

const NAMES = {
  usb: 'USB',
  bluetooth: 'Bluetooth',
  wifi: 'Wi-Fi',
  rs485: 'RS-485',
  ethernet: 'Ethernet',
} as const satisfies Record<DeviceLink, string>

export const linkNames = (links: readonly DeviceLink[]): string =>
  links.map((link) => NAMES[link]).join(' · ')
