/** The idea of the speaker: sixty wells at once, ring by ring, each kind of scent in its own colour. */
import { KINDS } from '#domain/catalog/cartridge.ts'
import { packagesToFill } from '#domain/catalog/devices/device.ts'
import { CHAMBERS, SCENTS_ABOUT } from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { About } from '#web/ui/about.tsx'
import { Section } from '#web/ui/section.tsx'

import css from './sixty.module.css'

export function Sixty() {
  const t = useT()
  const device = deviceOf('aroma-speaker-60')
  const { chambers } = device
  const facts = [
    [t('product.count', { value: chambers }), t('devices.sixtyLoaded')],
    [
      t('product.count', { value: packagesToFill(device) }),
      t('devices.sixtyPackages', { count: CHAMBERS }),
    ],
    [
      <About key="scents" word={t('ui.about')}>
        {t('product.count', { value: SCENTS_ABOUT })}
      </About>,
      t('devices.sixtyCatalogue'),
    ],
  ] as const

  return (
    <Section id="sixty" title={t('devices.sixtyTitle')} background="white">
      <div className={css.stage}>
        <svg className={css.rings} viewBox="-100 -100 200 200" aria-hidden="true">
          <circle className={css.body} r={99} />
          <circle className={css.deck} r={92} />
          <circle className={css.dial} r={13} />
          {chambersOf(chambers).map(({ x, y, kind }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={4.6} data-kind={kind} />
          ))}
        </svg>
        <div className={css.words}>
          <dl>
            {facts.map(([value, text]) => (
              <div key={text}>
                <dt>{value}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  )
}

/** One sixth, two sixths and three sixths of all wells, from the middle outwards. */
const RINGS = [
  { share: 1 / 6, radius: 33 },
  { share: 2 / 6, radius: 57 },
  { share: 3 / 6, radius: 80 },
]

/** Custom scents have no colour yet. */
const COLOURED = KINDS.filter((kind) => kind !== 'custom')

function chambersOf(chambers: number) {
  return RINGS.flatMap(({ share, radius }) => {
    const count = Math.round(chambers * share)
    return Array.from({ length: count }, (_, well) => {
      const turn = (2 * Math.PI * well) / count - Math.PI / 2
      const kind = COLOURED[Math.floor((well * COLOURED.length) / count)]
      return { x: rounded(radius * Math.cos(turn)), y: rounded(radius * Math.sin(turn)), kind }
    })
  })
}

/** The server and the browser must write the same digits. */
const rounded = (value: number): number => Math.round(value * 100) / 100
