import { CONTENT_KINDS, type ContentKind } from '#domain/editing/kinds.ts'
import { useT } from '#i18n/use-t.ts'

import { FilterLinks } from '../parts/filter-links.tsx'

const PLACES = {
  home: 'adminSettings.homeTitle',
  campaigns: 'adminSettings.campaignsTitle',
  legal: 'adminSettings.legalTitle',
} as const

type Place = ContentKind | 'pictures' | keyof typeof PLACES

/** Everything that the site says, the same on each of its pages. */
export function ContentNav({ active }: { active: Place }) {
  const t = useT()
  const labels: Record<Place, string> = {
    ...labelsOf(CONTENT_KINDS, (kind) => t(`adminContent.kind_${kind}`)),
    pictures: t('adminContent.pictures'),
    ...labelsOf(PLACE_NAMES, (name) => t(PLACES[name])),
  }
  return (
    <FilterLinks
      label={t('adminContent.kinds')}
      active={active}
      choices={[...CONTENT_KINDS, 'pictures' as const, ...PLACE_NAMES].map((name) => ({
        name,
        to: `/admin/content/${name}`,
        label: labels[name],
      }))}
    />
  )
}

// `Object.keys` gives exactly the keys of this object.
const PLACE_NAMES = Object.keys(PLACES) as (keyof typeof PLACES)[]

const labelsOf = <Name extends string>(names: readonly Name[], labelOf: (name: Name) => string) =>
  // One entry for each of the names.
  Object.fromEntries(names.map((name) => [name, labelOf(name)])) as Record<Name, string>
