/** Where in Japan the head office is: a dot for each prefecture, and its own in ink. */
import { useT } from '#i18n/use-t.ts'

import type { HeadOffice } from './company.ts'
import css from './prefecture-map.module.css'

/** The numbers of ISO 3166-2, in rows from north to south, each about where its prefecture is. */
const ROWS = `
  .. .. .. .. .. .. .. .. .. .. .. .. 01
  .. .. .. .. .. .. .. .. .. .. .. 02 ..
  .. .. .. .. .. .. .. .. .. .. .. 05 03
  .. .. .. .. .. .. .. .. .. .. .. 06 04
  .. .. .. .. .. .. .. .. 17 16 15 07 ..
  .. .. .. .. .. .. .. 18 21 20 10 09 ..
  .. .. .. 32 31 28 26 25 23 19 11 08 ..
  .. .. 35 34 33 .. 27 29 24 22 13 12 ..
  42 41 40 .. 38 37 .. 30 .. .. 14 .. ..
  .. 43 44 .. 39 36 .. .. .. .. .. .. ..
  .. 46 45 .. .. .. .. .. .. .. .. .. ..
  47 .. .. .. .. .. .. .. .. .. .. .. ..
`
  .trim()
  .split('\n')
  .map((row) => row.trim().split(' '))

const DOTS = ROWS.flatMap((row, y) =>
  row.flatMap((number, x) => (number === '..' ? [] : [{ code: `JP-${number}`, x, y }])),
)

export function PrefectureMap({ prefecture, name }: HeadOffice) {
  const t = useT()
  return (
    <figure className={css.map}>
      <svg viewBox="-.5 -.5 13 12" aria-hidden="true">
        {DOTS.map(({ code, x, y }) => (
          <circle
            key={code}
            cx={x}
            cy={y}
            r={code === prefecture ? 0.46 : 0.3}
            data-own={code === prefecture || undefined}
          />
        ))}
      </svg>
      <figcaption>{t('company.profilePlace', { name })}</figcaption>
    </figure>
  )
}
