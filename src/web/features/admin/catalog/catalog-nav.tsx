/** The parts of the catalogue, on each of its pages. */
import { PARTS, type Part } from '#domain/catalog/entry.ts'
import { useT } from '#i18n/use-t.ts'

import { FilterLinks } from '../parts/filter-links.tsx'

const PAGES = ['prices', 'shipping', 'countries'] as const

export function CatalogNav({ active }: { active: Part | (typeof PAGES)[number] }) {
  const t = useT()
  return (
    <FilterLinks
      label={t('adminCatalog.parts')}
      active={active}
      choices={[...PARTS, ...PAGES].map((name) => ({
        name,
        to: `/admin/catalog/${name}`,
        label: t(`adminCatalog.part_${name}`),
      }))}
    />
  )
}
