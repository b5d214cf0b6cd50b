/** Turning away from a device on a desk, and not from one around the neck. From above, to scale. */
import { useState } from 'react'

import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { Section } from '#web/ui/section.tsx'

import { Air } from '../../drawings/air.tsx'
import { halfWidthAt } from '../../drawings/air-stream.ts'
import { Drawing } from '../../drawings/drawing.tsx'
import { FromAbove } from '../../drawings/figures.tsx'
import css from './turning.module.css'

const TURN_MAX = 180
const STEP = 5
/** From the middle of the neck to the tip of the nose. */
const NOSE_CM = 12

export function Turning({ name }: { name: string }) {
  const t = useT()
  const [turn, setTurn] = useState(0)
  const deskCm = deviceOf('aroma-shooter').reachCm
  const { reachCm } = deviceOf('aroma-shooter-wearable-3')
  const degrees = t('devices.degrees', { value: turn })
  return (
    <Section
      id="turning"
      title={t('devices.turnTitle')}
      intro={t('devices.turnText', { desk: deskCm, reach: reachCm })}
      background="white"
    >
      <div className={css.stage}>
        <Drawing box={[-90, -28, 118, 56]}>
          <rect data-thin x="-87" y="-25" width="46" height="50" rx="3" />
          <Air cm={deskCm} kind="function" transform={`translate(${-NOSE_CM - deskCm})`} />
          <circle cx={-NOSE_CM - deskCm - 3.9} r="3.9" />
          <g transform={`rotate(${turn}) translate(${-NOSE_CM})`}>
            <circle data-kind="floral" r="4.4" opacity="0.5" />
            <FromAbove>
              <CollarFromAbove />
            </FromAbove>
          </g>
        </Drawing>
        <div className={css.control}>
          <label htmlFor="turn">{t('devices.turnLabel')}</label>
          <input
            id="turn"
            type="range"
            min={0}
            max={TURN_MAX}
            step={STEP}
            value={turn}
            aria-valuetext={degrees}
            onChange={(event) => setTurn(event.currentTarget.valueAsNumber)}
          />
          <span className={css.degrees}>{degrees}</span>
          <p role="status">
            {isInAir(turn, deskCm) ? t('devices.turnBoth') : t('devices.turnOne', { name })}
          </p>
        </div>
      </div>
    </Section>
  )
}

function CollarFromAbove() {
  return (
    <>
      <path
        data-solid
        d="M6-9.4C14-14 23-9 23 0C23 9 14 14 6 9.4L7 7.2C14 10.4 20.4 7 20.4 0C20.4-7 14-10.4 7-7.2z"
      />
      <rect x="-1" y="-11" width="10" height="4.6" rx="2.3" transform="rotate(-18 6 -9)" />
      <rect x="-1" y="6.4" width="10" height="4.6" rx="2.3" transform="rotate(18 6 9)" />
    </>
  )
}

/** Whether the nose is still where the air from the desk ends. */
function isInAir(turn: number, deskCm: number): boolean {
  const angle = (turn / TURN_MAX) * Math.PI
  return Math.sin(angle) * NOSE_CM < halfWidthAt(deskCm) && turn < TURN_MAX / 2
}
