/** What every device page has, folded: which cartridge fits, all figures, and the devices side by side. */
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { DEVICE_SLUGS, type DeviceSlug } from '#domain/catalog/devices/device.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { Section } from '#web/ui/section.tsx'
import { useOpenAtHash } from '#web/ui/use-open-at-hash.ts'

import { CompatibleDevices } from './compatible-devices.tsx'
import css from './details.module.css'
import type { ProductData } from './product-data.ts'
import { Compare, DIFFERENCES } from './specs/compare.tsx'
import { bodyFacts, cartridgeTypeIn } from './specs/spec-groups.ts'
import { Specs } from './specs/specs.tsx'

type Props = {
  slug: DeviceSlug
  data: ProductData
  /** Where one types a serial number. */
  check: ReactNode
}

export function Details({ slug, data, check }: Props) {
  const t = useT()
  const [search] = useSearchParams()
  useOpenAtHash()
  const device = deviceOf(slug)
  const parts = [
    {
      id: 'fit',
      title: t('product.fitTitle'),
      gist: cartridgeTypeIn(device, data.platePrefix, t),
      isOpen: search.has('serial'),
      content: <CompatibleDevices slug={slug} data={data} check={check} />,
    },
    {
      id: 'specs',
      title: t('product.specsTitle'),
      gist: bodyFacts(device, t)
        .map(({ value }) => value)
        .join(t('ui.separator')),
      content: <Specs slug={slug} data={data} />,
    },
    {
      id: 'compare',
      title: t('product.compareTitle'),
      gist: t('product.compareGist', { count: DEVICE_SLUGS.length }),
      isOpen: search.has(DIFFERENCES),
      content: <Compare slug={slug} data={data} />,
    },
  ]
  return (
    <Section id="details" title={t('product.detailsTitle')}>
      <Accordion
        isWide
        items={parts.map(({ id, title, gist, content, isOpen = false }) => ({
          id: `${id}-part`,
          title: (
            <span className={css.title}>
              {title} <small>{gist}</small>
            </span>
          ),
          content: (
            <div id={id} className={css.part}>
              {content}
            </div>
          ),
          isOpen,
        }))}
      />
    </Section>
  )
}
