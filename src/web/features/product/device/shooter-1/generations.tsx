/** The reach of each version, one below the other on one scale. */
import type { DeviceSlug } from '#domain/catalog/devices/device.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { Section } from '#web/ui/section.tsx'

import { Air } from '../../drawings/air.tsx'
import { Drawing } from '../../drawings/drawing.tsx'
import type { ProductData } from '../../product-data.ts'
import css from './generations.module.css'

const VERSIONS = [
  'aroma-shooter-1',
  'aroma-shooter',
  'aroma-shooter-3',
] as const satisfies readonly DeviceSlug[]

/** From the side, the nozzle at 0. */
const BODIES = {
  'aroma-shooter-1': <rect data-solid x="-11.6" y="-2.2" width="11.6" height="4.4" rx="1" />,
  'aroma-shooter': <rect x="-7" y="-3" width="7" height="7.2" rx="1" />,
  'aroma-shooter-3': <rect x="-9.2" y="-1.6" width="9.2" height="3.3" rx="1.2" />,
} as const satisfies Record<(typeof VERSIONS)[number], object>

export function Generations({ names }: Pick<ProductData, 'names'>) {
  const t = useT()
  const rows = VERSIONS.flatMap((slug) => {
    const { reachCm, reachWithBoosterCm } = deviceOf(slug)
    const own = { id: slug, slug, cm: reachCm, name: names[slug] }
    if (reachWithBoosterCm === null) return [own]
    const word = `${names[slug]}${t('ui.separator')}${t('product.reachWith')}`
    return [own, { id: `${slug} boosted`, slug, cm: reachWithBoosterCm, name: word }]
  })
  return (
    <Section
      id="reach"
      title={t('devices.generationsTitle')}
      intro={t('devices.generationsText')}
      isJoined
    >
      <ul className={css.rows}>
        {rows.map(({ id, slug, cm, name }) => (
          <li key={id}>
            <p>
              <span>{name}</span>
              <b className="numeral">{t('product.centimetres', { value: cm })}</b>
            </p>
            <Drawing box={[-14, -13, 216, 26]}>
              <Air cm={cm} kind="citrus" />
              {BODIES[slug]}
              <path d={`M${cm}-10V10`} />
            </Drawing>
          </li>
        ))}
      </ul>
    </Section>
  )
}
