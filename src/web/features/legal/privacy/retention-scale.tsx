/** How long each kind of data is stored: a table, with a bar for each row on one scale from an hour to more than a year. */
import { useT } from '#i18n/use-t.ts'
import { Table } from '#web/ui/table.tsx'

import { marksOf, placeOf, type Retention, retentionsOf } from './retention.ts'
import css from './retention-scale.module.css'

export function RetentionScale() {
  const t = useT()
  const marks = marksOf(t)
  return (
    <div className={css.scale}>
      <Table
        caption={t('privacy.scaleCaption')}
        columns={[
          { text: <Head text={t('privacy.scaleData')} marks={marks} />, className: css.data },
          t('privacy.scaleUntil'),
        ]}
      >
        {retentionsOf(t).map(({ data, until, hours }) => (
          <tr key={data}>
            <th scope="row" className={css.data}>
              {data}
              <Bar hours={hours} marks={marks} />
            </th>
            <td>{until}</td>
          </tr>
        ))}
      </Table>
    </div>
  )
}

type Marks = ReturnType<typeof marksOf>

const Head = ({ text, marks }: { text: string; marks: Marks }) => (
  <>
    {text}
    <svg className={css.bar} aria-hidden="true">
      {marks.map(({ word, at }) => (
        <text key={word} x={`${at}%`} y="14" textAnchor={at === 0 ? 'start' : 'middle'}>
          {word}
        </text>
      ))}
    </svg>
  </>
)

/** What has no fixed end is a thin line that leaves the scale. */
const Bar = ({ hours, marks }: Pick<Retention, 'hours'> & { marks: Marks }) => (
  <svg className={css.bar} aria-hidden="true">
    {marks.map(({ at }) => (
      <line key={at} className={css.mark} x1={`${at}%`} x2={`${at}%`} y1="2" y2="18" />
    ))}
    {hours === null ? (
      <>
        <line className={css.open} x2="100%" y1="10" y2="10" />
        <svg x="100%" y="10" overflow="visible" aria-hidden="true">
          <path className={css.open} d="M-6 -5L-1 0L-6 5" />
        </svg>
      </>
    ) : (
      <rect className={css.period} width={`${placeOf(hours)}%`} height="8" y="6" rx="4" />
    )}
  </svg>
)
