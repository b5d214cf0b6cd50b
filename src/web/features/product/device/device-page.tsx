/** A device's page: its own story, then what every device has. */
import { type ReactNode, useRef } from 'react'

import type { Device, DeviceSale, DeviceSlug } from '#domain/catalog/devices/device.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import type { PictureName } from '#web/pictures/manifest.ts'
import { PRODUCT_PICTURES } from '#web/pictures/product-pictures.ts'

import { Details } from '../details.tsx'
import { Hero, type Shape } from '../hero.tsx'
import { useDeviceOffer } from '../offer.ts'
import { KitContents, OrderBand } from '../order-band.tsx'
import type { ProductData } from '../product-data.ts'
import { Questions } from '../questions.tsx'
import { BottomBar, TopBar } from '../sub-nav.tsx'
import { useIsBetween } from '../use-is-between.ts'
import { Controls } from './controls.tsx'
import { bandTitleOf, claimOf, leadOf } from './device-words.ts'
import { Generations } from './shooter-1/generations.tsx'
import { Lineage } from './shooter-1/lineage.tsx'
import { Releases } from './shooter-1/releases.tsx'
import { Support } from './shooter-1/support.tsx'
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

type Story = {
  data: ProductData
  device: Device
  /** The names of the SDKs in the catalogue, by slug. */
  sdks: Record<string, string>
}

type Props = Pick<Story, 'data' | 'sdks'> & {
  slug: DeviceSlug
  /** Where one types a serial number. */
  check: ReactNode
}

export function DevicePage({ slug, data, sdks, check }: Props) {
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
        picture={PRODUCT_PICTURES[slug]}
        shape={SHAPES[slug]}
        isGraphite={slug === 'aroma-shooter-1'}
        offer={offer}
        offerRef={offerRef}
      />
      {STORIES[slug]({ data, device, sdks })}
      <Details slug={slug} data={data} check={check} />
      <Questions slug={slug} data={data} />
      <OrderBand
        ref={bandRef}
        title={bandTitleOf(device, t)}
        picture={BAND_PICTURES[device.sale] ?? PRODUCT_PICTURES[slug]}
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

const STORIES = {
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
  'aroma-shooter-1': ({ data, sdks }) => (
    <>
      <Lineage data={data} />
      <Releases />
      <Generations names={data.names} />
      <Support sdks={sdks} />
    </>
  ),
} as const satisfies Record<DeviceSlug, (story: Story) => ReactNode>

const BAND_PICTURES: Partial<Record<DeviceSale, PictureName>> = {
  kit: 'kit',
  discontinued: 'cartridges',
}
