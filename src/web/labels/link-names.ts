import type { DeviceLink } from '#domain/catalog/devices/device.ts'
import type { Translate } from '#i18n/translate.ts'

/** All but one are the same in every language. */
const NAMES = {
  usb: 'USB',
  bluetooth: 'Bluetooth',
  wifi: 'Wi-Fi',
  rs485: 'RS-485',
} as const satisfies Record<Exclude<DeviceLink, 'ethernet'>, string>

/** "USB · Bluetooth", 「USB、Bluetooth」 */
export const linkNames = (links: readonly DeviceLink[], t: Translate): string =>
  links
    .map((link) => (link === 'ethernet' ? t('ui.wiredLan') : NAMES[link]))
    .join(t('ui.listSeparator'))
