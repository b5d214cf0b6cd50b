/** A dot for every spray: what a solid cartridge gives, and what the same amount of a liquid gives. */
import { useId } from 'react'

import { CARTRIDGE_DIFFUSIONS, LIQUID_DIFFUSIONS } from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'
import { About } from '#web/ui/about.tsx'
import { Section } from '#web/ui/section.tsx'

import css from './cartridge-lifetime-section.module.css'

export function CartridgeLifetimeSection() {
  const t = useT()
  return (
    <Section
      id="life"
      title={t('devices.lifeTitle')}
      intro={t('devices.lifeText', { times: CARTRIDGE_DIFFUSIONS / LIQUID_DIFFUSIONS })}
      background="white"
    >
      <div className={css.fields}>
        <Field count={CARTRIDGE_DIFFUSIONS} word={t('devices.lifeSolid')} />
        <Field count={LIQUID_DIFFUSIONS} word={t('devices.lifeLiquid')} isLiquid />
      </div>
    </Section>
  )
}

const ROWS = 50
const PITCH = 9

type Props = { count: number; word: string; isLiquid?: boolean }

/** A pattern, so that three thousand dots are one shape. */
function Field({ count, word, isLiquid = false }: Props) {
  const t = useT()
  const id = useId()
  const box = { width: (count / ROWS) * PITCH, height: ROWS * PITCH }
  return (
    <div className={css.field} data-liquid={isLiquid || undefined}>
      <svg className={css.dots} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
        <pattern id={id} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
          <circle cx={PITCH / 2} cy={PITCH / 2} r={3} fill="currentColor" />
        </pattern>
        <rect {...box} fill={`url(#${id})`} />
      </svg>
      <p className={`numeral ${css.number}`}>
        <About word={t('ui.about')}>{t('product.count', { value: count })}</About>
      </p>
      <p>{word}</p>
    </div>
  )
}
