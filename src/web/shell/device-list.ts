/** The devices as header, menu and footer name them: in one or two words, the newest first. */
import { DEVICE_SLUGS, type DeviceSlug } from '#domain/catalog/devices/device.ts'
import type { MessageKey } from '#i18n/translate.ts'

import { PRODUCT_PICTURES } from '../pictures/product-pictures.ts'

const WORDS = {
  'aroma-shooter-3': 'shell.shooter3',
  'aroma-shooter': 'shell.shooter2',
  'aroma-shooter-wearable-3': 'shell.wearable3',
  'aroma-speaker-60': 'shell.speaker60',
  'aroma-shooter-1': 'shell.shooter1',
} as const satisfies Record<DeviceSlug, MessageKey>

export const DEVICE_LIST = DEVICE_SLUGS.map((slug) => ({
  slug,
  path: `/products/${slug}`,
  word: WORDS[slug],
  picture: PRODUCT_PICTURES[slug],
}))

export const CARTRIDGE_PATH = '/products/aroma-cartridge'
