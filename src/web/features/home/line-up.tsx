import { Link } from 'react-router'

import type { Device, DeviceSale } from '#domain/catalog/devices/device.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'
import { linkNames } from '#web/labels/link-names.ts'

import { Picture } from '../../pictures/picture.tsx'
import { PRODUCT_PICTURES } from '../../pictures/product-pictures.ts'
import { Icon } from '../../ui/icon.tsx'
import enter from './enter.module.css'
import type { HomeData } from './home-data.ts'
import css from './line-up.module.css'

const SALE_WORDS = {
  kit: 'home.saleKit',
  on_request: 'home.saleOnRequest',
  quote: 'home.saleQuote',
  discontinued: 'home.saleDiscontinued',
} as const satisfies Record<DeviceSale, MessageKey>

/** Every device, the largest first; three facts tell them apart. */
export function LineUp({ devices }: Pick<HomeData, 'devices'>) {
  const t = useT()
  return (
    <section className={`wrap ${css.section}`} aria-labelledby="line-up">
      <div className={css.opening}>
        <h2 id="line-up" className={css.title}>
          {t('home.lineUpTitle')}
        </h2>
        <p className={css.text}>{t('home.lineUpText')}</p>
      </div>
      <ul className={css.devices}>
        {devices.map(({ slug, name, tagline, isOffSale }) => (
          <li key={slug} className={css.card} data-device={slug}>
            <div className={`${css.media} ${enter.enter}`}>
              <Picture
                name={PRODUCT_PICTURES[slug]}
                alt=""
                sizes="(min-width: 60em) 50vw, 100vw"
                className={css.picture}
              />
            </div>
            <div className={css.words}>
              <h3>
                <Link to={`/products/${slug}`} className={css.link}>
                  {name}
                  <Icon name="arrow-right" size={20} />
                </Link>
              </h3>
              <p className={css.tagline}>{tagline}</p>
              <Rows device={deviceOf(slug)} isOffSale={isOffSale} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Rows({ device, isOffSale }: { device: Device; isOffSale: boolean }) {
  const t = useT()
  const rows = [
    { term: t('home.reach'), value: reachOf(device, t) },
    { term: t('home.chambers'), value: t('home.factValue', { value: device.chambers }) },
    { term: t('home.control'), value: linkNames(device.links, t) },
    { term: t('home.sale'), value: t(isOffSale ? 'ui.notOnSale' : SALE_WORDS[device.sale]) },
  ]
  return (
    <dl className={css.rows}>
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function reachOf({ reachCm, reachWithBoosterCm }: Device, t: Translate): string {
  return reachWithBoosterCm === null
    ? t('home.reachCm', { reach: reachCm })
    : t('home.reachWithBooster', { reach: reachCm, boosted: reachWithBoosterCm })
}
