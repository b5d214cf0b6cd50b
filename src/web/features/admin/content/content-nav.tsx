import { CONTENT_KINDS, type ContentKind } from '#domain/editing/kinds.ts'
import { useT } from '#i18n/use-t.ts'

import { FilterLinks } from '../parts/filter-links.tsx'
import { RelatedPages } from '../parts/related-pages.tsx'

type Props = { active: ContentKind | 'pictures'; counts: Record<ContentKind | 'pictures', number> }

export function ContentNav({ active, counts }: Props) {
  const t = useT()
  return (
    <>
      <FilterLinks
        label={t('adminContent.kinds')}
        active={active}
        choices={[
          ...CONTENT_KINDS.map((kind) => ({
            name: kind,
            to: `/admin/content/${kind}`,
            label: t(`adminContent.kind_${kind}`),
            count: counts[kind],
          })),
          {
            name: 'pictures' as const,
            to: '/admin/content/pictures',
            label: t('adminContent.pictures'),
            count: counts.pictures,
          },
        ]}
      />
      <RelatedPages isBelow />
    </>
  )
}
