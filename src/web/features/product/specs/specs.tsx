import type { DeviceSlug } from '#domain/catalog/devices/device.ts'
import {
  SPRAY_REST_SECONDS,
  SPRAY_SECONDS_ADVISED,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import type { ProductData } from '../product-data.ts'
import { specGroupsOf } from './spec-groups.ts'
import css from './specs.module.css'

/** All of it in one table, and the one thing to take care of. */
export function Specs({ slug, data }: { slug: DeviceSlug; data: ProductData }) {
  const t = useT()
  const device = deviceOf(slug)
  const groups = specGroupsOf(device, data.platePrefix, t)
  return (
    <>
      <table className={css.table}>
        <caption className="visually-hidden">
          {t('product.specsCaption', { name: data.names[slug] })}
        </caption>
        {groups.map(({ id, title, rows }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.label}</th>
                <td>{row.value}</td>
              </tr>
            ))}
            {id === 'control' && device.serial !== null && (
              <tr>
                <th scope="row">{t('product.rowSerial')}</th>
                <td>{t('product.valueSerial', { prefix: device.serial.prefix })}</td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
      <div className={css.caution}>
        <Callout tone="warn" title={t('product.cautionTitle', { max: SPRAY_SECONDS_MAX })}>
          <p>
            {t('product.cautionText', {
              advised: SPRAY_SECONDS_ADVISED,
              rest: SPRAY_REST_SECONDS,
            })}
          </p>
        </Callout>
      </div>
    </>
  )
}
