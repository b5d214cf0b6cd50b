/** How it is worn: from the side with the way to the nose, from the front with its chambers. Both to one scale. */
import type { CartridgeKind } from '#domain/catalog/cartridge.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Section } from '#web/ui/section.tsx'

import { Air } from '../../drawings/air.tsx'
import { Drawing } from '../../drawings/drawing.tsx'
import { Bust } from '../../drawings/figures.tsx'
import { bodyFacts } from '../../specs/spec-groups.ts'
import css from './collar.module.css'

const DEVICE = deviceOf('aroma-shooter-wearable-3')

/** Where the nozzle is, seen from the nose: as far below it as the scent reaches. */
const NOZZLE = { x: -3, y: Math.sqrt(DEVICE.reachCm ** 2 - 9) } as const
const UPWARD = (Math.atan2(-NOZZLE.y, -NOZZLE.x) * 180) / Math.PI

export function Collar() {
  const t = useT()
  const { chambers, reachCm } = DEVICE
  return (
    <Section
      id="reach"
      title={t('devices.collarTitle', { reach: reachCm })}
      intro={t('devices.collarText', { count: chambers, half: chambers / 2 })}
    >
      <div className={css.pair}>
        <Drawing box={[-28, -20, 68, 58]}>
          <FromSide />
        </Drawing>
        <Drawing box={[-34, -20, 68, 58]}>
          <FromFront />
        </Drawing>
      </div>
      <div className={css.facts}>
        <Facts facts={bodyFacts(DEVICE, t)} />
      </div>
    </Section>
  )
}

function FromSide() {
  const { x, y } = NOZZLE
  return (
    <>
      <Bust />
      <path
        data-solid
        d="M18.4 12.6C21.4 13 22.2 15 20.6 17.2C17 22.4 12 26 6.6 27L5.4 24.4C10.6 23 14.8 19 18.4 12.6z"
      />
      <path d="M8.6 23.6C9.8 26 8.4 28.4 5.6 28.4C1.6 28.4-2.8 25.6-4.6 21.6L-1.8 19C1 21.6 6.6 21.4 8.6 23.6z" />
      <Wells at={PROFILE_WELLS} />
      <Air cm={DEVICE.reachCm} kind="floral" transform={`translate(${x} ${y}) rotate(${UPWARD})`} />
      <path data-thin d={`M-12 0H-18M-12 ${y}H-18M-15 0V${y}`} />
    </>
  )
}

function FromFront() {
  return (
    <>
      <path d="M-5.6 3V12C-8 16.4-25 16-29 24C-30.6 28-31.4 32-31.6 38H31.6C31.4 32 30.6 28 29 24C25 16 8 16.4 5.6 12V3" />
      <path d="M0-15.6C6-15.6 8.4-11 8.2-4.4C8 2.6 4.6 8.6 0 8.6C-4.6 8.6-8 2.6-8.2-4.4C-8.4-11-6-15.6 0-15.6z" />
      <path data-thin d="M-1.6 1.6C-.6 2.4.6 2.4 1.6 1.6M0-4.4V1M-2.6 4.6C-1 5.4 1 5.4 2.6 4.6" />
      <Half />
      <g transform="scale(-1 1)">
        <Half isOther />
      </g>
    </>
  )
}

/** One side of the collar, on the left in the drawing. */
function Half({ isOther = false }: { isOther?: boolean }) {
  return (
    <>
      <path
        data-solid
        d="M-6.4 10.4C-9.4 11-12.6 13.4-13.8 16.4L-11.4 17.4C-10.6 15-8.6 13.2-6.2 12.6z"
      />
      <path d="M-14.4 16.8C-15.4 21-12.4 26.6-7.4 28.2C-5.4 28.8-3.8 27.8-3.6 26.2C-3.4 24.6-4.6 23.6-6 23C-8.6 21.8-10 19.6-10.2 17.2C-10.4 15.2-14.2 14.8-14.4 16.8z" />
      <Wells at={isOther ? RIGHT_WELLS : LEFT_WELLS} />
    </>
  )
}

type Well = { x: number; y: number; kind: CartridgeKind }

const LEFT_WELLS: Well[] = [
  { x: -12.4, y: 18.6, kind: 'herb' },
  { x: -11, y: 22.6, kind: 'function' },
  { x: -7.8, y: 25.4, kind: 'perfume/fragrance' },
]
const RIGHT_WELLS: Well[] = [
  { x: -12.4, y: 18.6, kind: 'citrus' },
  { x: -11, y: 22.6, kind: 'fruit' },
  { x: -7.8, y: 25.4, kind: 'floral' },
]
const PROFILE_WELLS: Well[] = [
  { x: -1.4, y: 23, kind: 'floral' },
  { x: 2.2, y: 25, kind: 'fruit' },
  { x: 6, y: 26, kind: 'citrus' },
]

const Wells = ({ at }: { at: readonly Well[] }) =>
  at.map(({ x, y, kind }) => <circle key={kind} cx={x} cy={y} r="1.1" data-kind={kind} />)
