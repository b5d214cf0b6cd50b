/** Where the speaker goes: from the side, to scale with a person, and what the place needs. */
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { linkNames } from '#web/labels/link-names.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Section } from '#web/ui/section.tsx'

import { Air } from '../../drawings/air.tsx'
import { Drawing } from '../../drawings/drawing.tsx'
import { FullFigure } from '../../drawings/figures.tsx'
import { Ruler } from '../../drawings/ruler.tsx'
import { bodyFacts } from '../../specs/spec-groups.ts'
import css from './place.module.css'

const BEFORE_CM = 52
const WIDTH_CM = 296
/** How much lower than the nose its nozzle is. */
const LOWER_CM = 12
const DEVICE = deviceOf('aroma-speaker-60')
const UPWARD = (-Math.asin(LOWER_CM / DEVICE.reachCm) * 180) / Math.PI
const RIBS = [-30, -26, -22, -18, -14, -10, -6, -2]

export function Place() {
  const t = useT()
  const { reachCm } = DEVICE
  return (
    <Section
      id="reach"
      title={t('devices.placeTitle')}
      intro={t('devices.placeText', { reach: reachCm })}
    >
      <div className={css.stage}>
        <div>
          <Drawing box={[-BEFORE_CM, -24, WIDTH_CM, 184]}>
            <path d={`M${-BEFORE_CM} 155H${WIDTH_CM - BEFORE_CM}M-46 155V-24`} />
            <path
              data-thin
              d="M-46 147H-52M-46 116H-42V126H-46M-42 121C-38 121-40 148-36 148H-34"
            />
            <rect x="-35" y="31" width="35" height="124" />
            <rect x="-33.5" y="7" width="32" height="24" rx="4" />
            <path data-thin d={`M-33.5 14H-1.5${RIBS.map((x) => `M${x} 15V30`).join('')}`} />
            <path data-solid d="M-29 6.4H-6V4.8H-29z" />
            <circle data-solid cx="-1.4" cy={LOWER_CM} r="1.6" />
            <Air
              cm={reachCm}
              kind="green"
              transform={`translate(0 ${LOWER_CM}) rotate(${UPWARD})`}
            />
            <FullFigure transform={`translate(${reachCm})`} />
          </Drawing>
          <Ruler before={BEFORE_CM} width={WIDTH_CM} marks={[0, reachCm]} />
        </div>
        <Facts
          facts={[
            ...bodyFacts(DEVICE, t),
            { id: 'links', label: t('product.rowLinks'), value: linkNames(DEVICE.links, t) },
          ]}
        />
      </div>
    </Section>
  )
}
