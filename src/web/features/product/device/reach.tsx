/** The reach of the scent to scale: a ruler, and a plume that ends at the number. */
import type { Device } from '#domain/catalog/devices/device.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { Section } from '#web/ui/section.tsx'

import css from './reach.module.css'

/** A little more than the longest reach, so that its end has room for its number. */
const RULER_CM = 212
const TICK_CM = 10
const ROW_PX = 212
const PLUME_PX = 160

const at = (cm: number): string => `${(100 * cm) / RULER_CM}%`

export function Reach({ device }: { device: Device }) {
  const t = useT()
  const { reachCm, reachWithBoosterCm } = device
  const plumes =
    reachWithBoosterCm === null
      ? [{ cm: reachCm, word: t('product.reachAlone') }]
      : [
          { cm: reachCm, word: t('product.reachWithout') },
          { cm: reachWithBoosterCm, word: t('product.reachWith') },
        ]
  const sentence =
    reachWithBoosterCm === null
      ? t('product.reachSentence', { reach: reachCm })
      : t('product.reachSentenceBooster', { reach: reachCm, boosted: reachWithBoosterCm })

  return (
    <Section id="reach" title={t('product.reachTitle')} intro={sentence} background="white">
      <svg
        className={`${css.scale} ${plumes.length > 1 ? css.long : css.short}`}
        aria-hidden="true"
      >
        {plumes.map(({ cm, word }, row) => (
          <Plume key={word} cm={cm} word={word} top={row * ROW_PX} />
        ))}
        <Ruler top={plumes.length * ROW_PX + 12} own={reachCm} />
      </svg>
    </Section>
  )
}

/** The drawing of air, from the nozzle at its right end to where it thins out; turned round here. */
const AIR = '/images/plume-5.avif'
const AIR_BOX = '0 44 850 196'

function Plume({ cm, word, top }: { cm: number; word: string; top: number }) {
  const t = useT()
  return (
    <>
      <text x="0" y={top + 16}>
        {word}
      </text>
      <svg
        className={css.plume}
        x="0"
        y={top + 28}
        width={at(cm)}
        height={PLUME_PX}
        viewBox={AIR_BOX}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <image href={AIR} width="900" height="300" transform="translate(850) scale(-1 1)" />
      </svg>
      <line className={css.end} x1={at(cm)} x2={at(cm)} y1={top + 28} y2={top + 28 + PLUME_PX} />
      <text data-value x={at(cm)} y={top + 16} textAnchor={anchorOf(cm)}>
        {t('product.centimetres', { value: cm })}
      </text>
    </>
  )
}

/** The distances that the second version made known, and this one's own. */
const { reachCm: NEAR_CM, reachWithBoosterCm: FAR_CM } = deviceOf('aroma-shooter')

function Ruler({ top, own }: { top: number; own: number }) {
  const t = useT()
  const far = FAR_CM ?? NEAR_CM
  const marks = [...new Set([0, NEAR_CM, far, own])]
  const ticks = Array.from({ length: far / TICK_CM + 1 }, (_, tick) => tick * TICK_CM)
  return (
    <>
      <line className={css.line} x1="0" x2={at(far)} y1={top} y2={top} />
      {ticks.map((cm) => (
        <line
          key={cm}
          className={css.line}
          x1={at(cm)}
          x2={at(cm)}
          y1={top}
          y2={top + (marks.includes(cm) ? 14 : 7)}
        />
      ))}
      {marks.map((cm) => (
        <text key={cm} x={at(cm)} y={top + 34} textAnchor={cm === 0 ? 'start' : 'middle'}>
          {t('product.count', { value: cm })}
        </text>
      ))}
    </>
  )
}

/** Neither end of the ruler has room beyond it. */
const anchorOf = (cm: number): 'start' | 'middle' | 'end' =>
  cm * 2 > RULER_CM ? 'end' : cm * 10 < RULER_CM ? 'start' : 'middle'
