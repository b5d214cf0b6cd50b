/** Which cartridge goes into which device: said where one buys, not in a footnote. Spec §1 "plate-type cartridge". */
import { DEVICE_SLUGS } from '#domain/catalog/device.ts'
import { type CartridgeType, cartridgeTypeOf } from '#domain/catalog/device-fit.ts'
import { deviceOf } from '#domain/catalog/devices.ts'
import { useLocale, useT } from '#i18n/use-t.ts'

import { PICTURES } from '../../pictures/manifest.ts'
import { Picture } from '../../pictures/picture.tsx'
import { plateMonth } from '../../plate-month.ts'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import css from './fits.module.css'
import type { ProductData, ProductSlug } from './product-data.ts'
import { SerialChecker } from './serial-checker.tsx'

type Props = { slug: ProductSlug; data: ProductData }

export function Fits({ slug, data }: Props) {
  const t = useT()
  const month = plateMonth(useLocale())
  const prefix = data.platePrefix
  return (
    <Section id="fit" title={t('product.fitTitle')} intro={t('product.fitIntro')}>
      <div className={css.types}>
        <Type type="standard" slug={slug} data={data} />
        <Type type="plate" slug={slug} data={data} />
      </div>
      <div className={css.asking}>
        <Note tone="warn" title={t('product.plateTitle', { prefix })}>
          <p>{t('product.plateText', { prefix, month })}</p>
        </Note>
        <SerialChecker platePrefix={prefix} />
      </div>
    </Section>
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
      <Picture
        name={picture}
        alt={t(PICTURES[picture].alt)}
        sizes="(min-width: 60em) 14rem, 8rem"
      />
      <div>
        <h3>{t(title)}</h3>
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
