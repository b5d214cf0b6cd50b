/** Who wrote a post, and how long it takes to read. The company is the author of all of them. */
import { useT } from '#i18n/use-t.ts'

import { useSite } from '../../root-data.ts'
import { Seal } from '../../scents/seal.tsx'
import css from './byline.module.css'
import type { Entry } from './entry.ts'

export function Byline({ entry: { scent, minutes } }: { entry: Entry }) {
  const t = useT()
  const { name } = useSite()
  if (minutes === null) return null
  return (
    <p className={css.byline}>
      <Seal {...scent} size={24} />
      <span>{name}</span>
      <span>{t('company.readingTime', { minutes })}</span>
    </p>
  )
}
