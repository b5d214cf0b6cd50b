/** The picture of each product where one alone is shown. */
import type { DeviceSlug } from '#domain/catalog/devices/device.ts'

import type { PictureName } from './manifest.ts'

export const PRODUCT_PICTURES = {
  'aroma-shooter-3': 'shooter3',
  'aroma-shooter': 'shooter2',
  'aroma-shooter-wearable-3': 'wearable3',
  'aroma-speaker-60': 'speaker60',
  'aroma-shooter-1': 'shooter1',
  'aroma-cartridge': 'cartridge',
} as const satisfies Record<DeviceSlug | 'aroma-cartridge', PictureName>
