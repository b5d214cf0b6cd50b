/** Where the speaker goes: a hall, then from the side to scale with a person, and what the place needs. */
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
import { Scene } from '../scene.tsx'
import css from './place.module.css'

const BEFORE_CM = 52
const WIDTH_CM = 296
/** From the nose of a standing person down to the floor. */
const FLOOR_CM = 155
const DEVICE = deviceOf('aroma-speaker-60')
const DEVICE_CM = { width: DEVICE.sizeMm.width / 10, height: DEVICE.sizeMm.height / 10 }
const TOP_CM = FLOOR_CM - DEVICE_CM.height
/** How much lower than the nose its nozzle is. */
const LOWER_CM = TOP_CM + 8
const UPWARD = (-Math.asin(LOWER_CM / DEVICE.reachCm) * 180) / Math.PI
/** Of its front, in centimetres before the nozzle. */
const RIBS = [-28, -24, -20, -16, -12, -8, -4]

export function Place() {
  const t = useT()
  const { reachCm } = DEVICE
  return (
    <Section
      id="reach"
      title={t('devices.placeTitle')}
      intro={t('devices.placeText', { reach: reachCm })}
    >
      <Scene name="scene-speaker" />
      <div className={css.stage}>
        <div>
          <Drawing box={[-BEFORE_CM, -24, WIDTH_CM, 184]}>
            <path d={`M${-BEFORE_CM} ${FLOOR_CM}H${WIDTH_CM - BEFORE_CM}M-46 155V-24`} />
            <path
              data-thin
              d="M-46 147H-52M-46 116H-42V126H-46M-42 121C-38 121-40 148-36 148H-32"
            />
            <rect
              x={-DEVICE_CM.width}
              y={TOP_CM}
              width={DEVICE_CM.width}
              height={DEVICE_CM.height}
              rx="4"
            />
            <path
              data-thin
              d={`M${-DEVICE_CM.width} ${TOP_CM + 14}H0M${-DEVICE_CM.width} ${FLOOR_CM - 6}H0${RIBS.map((x) => `M${x} ${TOP_CM + 15}V${FLOOR_CM - 7}`).join('')}`}
            />
            <path data-solid d={`M-27 ${TOP_CM - 0.6}H-5V${TOP_CM - 2.2}H-27z`} />
            <circle data-solid cy={LOWER_CM} r="1.6" />
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
