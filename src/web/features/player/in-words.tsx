/** The same timeline without a drawing: for those who listen, who print, or whose browser runs nothing. */
import { useT } from '#i18n/use-t.ts'

import { ScentName } from '../../scents/scent-name.tsx'
import { Table } from '../../ui/table.tsx'
import css from './in-words.module.css'
import { type Scent, scentOf } from './scent.ts'
import { endOf, inOrder, type Timeline } from './timeline/timeline.ts'
import { useSeconds } from './use-seconds.ts'

type Props = { timeline: Timeline; scents: readonly Scent[] }

export function InWords({ timeline, scents }: Props) {
  const t = useT()
  const seconds = useSeconds()
  const { title, lengthMs, marks, serials } = timeline
  return (
    <section className={css.section} aria-labelledby="words-title">
      <div className={`wrap ${css.columns}`}>
        <div>
          <h2 id="words-title">{t('player.wordsTitle')}</h2>
          <p className={css.intro}>
            {t('player.wordsText', { title, seconds: lengthMs / 1000, count: marks.length })}
          </p>
        </div>
        {marks.length > 0 && (
          <Table
            caption={title}
            isCaptionHidden
            columns={[
              t('player.columnScent'),
              t('player.chamber'),
              { text: t('player.columnTime'), isNumber: true },
              { text: t('player.columnConcentration'), isNumber: true },
            ]}
          >
            {inOrder(marks).map((mark) => (
              <tr key={mark.id}>
                <th scope="row">
                  <ScentName {...scentOf(scents, serials[mark.chamber - 1] ?? '')} />
                </th>
                <td>{mark.chamber}</td>
                <td data-number="">
                  {t('player.fromTo', { from: seconds(mark.startMs), to: seconds(endOf(mark)) })}
                </td>
                <td data-number="">{t('player.percent', { value: mark.percent })}</td>
              </tr>
            ))}
          </Table>
        )}
      </div>
    </section>
  )
}
