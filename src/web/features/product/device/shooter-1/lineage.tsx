/** The idea of the first version: everything after it has the same chambers and takes the same calls. */
import { Link } from 'react-router'

import { DEVICE_SLUGS } from '#domain/catalog/devices/device.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { PRODUCT_PICTURES } from '#web/pictures/product-pictures.ts'
import { Section } from '#web/ui/section.tsx'

import type { ProductData } from '../../product-data.ts'
import css from './lineage.module.css'

const OWN = 'aroma-shooter-1'

export function Lineage({ data }: { data: ProductData }) {
  const t = useT()
  const inOrder = DEVICE_SLUGS.map(deviceOf).toSorted((a, b) => a.firstSeenYear - b.firstSeenYear)
  return (
    <Section
      id="lineage"
      title={t('devices.lineageTitle')}
      intro={t('devices.lineageText')}
      background="white"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <section className={css.years} aria-label={t('devices.lineageRegion')} tabIndex={0}>
        {inOrder.map((device) => (
          <div key={device.slug} className={css.year} data-own={device.slug === OWN || undefined}>
            <Picture
              name={PRODUCT_PICTURES[device.slug]}
              alt=""
              sizes="(min-width: 75em) 20vw, 14rem"
            />
            <div className={css.words}>
              <p className={css.number}>{device.firstSeenYear}</p>
              <p>
                {device.slug === OWN ? (
                  data.names[device.slug]
                ) : (
                  <Link to={`/products/${device.slug}`}>{data.names[device.slug]}</Link>
                )}
              </p>
            </div>
          </div>
        ))}
      </section>
    </Section>
  )
}
