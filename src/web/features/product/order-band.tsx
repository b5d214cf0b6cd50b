/** The end of the page: the thing once more, what is in the box, and the way to get it. */
import type { ReactNode, RefObject } from 'react'

import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'

import type { PictureName } from '../../pictures/manifest.ts'
import { Picture } from '../../pictures/picture.tsx'
import type { Offer } from './offer.ts'
import { OfferLine } from './offer-line.tsx'
import css from './order-band.module.css'

type Props = {
  ref: RefObject<HTMLElement | null>
  title: string
  picture: PictureName
  offer: Offer
  children?: ReactNode
}

export function OrderBand({ ref, title, picture, offer, children }: Props) {
  return (
    <section ref={ref} className={css.band} aria-labelledby="order-title">
      <div className={`wrap ${css.row}`}>
        <div className={css.picture}>
          <Picture name={picture} sizes="(min-width: 60em) 55vw, 116vw" />
        </div>
        <div className={css.words}>
          <h2 id="order-title">{title}</h2>
          {children}
          <OfferLine offer={offer} />
        </div>
      </div>
    </section>
  )
}

/** What the kit is made of, line by line. */
export function KitContents({ device }: { device: string }) {
  const t = useT()
  const lines = [
    { what: device, howMany: 1 },
    { what: t('product.kitCartridges'), howMany: CHAMBERS },
    { what: t('product.kitSdk'), howMany: 1 },
  ]
  return (
    <ul className={css.contents}>
      {lines.map(({ what, howMany }) => (
        <li key={what}>
          <span>{what}</span>
          <b>{t('product.count', { value: howMany })}</b>
        </li>
      ))}
    </ul>
  )
}
