/** What the booster changes, and what stays as it is. */

import {
  INTENSITY_PERCENT_MAX,
  SCENT_SWITCH_SECONDS_MIN,
} from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { Section } from '#web/ui/section.tsx'
import { Table } from '#web/ui/table.tsx'

import css from './booster.module.css'

export function Booster() {
  const t = useT()
  const { reachCm, reachWithBoosterCm, chambers } = deviceOf('aroma-shooter')
  const same = [
    { label: t('product.rowChambers'), value: t('product.count', { value: chambers }) },
    {
      label: t('product.rowIntensity'),
      value: t('product.valuePercent', { min: 0, max: INTENSITY_PERCENT_MAX }),
    },
    {
      label: t('product.rowSwitching'),
      value: t('product.valueFrom', { seconds: SCENT_SWITCH_SECONDS_MIN }),
    },
  ]
  return (
    <Section id="booster" title={t('devices.changesTitle')} intro={t('devices.changesText')}>
      <div className={css.stage}>
        <Picture
          name="shooter2-booster"
          sizes="(min-width: 60em) 50vw, 100vw"
          className={css.picture}
        />
        <Table caption={t('devices.changesCaption')} isCaptionHidden>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('product.reachWithout')}</th>
              <th scope="col">{t('product.reachWith')}</th>
            </tr>
          </thead>
          <tbody>
            <tr className={css.changed}>
              <th scope="row">{t('product.rowReach')}</th>
              <td>{t('product.centimetres', { value: reachCm })}</td>
              <td>{t('product.centimetres', { value: reachWithBoosterCm ?? reachCm })}</td>
            </tr>
            {same.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td colSpan={2}>{value}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Section>
  )
}
