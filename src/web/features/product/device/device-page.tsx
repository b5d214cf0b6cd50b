/** A device's page. All have the same order; the section in the middle is specific to each device. */
import { type ReactNode, useRef } from 'react'

import type { Device, DeviceSale, DeviceSlug } from '#domain/catalog/devices/device.ts'
import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'
import type { PictureName } from '#web/pictures/manifest.ts'

import { Details } from '../details.tsx'
import { Hero, type Shape } from '../hero.tsx'
import { useDeviceOffer } from '../offer.ts'
import { KitContents, OrderBand } from '../order-band.tsx'
import { PICTURE_OF, type ProductData } from '../product-data.ts'
import { Questions } from '../questions.tsx'
import { BottomBar, TopBar } from '../sub-nav.tsx'
import { useIsBetween } from '../use-is-between.ts'
import { Controls } from './controls.tsx'
import { claimOf, leadOf } from './device-words.ts'
import { Lineage } from './shooter-1/lineage.tsx'
import { Booster } from './shooter-2/booster.tsx'
import { TwoDistances } from './shooter-2/two-distances.tsx'
import { HowItWorks } from './shooter-3/how-it-works.tsx'
import { InThreeDimensions } from './shooter-3/in-three-dimensions.tsx'
import { NightNumbers } from './shooter-3/night-numbers.tsx'
import { Reach } from './shooter-3/reach.tsx'
import { Place } from './speaker/place.tsx'
import { QuoteSteps } from './speaker/quote-steps.tsx'
import { Sixty } from './speaker/sixty.tsx'
import { Collar } from './wearable/collar.tsx'
import { Turning } from './wearable/turning.tsx'
import { Worn } from './wearable/worn.tsx'

type Props = { slug: DeviceSlug; data: ProductData }

/** `check`: where one types a serial number. */
export function DevicePage({ slug, data, check }: Props & { check: ReactNode }) {
  const t = useT()
  const offerRef = useRef<HTMLDivElement>(null)
  const bandRef = useRef<HTMLElement>(null)
  const isShown = useIsBetween(offerRef, bandRef)
  const offer = useDeviceOffer(slug, data)
  const device = deviceOf(slug)
  const name = data.names[slug]
  const stops = [
    { id: 'overview', word: t('product.navOverview') },
    { id: 'specs', word: t('product.navSpecs') },
    { id: 'compare', word: t('product.navCompare') },
    { id: 'questions', word: t('product.navQuestions') },
  ]

  return (
    <>
      <TopBar name={name} stops={stops} offer={offer} isShown={isShown} />
      <Hero
        name={name}
        claim={claimOf(device, t)}
        lead={leadOf(device, t)}
        picture={PICTURE_OF[slug]}
        shape={SHAPES[slug]}
        isGraphite={slug === 'aroma-shooter-1'}
        offer={offer}
        offerRef={offerRef}
      />
      {IDEAS[slug]({ slug, data, device })}
      <Details slug={slug} data={data} check={check} />
      <Questions slug={slug} data={data} />
      <OrderBand
        ref={bandRef}
        title={t(BANDS[device.sale].title, { name, count: CHAMBERS })}
        picture={BANDS[device.sale].picture ?? PICTURE_OF[slug]}
        offer={offer}
      >
        {device.sale === 'kit' && <KitContents device={name} />}
      </OrderBand>
      <BottomBar offer={offer} isShown={isShown} />
    </>
  )
}

const SHAPES = {
  'aroma-shooter-3': 'wide',
  'aroma-shooter': 'tall',
  'aroma-shooter-wearable-3': 'wide',
  'aroma-speaker-60': 'wide',
  'aroma-shooter-1': 'tall',
} as const satisfies Record<DeviceSlug, Shape>

const IDEAS = {
  'aroma-shooter-3': ({ device }) => (
    <>
      <HowItWorks />
      <InThreeDimensions />
      <NightNumbers device={device} />
      <Reach />
      <Controls device={device} />
    </>
  ),
  'aroma-shooter': ({ device }) => (
    <>
      <TwoDistances />
      <Booster />
      <Controls device={device} />
    </>
  ),
  'aroma-shooter-wearable-3': ({ data }) => (
    <>
      <Worn />
      <Turning name={data.names['aroma-shooter-wearable-3']} />
      <Collar />
    </>
  ),
  'aroma-speaker-60': () => (
    <>
      <Sixty />
      <Place />
      <QuoteSteps />
    </>
  ),
  'aroma-shooter-1': ({ slug, data }) => <Lineage slug={slug} data={data} />,
} as const satisfies Record<DeviceSlug, (props: Props & { device: Device }) => ReactNode>

const BANDS = {
  kit: { title: 'product.bandKit', picture: 'kit' },
  on_request: { title: 'product.bandOnRequest', picture: null },
  quote: { title: 'product.bandQuote', picture: null },
  discontinued: { title: 'product.bandDiscontinued', picture: 'cartridges' },
} as const satisfies Record<DeviceSale, { title: MessageKey; picture: PictureName | null }>
