/** The history by year. Years of devices are those of their rows; the others come from the company's records. */
import type { DeviceSlug } from '#domain/catalog/devices/device.ts'
import { CHAMBERS, INTENSITY_PERCENT_MAX } from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'
import type { FigureName } from '#web/figures/names.ts'

type Word = (typeof SHOWN)[DeviceSlug]['word'] | 'shell.cartridges' | 'shell.pageSdk'

export type Event = {
  year: string
  text: string
  figure: FigureName | null
  link: { to: string; word: Word } | null
}

const SHOWN = {
  'aroma-shooter-1': { word: 'shell.shooter1', figure: 'shooter1' },
  'aroma-shooter': { word: 'shell.shooter2', figure: 'shooter2' },
  'aroma-shooter-wearable-3': { word: 'shell.wearable3', figure: 'wearable3' },
  'aroma-speaker-60': { word: 'shell.speaker60', figure: 'speaker60' },
  'aroma-shooter-3': { word: 'shell.shooter3', figure: 'shooter3' },
} as const satisfies Record<DeviceSlug, { word: MessageKey; figure: FigureName }>

/** `established` is a setting: an ISO month, of which the year is shown. */
export function eventsOf(t: Translate, established: string): Event[] {
  const founded = /^\d{4}/.exec(established)?.[0]
  const speaker = deviceOf('aroma-speaker-60').chambers
  return [
    ...(founded === undefined ? [] : [plain(founded, t('company.timelineFounded'), null)]),
    plain('2014', t('company.timelinePrototype'), 'cut'),
    device('aroma-shooter-1', t('company.timelineFirst')),
    plain('2018', t('company.timelineGame'), 'pairs'),
    device('aroma-shooter', t('company.timelineSecond', { percent: INTENSITY_PERCENT_MAX })),
    {
      year: '2020',
      text: t('company.timelinePlate'),
      figure: 'plate-cartridge',
      link: { to: '/products/aroma-cartridge', word: 'shell.cartridges' },
    },
    device('aroma-shooter-wearable-3', t('company.timelineWearable', { chambers: CHAMBERS })),
    device('aroma-speaker-60', t('company.timelineSpeaker', { chambers: speaker })),
    device('aroma-shooter-3', t('company.timelineThird')),
    {
      year: '2026',
      text: t('company.timelineApi'),
      figure: 'request',
      link: { to: '/software/sdk', word: 'shell.pageSdk' },
    },
  ]
}

const plain = (year: string, text: string, figure: FigureName | null): Event => ({
  year,
  text,
  figure,
  link: null,
})

const device = (slug: DeviceSlug, text: string): Event => ({
  year: `${deviceOf(slug).firstSeenYear}`,
  text,
  figure: SHOWN[slug].figure,
  link: { to: `/products/${slug}`, word: SHOWN[slug].word },
})
