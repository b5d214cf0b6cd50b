/** The first figure of a text; where it has none, the print of its scent. */
import { FigureShape } from '../../figures/figure.tsx'
import { Print } from '../../scents/print.tsx'
import type { Entry } from './entry.ts'
import css from './entry-picture.module.css'

type Props = { entry: Entry; sizes: string; isSmall?: boolean }

export function EntryPicture({ entry: { figure, scent }, sizes, isSmall = false }: Props) {
  if (figure !== null) return <FigureShape name={figure} sizes={sizes} isSmall={isSmall} />
  return (
    <div className={css.print} data-small={isSmall || undefined}>
      <Print {...scent} />
    </div>
  )
}
