/**
 * The idea of the second version: one drawing from above that changes, a desk without the booster, a table with it, to one scale.
 * The distances are radio buttons and the style sheet shows the chosen scene, so that it works before JavaScript does.
 */
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { Section } from '#web/ui/section.tsx'

import { Air } from '../../drawings/air.tsx'
import { Drawing } from '../../drawings/drawing.tsx'
import { FromAbove } from '../../drawings/figures.tsx'
import { Ruler } from '../../drawings/ruler.tsx'
import css from './two-distances.module.css'

const BOX_CM = [-22, -48, 260, 96] as const

const WELLS = [0, 60, 120, 180, 240, 300] as const

export function TwoDistances() {
  const t = useT()
  const { reachCm: near, reachWithBoosterCm } = deviceOf('aroma-shooter')
  const far = reachWithBoosterCm ?? near
  const [left, , width] = BOX_CM
  const choices = [
    { value: 'without', cm: near, word: t('product.reachWithout'), who: t('devices.nearWho') },
    { value: 'with', cm: far, word: t('product.reachWith'), who: t('devices.farWho') },
  ]
  return (
    <Section
      id="reach"
      title={t('devices.boosterTitle')}
      intro={t('devices.boosterText')}
      background="white"
    >
      <fieldset className={css.stage}>
        <legend className="visually-hidden">{t('product.rowReach')}</legend>
        {choices.map(({ value, cm, word, who }, at) => (
          <label key={value} className={css.choice}>
            <input
              type="radio"
              className="unseen-control"
              name="booster"
              value={value}
              defaultChecked={at === 0}
              autoComplete="off"
            />
            <b className={`numeral ${css.number}`}>{t('product.centimetres', { value: cm })}</b>
            <span className={css.word}>{word}</span>
            <span>{who}</span>
          </label>
        ))}
        <div className={css.scale}>
          <Drawing box={BOX_CM}>
            <g data-scene="without">
              <Desk />
              <Air cm={near} kind="fruit" />
              <Shooter />
              <FromAbove transform={`translate(${near})`} />
            </g>
            <g data-scene="with">
              <Table />
              <Air cm={far} kind="fruit" />
              <Shooter hasBooster />
              <FromAbove transform={`translate(${far})`} />
            </g>
          </Drawing>
          <Ruler before={-left} width={width} marks={[0, near, far]} />
        </div>
      </fieldset>
    </Section>
  )
}

/** The second version from above; its nozzle is at 0. */
function Shooter({ hasBooster = false }: { hasBooster?: boolean }) {
  const end = hasBooster ? -9 : 0
  return (
    <g transform={`translate(${end})`}>
      {hasBooster && <path data-solid d="M0-1.2L3-1.4L9-2.2V2.2L3 1.4L0 1.2z" />}
      <circle cx="-4" r="3.9" />
      <g transform="translate(-4)">
        {WELLS.map((turn, chamber) => (
          <circle
            key={turn}
            cx="2.3"
            r="0.75"
            transform={`rotate(${turn})`}
            data-kind={KINDS_OF_WELLS[chamber]}
          />
        ))}
      </g>
    </g>
  )
}

const KINDS_OF_WELLS = [
  'citrus',
  'fruit',
  'floral',
  'perfume/fragrance',
  'function',
  'herb',
] as const

function Desk() {
  return (
    <>
      <rect x="-16" y="-44" width="70" height="88" rx="3" />
      <path
        data-thin
        d="M12 15H36V38H12zM12 26.5H36M40 20L44 36M-9-38H25V-19H-9zM-9-16H25V-13H-9z"
      />
      <circle data-thin cx="41" cy="-22" r="4.2" />
      <path data-thin d="M45-24C49-24 49-20 45-20M88-21C96-12 96 12 88 21" />
    </>
  )
}

function Table() {
  return (
    <>
      <rect x="-18" y="-32" width="212" height="64" rx="8" />
      <path
        data-thin
        d="M34-46H74C78-46 78-38 74-38H34C30-38 30-46 34-46M104-46H144C148-46 148-38 144-38H104C100-38 100-46 104-46M34 46H74C78 46 78 38 74 38H34C30 38 30 46 34 46M104 46H144C148 46 148 38 144 38H104C100 38 100 46 104 46M40-28H62V-13H40zM150 14H172V29H150zM111 15L131 17L130 29L110 27z"
      />
      <circle data-thin cx="74" cy="-20" r="4.2" />
      <circle data-thin cx="140" cy="22" r="4.2" />
      <path data-thin d="M228-21C236-12 236 12 228 21" />
    </>
  )
}
