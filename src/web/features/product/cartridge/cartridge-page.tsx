/** The page of the cartridge: every scent there is, how long one lasts and where it fits. */
import { type ReactNode, useRef } from 'react'

import { CARTRIDGE_SLUG } from '#domain/catalog/devices/device.ts'
import {
  CARTRIDGE_DIFFUSIONS,
  CARTRIDGE_LIFE_MONTHS,
  CHAMBERS,
  SCENTS_ABOUT,
} from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'
import { ScentSets } from '#web/scents/scent-sets.tsx'
import { Section } from '#web/ui/section.tsx'

import { CompatibleDevices } from '../compatible-devices.tsx'
import { Hero } from '../hero.tsx'
import type { LibraryData } from '../load-library.server.ts'
import { useCartridgeOffer } from '../offer.ts'
import { OrderBand } from '../order-band.tsx'
import type { ProductData } from '../product-data.ts'
import { Questions } from '../questions.tsx'
import { BottomBar, TopBar } from '../sub-nav.tsx'
import { useIsBetween } from '../use-is-between.ts'
import { CartridgeLifetimeSection } from './cartridge-lifetime-section.tsx'
import { CartridgePrices } from './cartridge-prices.tsx'
import { Library } from './library.tsx'

type Props = {
  data: ProductData
  library: LibraryData
  /** Where one types a serial number. */
  check: ReactNode
  /** How long a cartridge lasts in one's own use. */
  ownLifetime: ReactNode
}

export function CartridgePage({ data, library, check, ownLifetime }: Props) {
  const t = useT()
  const offerRef = useRef<HTMLDivElement>(null)
  const bandRef = useRef<HTMLElement>(null)
  const isShown = useIsBetween(offerRef, bandRef)
  const offer = useCartridgeOffer(data)
  const name = data.names[CARTRIDGE_SLUG]
  const stops = [
    { id: 'overview', word: t('product.navOverview') },
    { id: 'scents', word: t('product.navScents') },
    { id: 'fit', word: t('product.navFit') },
    { id: 'questions', word: t('product.navQuestions') },
  ]

  return (
    <>
      <TopBar name={name} stops={stops} offer={offer} isShown={isShown} />
      <Hero
        name={name}
        claim={t('devices.cartridgeClaim')}
        lead={t('devices.cartridgeLead', {
          diffusions: CARTRIDGE_DIFFUSIONS,
          months: CARTRIDGE_LIFE_MONTHS,
          scents: SCENTS_ABOUT,
        })}
        picture="cartridge"
        shape="square"
        offer={offer}
        offerRef={offerRef}
      />
      <Library library={library} />
      <Section id="sets" title={t('scents.setsTitle')} intro={t('scents.setsText')} isJoined>
        <ScentSets sets={library.sets} />
      </Section>
      <CartridgeLifetimeSection />
      {ownLifetime}
      <Section id="fit" title={t('product.fitTitle')} intro={t('product.fitIntro')}>
        <CompatibleDevices slug={CARTRIDGE_SLUG} data={data} check={check} />
      </Section>
      <CartridgePrices data={data} />
      <Questions slug={CARTRIDGE_SLUG} data={data} />
      <OrderBand
        ref={bandRef}
        title={t('devices.cartridgeBand', { count: CHAMBERS })}
        picture="cartridges"
        offer={offer}
      />
      <BottomBar offer={offer} isShown={isShown} />
    </>
  )
}
