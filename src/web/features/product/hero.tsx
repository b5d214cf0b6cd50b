/** The thing, one sentence that says what it does for a person, its price and the way to get it. */
import type { RefObject } from 'react'

import { Lead, PageHeader } from '#web/ui/page-header.tsx'

import type { PictureName } from '../../pictures/manifest.ts'
import { Picture } from '../../pictures/picture.tsx'
import css from './hero.module.css'
import type { Offer } from './offer.ts'
import { OfferLine } from './offer-line.tsx'

export type Shape = 'wide' | 'tall' | 'square'

type Props = {
  name: string
  claim: string
  lead: string
  picture: PictureName
  shape: Shape
  isGraphite?: boolean
  offer: Offer
  /** What the page's own bar watches: it comes when this has gone. */
  offerRef: RefObject<HTMLDivElement | null>
}

export function Hero({ name, claim, lead, picture, shape, isGraphite, offer, offerRef }: Props) {
  return (
    <section
      id="overview"
      className={css.hero}
      data-background={isGraphite ? 'graphite' : undefined}
    >
      <div className={`wrap ${css.stage}`}>
        <div className={css.words}>
          <PageHeader name={name} claim={claim}>
            <Lead>{lead}</Lead>
            <div ref={offerRef}>
              <OfferLine offer={offer} />
            </div>
          </PageHeader>
        </div>
        <div className={css.picture} data-shape={shape}>
          <Picture name={picture} sizes={SIZES[shape]} isFirst />
        </div>
      </div>
    </section>
  )
}

const SIZES = {
  wide: '(min-width: 97em) 1180px, (min-width: 60em) 76vw, (min-width: 40em) 46rem, 128vw',
  tall: '(min-width: 93em) 860px, (min-width: 60em) 58vw, (min-width: 40em) 46rem, 112vw',
  square: '(min-width: 60em) 54vw, 30rem',
} as const satisfies Record<Shape, string>
