/** All devices side by side. What is the same can be put away. */
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { DEVICE_SLUGS, type DeviceSlug } from '#domain/catalog/devices/device.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { PRODUCT_PICTURES } from '#web/pictures/product-pictures.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'

import type { ProductData } from '../product-data.ts'
import css from './compare.module.css'
import { compareRows } from './compare-rows.ts'
import { specGroupsOf } from './spec-groups.ts'

type Props = { slug: DeviceSlug; data: ProductData }

export function Compare({ slug, data }: Props) {
  const t = useT()
  const { isOn, change } = useDifferencesOnly()
  const order = [slug, ...DEVICE_SLUGS.filter((other) => other !== slug)]
  const { groups, hiddenCount } = compareRows(
    order.map((it) => specGroupsOf(deviceOf(it), data.platePrefix, t)),
    isOn,
  )

  return (
    <>
      <form className={css.tools} action="#compare">
        <Switch
          label={t('product.differencesOnly')}
          name={DIFFERENCES}
          value={ON}
          checked={isOn}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        <noscript>
          <Button type="submit" variant="outline" size="small">
            {t('product.compareApply')}
          </Button>
        </noscript>
      </form>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <section className={css.frame} aria-label={t('product.compareRegion')} tabIndex={0}>
        <table className={css.table}>
          <caption className="visually-hidden">{t('product.compareCaption')}</caption>
          <SectionHeader order={order} data={data} />
          {groups.map(({ id, title, rows }) => (
            <tbody key={id}>
              <tr>
                <th scope="rowgroup">{title}</th>
                {order.map((column) => (
                  <td key={column} className={css.again} aria-hidden="true">
                    <span>{data.names[column]}</span>
                  </td>
                ))}
              </tr>
              {rows.map(({ id, label, values, isEqual }) => (
                <tr key={id} data-equal={isEqual || undefined}>
                  <th scope="row">{label}</th>
                  {order.map((column, position) => (
                    <td key={column}>{values[position]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <p className={css.same} role="status">
        {isOn && t('product.sameHidden', { count: hiddenCount })}
      </p>
    </>
  )
}

function SectionHeader({ order, data }: { order: readonly DeviceSlug[]; data: ProductData }) {
  const t = useT()
  return (
    <thead>
      <tr>
        <td className={`${css.corner} ${css.blank}`} />
        {order.map((slug) => (
          <td key={slug} className={css.picture}>
            <Picture name={PRODUCT_PICTURES[slug]} alt="" sizes="(min-width: 64em) 17vw, 11rem" />
          </td>
        ))}
      </tr>
      <tr className={css.names}>
        <th scope="col" className={css.corner}>
          <span className="visually-hidden">{t('product.compareFact')}</span>
        </th>
        {order.map((slug, position) => (
          <th key={slug} scope="col" className={css.column}>
            {position === 0 ? (
              data.names[slug]
            ) : (
              <Link to={`/products/${slug}`}>{data.names[slug]}</Link>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** In the address. */
export const DIFFERENCES = 'differences'
const ON = 'on'

/** In the URL, so that it can be shared and works as a plain form. */
function useDifferencesOnly() {
  const [search, setSearch] = useSearchParams()
  const [isOn, setOn] = useState(search.get(DIFFERENCES) === ON)
  const change = (isWanted: boolean) => {
    setOn(isWanted)
    setSearch(
      (before) => {
        if (isWanted) before.set(DIFFERENCES, ON)
        else before.delete(DIFFERENCES)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { isOn, change }
}
