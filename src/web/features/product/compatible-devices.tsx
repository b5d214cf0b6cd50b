/** Which cartridge goes into which device: said where one buys, not in a footnote. Spec §1 "plate-type cartridge". */
import type { ReactNode } from 'react'

import {
  type CartridgeType,
  cartridgeTypeOf,
} from '#domain/catalog/compatibility/device-compatibility.ts'
import { DEVICE_SLUGS } from '#domain/catalog/devices/device.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { Picture } from '#web/pictures/picture.tsx'

import css from './compatible-devices.module.css'
import type { ProductData, ProductSlug } from './product-data.ts'

type Props = { slug: ProductSlug; data: ProductData }

/** `check`: where one types a serial number. */
export function CompatibleDevices({ slug, data, check }: Props & { check: ReactNode }) {
  return (
    <>
      <div className={css.types}>
        <Type type="standard" slug={slug} data={data} />
        <Type type="plate" slug={slug} data={data} />
      </div>
      <div className={css.asking}>{check}</div>
    </>
  )
}

const LOOKS = {
  standard: { picture: 'cartridge', title: 'product.typeStandard' },
  plate: { picture: 'plate-cartridge', title: 'product.typePlate' },
} as const satisfies Record<CartridgeType, object>

function Type({ type, slug, data }: Props & { type: CartridgeType }) {
  const t = useT()
  const { picture, title } = LOOKS[type]
  const takers = DEVICE_SLUGS.filter(
    (device) => cartridgeTypeOf(deviceOf(device), data.platePrefix) === type,
  )
  const isOwn = takers.some((taker) => taker === slug)
  return (
    <div className={css.type} data-own={isOwn || undefined}>
      <Picture name={picture} sizes="(min-width: 60em) 14rem, 8rem" />
      <div>
        <p className={css.title}>{t(title)}</p>
        <ul>
          {takers.map((taker) => (
            <li key={taker} data-own={taker === slug || undefined}>
              {data.names[taker]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
